import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UISearchBarDelegate {
  /// The method `searchBarShouldBeginEditing(_:)`.
  @_disfavoredOverload public var searchBarShouldBeginEditing: (@MainActor (UISearchBar) -> Bool)? {
    { self.searchBarShouldBeginEditing($0) }
  }
  /// The method `searchBarTextDidBeginEditing(_:)`.
  @_disfavoredOverload public var searchBarTextDidBeginEditing: (@MainActor (UISearchBar) -> Void)?
  {
    { self.searchBarTextDidBeginEditing($0) }
  }
  /// The method `searchBarShouldEndEditing(_:)`.
  @_disfavoredOverload public var searchBarShouldEndEditing: (@MainActor (UISearchBar) -> Bool)? {
    { self.searchBarShouldEndEditing($0) }
  }
  /// The method `searchBarTextDidEndEditing(_:)`.
  @_disfavoredOverload public var searchBarTextDidEndEditing: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }
  /// The method `searchBarSearchButtonClicked(_:)`.
  @_disfavoredOverload public var searchBarSearchButtonClicked: (@MainActor (UISearchBar) -> Void)?
  {
    { self.searchBarSearchButtonClicked($0) }
  }
  /// The method `searchBarCancelButtonClicked(_:)`.
  @_disfavoredOverload public var searchBarCancelButtonClicked: (@MainActor (UISearchBar) -> Void)?
  {
    { self.searchBarCancelButtonClicked($0) }
  }
  /// The methods `searchBar`.
  @_disfavoredOverload public var searchBar: UISearchBarDelegateCalls.SearchBar? {
    UISearchBarDelegateCalls.SearchBar(owner: self)
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum UISearchBarDelegateCalls {
  /// The methods `searchBar` of an object.
  @preconcurrency @MainActor public struct SearchBar {
    let owner: any UISearchBarDelegate

    /// Calls `searchBar(_:textDidChange:)`.
    public func callAsFunction(
      _ searchBar: UISearchBar, textDidChange searchText: String
    ) {
      owner.searchBar(searchBar, textDidChange: searchText)
    }
    /// Calls `searchBar(_:shouldChangeTextIn:replacementText:)`.
    @discardableResult
    public func callAsFunction(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      owner.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
    /// Calls `searchBar(_:selectedScopeButtonIndexDidChange:)`.
    public func callAsFunction(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {
      owner.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}
