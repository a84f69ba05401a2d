import UIKitCore

// This extension handles the deletion and insertion of rows by the user.
extension UITableView {
  /// Shows or hides the editing controls of a cell, depending on whether its row can be edited.
  func showEditing(of cell: UITableViewCell, at path: IndexPath? = nil, animated: Bool) {
    guard let path = path ?? indexPath(for: cell) else { return }
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    editedPath = path
    cell.setEditing(isInEditing && canEdit, animated: animated)
    editedPath = nil
  }

  func editingStyle(of cell: UITableViewCell) -> UITableViewCell.EditingStyle {
    guard let path = editedPath ?? indexPath(for: cell) else { return .none }
    return rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func deleteTitle(of cell: UITableViewCell) -> String? {
    guard let path = indexPath(for: cell) else { return nil }
    return rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
  }

  /// Hides the buttons that delete rows.
  func hideConfirmations() { visibleCells.forEach { $0.confirm(false) } }

  /// Calls the data source to perform a deletion or insertion by the user.
  func commit(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.confirm(false)
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }
}
