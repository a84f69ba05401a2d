import UIKitCore

// Deleting and inserting rows by the user.
extension UITableView {
  /// Shows the controls of a cell if its row is edited.
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

  /// Lets the data source make a change of the user.
  func commit(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.confirm(false)
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }
}
