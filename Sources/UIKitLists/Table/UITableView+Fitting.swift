import UIKitCore

/// The heights that a table's cells have determined.
struct FittedHeights {
  var heights: [IndexPath: CGFloat] = [:]
  /// The rows whose cells determine the heights but have not been measured yet.
  var open: Set<IndexPath> = []
  /// The width in points of the table for which the heights were determined.
  var width: CGFloat = 0

  /// Moves the heights to the new index paths after a change of the rows. The next measurement
  /// fills `open` again.
  mutating func move(by change: ListChange) {
    heights = Dictionary(
      heights.compactMap { path, height in
        guard change.keepsItem(at: path) else { return nil }
        return change.newPath(of: path).map { ($0, height) }
      }, uniquingKeysWith: { $1 })
    open = []
  }
}

// This extension handles rows whose cells determine their heights.
extension UITableView {
  private static var usualEstimate: CGFloat { 44 }

  /// Returns the height of a row with `automaticDimension` in points: the measured height of its
  /// cell, or else the estimated height.
  func fittedHeight(of path: IndexPath) -> CGFloat {
    if let known = fitted.heights[path] { return known }
    fitted.open.insert(path)
    return estimatedRowHeight > 0 ? estimatedRowHeight : Self.usualEstimate
  }

  /// Discards the measured heights if the width of the table has changed.
  func prepareFitting() {
    guard fitted.width != bounds.width else { return }
    let hadHeights = !fitted.heights.isEmpty
    fitted = FittedHeights(open: fitted.open, width: bounds.width)
    if hadHeights { measure(counts) }
  }

  /// Measures the visible cells that have not been measured. Visible rows stay in place when a row
  /// above them changes its height.
  func fitShownRows() {
    guard !fitted.open.isEmpty else { return }
    var heights: [Int: CGFloat] = [:]
    var shift: CGFloat = 0
    let anchor = views.elements.first { $0.kind == .cell && !fitted.open.contains($0.path) }?.path
    for (element, shown) in views.shown where fitted.open.contains(element.path) {
      guard element.kind == .cell, let cell = shown.view as? UITableViewCell,
        let place = knownRows.place(of: element.path)
      else { continue }
      let height = cell.fittingHeight(for: bounds.width)
      let span = knownRows.span(at: place)
      fitted.open.remove(element.path)
      fitted.heights[element.path] = height
      let growth = height - (span.upperBound - span.lowerBound)
      guard abs(growth) > 0.01 else { continue }
      heights[place] = height
      if let anchor, element.path < anchor, insetBounds.minY > 0 { shift += growth }
    }
    guard !heights.isEmpty else { return }
    knownRows.setHeights(heights)
    contentSize = rowsSize
    if shift != 0 { contentOffset.y += shift }
    setNeedsLayout()
  }
}

extension UITableViewCell {
  private static var contentMargin: CGFloat { 11 }
  private static var leastHeight: CGFloat { 44 }

  /// Returns the height of the cell in a table of the given width, in points. A cell that uses its
  /// own labels is at least 44 points high.
  func fittingHeight(for width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Returns the height in points that the cell's own labels and image need in content of the given
  /// width.
  func labelHeight(for width: CGFloat) -> CGFloat {
    var space = width - 2 * Self.margin
    var picture: CGFloat = 0
    if let size = self.picture?.image?.size {
      picture = size.height
      space -= size.width + Self.margin
    }
    func height(_ label: UILabel?) -> CGFloat {
      guard let label, label.text != nil else { return 0 }
      return label.sizeThatFits(CGSize(width: max(space, 1), height: 0)).height.rounded(.up)
    }
    let (upper, lower) = (height(labels.text), height(labels.detail))
    let texts = style == .subtitle ? upper + lower : max(upper, lower)
    return max(texts + 2 * Self.contentMargin, picture, Self.leastHeight)
  }
}
