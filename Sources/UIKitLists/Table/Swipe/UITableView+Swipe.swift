import UIKitCore

// This extension handles the actions that a drag of a row reveals.
extension UITableView {
  /// Returns the actions of a cell's row on a side, or `nil` for none.
  func swipeActions(of cell: UITableViewCell, _ side: SwipeActionsView.Side)
    -> UISwipeActionsConfiguration?
  {
    guard let path = indexPath(for: cell), let rowDelegate else { return nil }
    let configuration =
      switch side {
      case .leading:
        rowDelegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      case .trailing:
        rowDelegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      }
    return configuration?.actions.isEmpty == false ? configuration : nil
  }

  /// Returns the view that a touch hits. While a row is moved aside, only the buttons of its
  /// actions and the table itself can be hit.
  func viewBehindSwipe(_ hit: UIView?) -> UIView? {
    guard swipe.isOpen, let hit else { return hit }
    let isButton = sequence(first: hit, next: \.superview).contains { $0 is SwipeActionsView }
    return isButton ? hit : self
  }

  /// Moves the row back to its place: at the beginning of a touch outside of the row, and at the
  /// end of a touch on the row.
  func closeSwipe(on touches: Set<UITouch>, isEnd: Bool) {
    guard swipe.isOpen, let cell = swipe.cell, let touch = touches.first else { return }
    let isOnRow = cell.frame.contains(touch.location(in: self))
    if isOnRow == isEnd { swipe.close() }
  }
}
