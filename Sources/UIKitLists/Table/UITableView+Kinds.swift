import UIKitCore

extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// A style whose rows extend from edge to edge. Headers and footers stay visible as long as
    /// their section is visible.
    case plain
    /// A style with space between the sections. Headers and footers scroll with the rows.
    case grouped
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The position that requires the smallest movement.
    case none
    /// The top (`top`), the middle (`middle`) or the bottom (`bottom`) of the table.
    case top, middle, bottom
  }

  /// The animation of rows or sections that are inserted or deleted.
  public enum RowAnimation: Int, Sendable {
    /// New rows fade in, and deleted rows fade out.
    case fade
    /// New rows move in from the right, and deleted rows move out to the right.
    case right
    /// New rows move in from the left, and deleted rows move out to the left.
    case left
    /// New rows move in from above, and deleted rows move out upwards.
    case top
    /// New rows move in from below, and deleted rows move out downwards.
    case bottom
    /// No animation. If no change of a batch has another animation, the whole batch happens at
    /// once.
    case none
    /// New rows expand from the middle of their place, and deleted rows shrink to it.
    case middle
    /// The animation that the table chooses, which is `fade`.
    case automatic = 100
  }

  /// The style of the line between rows.
  public typealias SeparatorStyle = UITableViewCell.SeparatorStyle

  /// The kind of header views in the table's list elements.
  static let header = "header"
  /// The kind of footer views in the table's list elements.
  static let footer = "footer"
}

extension UITableView.RowAnimation {
  /// Returns the attributes of a row before it appears or after it disappears, for its attributes
  /// in the table.
  @MainActor func departed(from attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let away = attributes.copied
    switch self {
    case .fade, .automatic: away.alpha = 0
    case .none: away.alpha = 0
    case .right: away.center.x += attributes.size.width
    case .left: away.center.x -= attributes.size.width
    case .top:
      away.center.y -= attributes.size.height
      away.alpha = 0
    case .bottom:
      away.center.y += attributes.size.height
      away.alpha = 0
    case .middle:
      away.transform = CGAffineTransform(scaleX: 1, y: 0.01)
      away.alpha = 0
    }
    return away
  }
}
