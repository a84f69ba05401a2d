import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UITableViewDataSource {
  /// The methods `tableView`.
  @_disfavoredOverload public var tableView: UITableViewDataSourceCalls.TableView? {
    UITableViewDataSourceCalls.TableView(owner: self)
  }
  /// The method `numberOfSections(in:)`.
  @_disfavoredOverload public var numberOfSections: UITableViewDataSourceCalls.NumberOfSections? {
    UITableViewDataSourceCalls.NumberOfSections(owner: self)
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum UITableViewDataSourceCalls {
  /// The methods `tableView` of an object.
  @preconcurrency @MainActor public struct TableView {
    let owner: any UITableViewDataSource

    /// Calls `tableView(_:titleForHeaderInSection:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      owner.tableView(tableView, titleForHeaderInSection: section)
    }
    /// Calls `tableView(_:titleForFooterInSection:)`.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
      owner.tableView(tableView, titleForFooterInSection: section)
    }
  }

  /// The methods `numberOfSections` of an object.
  @preconcurrency @MainActor public struct NumberOfSections {
    let owner: any UITableViewDataSource

    /// Calls `numberOfSections(in:)`.
    @discardableResult
    public func callAsFunction(in tableView: UITableView) -> Int {
      owner.numberOfSections(in: tableView)
    }
  }
}
