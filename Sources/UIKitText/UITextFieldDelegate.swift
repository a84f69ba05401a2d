import UIKitCore

/// A delegate of a text field. All methods are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether the field may begin to be edited.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Notifies the delegate that the field is being edited.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether the editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Notifies the delegate that the field is no longer edited.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Notifies the delegate that the field is no longer edited, with the reason. It is called
  /// instead of `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether the user may replace a part of the text, given in UTF-16 code units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Notifies the delegate that the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button may remove the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the Return key sends the events of the field.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
