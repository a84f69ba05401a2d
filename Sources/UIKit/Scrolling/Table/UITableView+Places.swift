import Foundation

// Which row is where.
extension UITableView {
  /// The cell of a row that is in view.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.place(of: indexPath).flatMap { shown[$0] }
  }

  /// The row that a cell in view shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }.map { rows.path(at: $0.key) }
  }

  /// From the top down.
  public var visibleCells: [UITableViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }

  /// From the top down; nil before the table has been asked for what is in view.
  public var indexPathsForVisibleRows: [IndexPath]? {
    shown.isEmpty ? nil : shown.keys.sorted().map { rows.path(at: $0) }
  }

  /// The row at a point of the content; nil where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return rows.place(at: point.y).map { rows.path(at: $0) }
  }

  /// In points of the content; empty for a row that there is not.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let place = rows.place(of: indexPath) else { return .zero }
    let span = rows.span(at: place)
    return CGRect(
      x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
  }

  /// Brings a row into view.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    precondition(rows.place(of: indexPath) != nil, "There is no row \(indexPath) in the table.")
    let rect = rectForRow(at: indexPath)
    let wanted: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: wanted = rect.minY - adjustedContentInset.top
    case .middle: wanted = rect.midY - bounds.height / 2
    case .bottom: wanted = rect.maxY + adjustedContentInset.bottom - bounds.height
    }
    let target = clamped(CGPoint(x: contentOffset.x, y: wanted))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}
