import UIKitCore

/// A delegate of a text view, which is also the delegate of the text view as a scroll view. All
/// methods are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol,
  UIScrollViewDelegate
{
  /// Returns whether the view may begin to be edited.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Notifies the delegate that the view is being edited.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether the editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Notifies the delegate that the view is no longer edited.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether the user may replace a part of the text, given in UTF-16 code units.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Notifies the delegate that the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Notifies the delegate that the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
