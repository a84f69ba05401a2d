import UIKitCore

extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// A style with rows from edge to edge, whose headers and footers stay visible as long as their
    /// section is.
    case plain
    /// A style whose headers and footers scroll with the rows, with space between the sections.
    case grouped
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The position with the least movement.
    case none
    /// The top, the middle or the bottom of the table.
    case top, middle, bottom
  }

  /// The animation of rows or sections that are inserted or deleted.
  public enum RowAnimation: Int, Sendable {
    /// New rows fade in, and deleted ones fade out.
    case fade
    /// New rows come from the right, and deleted ones go there.
    case right
    /// New rows come from the left, and deleted ones go there.
    case left
    /// New rows come from above, and deleted ones go there.
    case top
    /// New rows come from below, and deleted ones go there.
    case bottom
    /// No animation. A change in which nothing is animated happens at once.
    case none
    /// New rows grow in the middle of their place, and deleted ones shrink there.
    case middle
    /// The animation that the table prefers, which is a fade.
    case automatic = 100
  }

  /// The line between rows.
  public typealias SeparatorStyle = UITableViewCell.SeparatorStyle

  /// The names under which headers and footers are known as elements.
  static let header = "header"
  static let footer = "footer"
}

extension UITableView.RowAnimation {
  /// Returns where the motion of a row begins or ends.
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
