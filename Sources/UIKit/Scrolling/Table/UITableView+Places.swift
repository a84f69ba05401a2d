import Foundation

// The rows' cells and rectangles.
extension UITableView {
  /// Returns the cell of `cellForRow(at:)`.
  func cell(at indexPath: IndexPath) -> UITableViewCell? {
    rows.place(of: indexPath).flatMap { shown[$0] }
  }

  /// Returns the path of `indexPath(for:)`.
  func path(of cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }.map { rows.path(at: $0.key) }
  }

  /// The paths of `indexPathsForVisibleRows`.
  var shownPaths: [IndexPath]? {
    shown.isEmpty ? nil : shown.keys.sorted().map { rows.path(at: $0) }
  }

  /// Returns the path of `indexPathForRow(at:)`.
  func path(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return rows.place(at: point.y).map { rows.path(at: $0) }
  }

  /// Returns the rectangle of `rectForRow(at:)`.
  func rect(at indexPath: IndexPath) -> CGRect {
    guard let place = rows.place(of: indexPath) else { return .zero }
    let span = rows.span(at: place)
    return CGRect(
      x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
  }

  /// Performs `scrollToRow(at:at:animated:)`.
  func bringIntoView(_ indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
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
