import UIKitCore

// This extension finds cells and rectangles of rows, and scrolls to rows.
extension UITableView {
  /// Returns the number of rows of a section.
  func count(inSection section: Int) -> Int {
    let rows = rows
    if rows.sections.indices.contains(section) { return rows.sections[section].count }
    warn("there is no section \(section) in the table")
    return 0
  }

  /// Returns the cell of a visible row, or `nil` for any other row.
  func cell(at indexPath: IndexPath) -> UITableViewCell? {
    views.shown[ListElement(.cell, indexPath)]?.view as? UITableViewCell
  }

  /// The index paths of the visible rows, in order.
  var shownPaths: [IndexPath] {
    views.shown.keys.filter { $0.kind == .cell }.map(\.path).sorted()
  }

  /// Returns the visible header or footer of a section, or `nil` if it is not visible.
  func boundaryView(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
    let element = ListElement(.supplementary(kind), IndexPath(row: 0, section: section))
    return views.shown[element]?.view as? UITableViewHeaderFooterView
  }

  /// Returns the index path of the row at a point of the content, or `nil` if there is no row.
  func path(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return rows.place(at: point.y).map { rows.path(at: $0) }
  }

  /// Returns the index paths of the rows in a rectangle of the content.
  func paths(in rect: CGRect) -> [IndexPath] {
    guard rect.isFinitePlace, rect.maxX > 0, rect.minX < bounds.width else { return [] }
    return rows.places(from: rect.minY, to: rect.maxY).map { rows.path(at: $0) }
  }

  /// Returns the rectangle of a row in points of the content, or an empty one for a row that does
  /// not exist.
  func rect(at indexPath: IndexPath) -> CGRect {
    guard let place = rows.place(of: indexPath) else { return .zero }
    let span = rows.span(at: place)
    return CGRect(
      x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
  }

  /// Returns the rectangle between two vertical positions of a section.
  func sectionRect(
    _ index: Int, _ top: (RowTable.Section) -> CGFloat, _ bottom: (RowTable.Section) -> CGFloat
  ) -> CGRect {
    guard rows.sections.indices.contains(index) else { return .zero }
    let section = rows.sections[index]
    return CGRect(
      x: 0, y: top(section), width: bounds.width, height: bottom(section) - top(section))
  }
}
