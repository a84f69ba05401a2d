import UIKitCore

/// A delegate of a search bar. All methods are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether the text may begin to be edited.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Notifies the delegate that the text is being edited.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether the editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Notifies the delegate that the text is no longer edited.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Notifies the delegate that the user has changed or removed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether the user may replace a part of the text, given in UTF-16 code units.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Notifies the delegate that the user has pressed the Return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Notifies the delegate that the user has pressed the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Notifies the delegate that the user has selected a scope.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default implementation does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default implementation does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// A delegate of a search bar's text field, which calls the delegate of the search bar.
@MainActor final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}
