import UIKitCore

/// The items of a list whose data was requested before the items become visible.
///
/// They lie within one length of the list beyond its visible part, in the direction of the last
/// scroll, or towards the end of the content before the first one.
@MainActor struct PrefetchedItems {
  /// The items to report to the data source.
  struct Change {
    /// The items whose data will be needed, the nearest first.
    var requested: [IndexPath] = []
    /// The items that were reported before, and will not become visible for now.
    var cancelled: [IndexPath] = []
  }

  /// The distance in points that a list is scrolled back before its direction is another one.
  private static let turningDistance: CGFloat = 8

  private var items: Set<IndexPath> = []
  private var isBackward = false
  /// The furthest position of the list in the direction of its scroll, in points.
  private var extreme: CGFloat = 0

  /// Updates the items after a scroll or a layout.
  ///
  /// - Parameters:
  ///   - bounds: The visible part of the content.
  ///   - content: The size of the content.
  ///   - visible: The visible items.
  ///   - attributes: A closure that returns the attributes of the elements in a rectangle.
  mutating func update(
    bounds: CGRect, content: CGSize, visible: Set<IndexPath>,
    attributes: (CGRect) -> [UICollectionViewLayoutAttributes]
  ) -> Change {
    let isVertical = content.height - bounds.height >= content.width - bounds.width
    turn(at: isVertical ? bounds.minY : bounds.minX)
    let sign: CGFloat = isBackward ? -1 : 1
    let region =
      isVertical
      ? bounds.offsetBy(dx: 0, dy: sign * bounds.height)
      : bounds.offsetBy(dx: sign * bounds.width, dy: 0)
    let ahead = Set(attributes(region).filter { $0.kind == .cell }.map(\.indexPath))
    let awaited = ahead.subtracting(visible)
    let new = awaited.subtracting(items).sorted()
    let gone = items.subtracting(ahead).subtracting(visible).sorted()
    items = awaited
    return Change(requested: isBackward ? new.reversed() : new, cancelled: gone)
  }

  /// Removes all items, and returns those whose requests are to be cancelled.
  mutating func removeAll() -> Change {
    defer { items = [] }
    return Change(cancelled: items.sorted())
  }

  private mutating func turn(at position: CGFloat) {
    let back = isBackward ? position - extreme : extreme - position
    if back > Self.turningDistance {
      isBackward.toggle()
      extreme = position
    } else if back < 0 {
      extreme = position
    }
  }
}
