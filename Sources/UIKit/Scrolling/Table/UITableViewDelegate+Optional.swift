import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UITableViewDelegate {
  /// The methods `tableView`.
  @_disfavoredOverload public var tableView: UITableViewDelegateCalls.TableView? {
    UITableViewDelegateCalls.TableView(owner: self)
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum UITableViewDelegateCalls {
  /// The methods `tableView` of an object.
  @preconcurrency @MainActor public struct TableView {
    let owner: any UITableViewDelegate

    /// Calls `tableView(_:heightForRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      owner.tableView(tableView, heightForRowAt: indexPath)
    }
    /// Calls `tableView(_:heightForHeaderInSection:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat {
      owner.tableView(tableView, heightForHeaderInSection: section)
    }
    /// Calls `tableView(_:heightForFooterInSection:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat {
      owner.tableView(tableView, heightForFooterInSection: section)
    }
    /// Calls `tableView(_:viewForHeaderInSection:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      owner.tableView(tableView, viewForHeaderInSection: section)
    }
    /// Calls `tableView(_:viewForFooterInSection:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? {
      owner.tableView(tableView, viewForFooterInSection: section)
    }
    /// Calls `tableView(_:willDisplay:forRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      owner.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
    /// Calls `tableView(_:didEndDisplaying:forRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      owner.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
    /// Calls `tableView(_:willDisplayHeaderView:forSection:)`.
    public func callAsFunction(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      owner.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
    /// Calls `tableView(_:willDisplayFooterView:forSection:)`.
    public func callAsFunction(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
      owner.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)`.
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
      owner.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
    /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)`.
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
      owner.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
    /// Calls `tableView(_:shouldHighlightRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
      owner.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    /// Calls `tableView(_:didHighlightRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      owner.tableView(tableView, didHighlightRowAt: indexPath)
    }
    /// Calls `tableView(_:didUnhighlightRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      owner.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    /// Calls `tableView(_:willSelectRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      owner.tableView(tableView, willSelectRowAt: indexPath)
    }
    /// Calls `tableView(_:willDeselectRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      owner.tableView(tableView, willDeselectRowAt: indexPath)
    }
    /// Calls `tableView(_:accessoryButtonTappedForRowWith:)`.
    public func callAsFunction(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      owner.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    /// Calls `tableView(_:didSelectRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      owner.tableView(tableView, didSelectRowAt: indexPath)
    }
    /// Calls `tableView(_:didDeselectRowAt:)`.
    public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      owner.tableView(tableView, didDeselectRowAt: indexPath)
    }
    /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      owner.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      owner.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }
}
