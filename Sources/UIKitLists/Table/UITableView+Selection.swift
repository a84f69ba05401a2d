import GlissadeGestures
import UIKitCore

// This extension handles selection by the program, by touch and by key.
extension UITableView: KeyResponder {
  func deselect(_ path: IndexPath, _ animated: Bool) {
    guard selection.remove(path) != nil else { return }
    cellForRow(at: path)?.setSelected(false, animated: animated)
  }

  // MARK: Touches

  /// Returns whether a touch highlights a cell.
  func highlights(_ cell: UITableViewCell) -> Bool {
    guard allowsSelection, !isInEditing || allowsSelectionDuringEditing,
      let path = indexPath(for: cell)
    else { return false }
    return rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  /// Notifies the delegate that a cell is highlighted, or is no longer highlighted.
  func didHighlight(_ cell: UITableViewCell, _ isHighlighted: Bool) {
    guard let path = indexPath(for: cell) else { return }
    if isHighlighted {
      rowDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      rowDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  /// Selects the row of a cell that the user has tapped, or deselects it if several rows can be
  /// selected and it is selected.
  func chosen(_ cell: UITableViewCell) {
    becomeFirstResponder()
    guard let path = indexPath(for: cell) else { return }
    if allowsMultipleSelection, selection.contains(path) {
      guard let target = allowedDeselection(of: path) else { return }
      deselect(target, false)
      rowDelegate?.tableView(self, didDeselectRowAt: target)
    } else {
      choose(path)
    }
  }

  private func choose(_ wanted: IndexPath) {
    let allowed =
      rowDelegate.map { $0.tableView(self, willSelectRowAt: wanted) } ?? wanted
    guard let path = allowed, rows.place(of: path) != nil else { return }
    if !allowsMultipleSelection {
      for other in selection.sorted() where other != path {
        guard let target = allowedDeselection(of: other) else { continue }
        deselect(target, false)
        rowDelegate?.tableView(self, didDeselectRowAt: target)
      }
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    rowDelegate?.tableView(self, didSelectRowAt: path)
  }

  private func allowedDeselection(of path: IndexPath) -> IndexPath? {
    rowDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
  }

  // MARK: Keys

  /// Handles a key. Up and Down select the row above and the row below the selected one. Home and
  /// End select the first and the last row.
  package func handleKey(_ event: InputEvent) -> Bool {
    guard allowsSelection, event.modifiers.isEmpty, rows.count > 0 else { return false }
    let old = selection.min().flatMap { rows.place(of: $0) }
    let wanted: Int
    switch event.key {
    case "Up": wanted = max((old ?? rows.count) - 1, 0)
    case "Down": wanted = min((old ?? -1) + 1, rows.count - 1)
    case "Home": wanted = 0
    case "End": wanted = rows.count - 1
    default: return false
    }
    let path = rows.path(at: wanted)
    if wanted != old { choose(path) }
    scrollToRow(at: path, at: .none, animated: true)
    return true
  }
}
