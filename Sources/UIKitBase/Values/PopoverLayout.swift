import Foundation

/// The place of a popover in its container.
package struct PopoverLayout: Equatable {
  /// The frame of the body, without the arrow, in points of the container.
  package private(set) var body = CGRect.zero
  /// The direction of the arrow; empty if the popover has none.
  package private(set) var direction: UIPopoverArrowDirection = []
  /// The tip of the arrow, in points of the container; without an arrow the middle of the body.
  package private(set) var tip = CGPoint.zero

  /// The length of the arrow, in points.
  package static let arrowLength: CGFloat = 13
  /// The width of the arrow where it meets the body, in points.
  package static let arrowWidth: CGFloat = 26
  /// The radius of the body's corners, in points.
  package static let radius: CGFloat = 13
  /// The smallest width and height of the body, in points.
  private static let leastExtent: CGFloat = 2 * radius + arrowWidth
  /// The order in which the layout tries the directions of the arrow.
  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// Creates the layout of a popover that is nowhere.
  package init() {}

  /// Creates the layout of a popover.
  ///
  /// The popover is on the first side of its source on which it fits, or else on the side with the
  /// largest space. A popover that fits on no side is made smaller, unless `mayOverlap` is `true`.
  ///
  /// - Parameters:
  ///   - size: The preferred size of the body, in points.
  ///   - source: The rectangle at which the arrow points.
  ///   - space: The rectangle that the popover may not leave.
  ///   - permitted: The permitted directions of the arrow; an empty set centers the popover on its
  ///     source.
  ///   - mayOverlap: A Boolean value that indicates whether the popover covers its source instead
  ///     of being made smaller.
  package init(
    size: CGSize, source: CGRect, space: CGRect, permitted: UIPopoverArrowDirection,
    mayOverlap: Bool
  ) {
    let sides = Self.order.filter { permitted.contains($0) }
    let whole = CGSize(
      width: Self.bounded(size.width, space.width), height: Self.bounded(size.height, space.height))
    func beside(_ side: UIPopoverArrowDirection) -> CGSize {
      let free = Self.free(beside: source, at: side, in: space)
      return CGSize(
        width: Self.bounded(size.width, free.width), height: Self.bounded(size.height, free.height))
    }
    let fitting = sides.first { beside($0) == whole }
    let largest = sides.max { Self.area(beside($0)) < Self.area(beside($1)) }
    guard let side = fitting ?? largest else {
      let center = CGPoint(x: source.midX, y: source.midY)
      body = Self.moved(Self.rect(whole, around: center), into: space)
      tip = CGPoint(x: body.midX, y: body.midY)
      return
    }
    direction = side
    let size = mayOverlap ? whole : beside(side)
    body = Self.moved(Self.rect(size, beside: source, at: side), into: space)
    tip = Self.tip(of: body, to: source, at: side)
  }

  /// The frame of the body and its arrow.
  package var frame: CGRect {
    var frame = body
    switch direction {
    case .up: frame.origin.y -= Self.arrowLength
    case .left: frame.origin.x -= Self.arrowLength
    default: break
    }
    if direction == .up || direction == .down { frame.size.height += Self.arrowLength }
    if direction == .left || direction == .right { frame.size.width += Self.arrowLength }
    return frame
  }

  // MARK: Parts

  private static func bounded(_ wanted: CGFloat, _ space: CGFloat) -> CGFloat {
    max(min(wanted, space), leastExtent)
  }

  private static func area(_ size: CGSize) -> CGFloat { size.width * size.height }

  /// Returns the space for a body on a side of the source.
  private static func free(
    beside source: CGRect, at side: UIPopoverArrowDirection, in space: CGRect
  ) -> CGSize {
    switch side {
    case .up: CGSize(width: space.width, height: space.maxY - source.maxY - arrowLength)
    case .down: CGSize(width: space.width, height: source.minY - space.minY - arrowLength)
    case .left: CGSize(width: space.maxX - source.maxX - arrowLength, height: space.height)
    default: CGSize(width: source.minX - space.minX - arrowLength, height: space.height)
    }
  }

  private static func rect(_ size: CGSize, around center: CGPoint) -> CGRect {
    CGRect(
      x: (center.x - size.width / 2).rounded(), y: (center.y - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// Returns the rectangle of a body on a side of the source.
  private static func rect(
    _ size: CGSize, beside source: CGRect, at side: UIPopoverArrowDirection
  ) -> CGRect {
    var rect = rect(size, around: CGPoint(x: source.midX, y: source.midY))
    switch side {
    case .up: rect.origin.y = (source.maxY + arrowLength).rounded()
    case .down: rect.origin.y = (source.minY - arrowLength - size.height).rounded()
    case .left: rect.origin.x = (source.maxX + arrowLength).rounded()
    default: rect.origin.x = (source.minX - arrowLength - size.width).rounded()
    }
    return rect
  }

  /// Returns a rectangle that has been moved into the space.
  private static func moved(_ rect: CGRect, into space: CGRect) -> CGRect {
    var rect = rect
    rect.origin.x = max(min(rect.minX, space.maxX - rect.width), space.minX)
    rect.origin.y = max(min(rect.minY, space.maxY - rect.height), space.minY)
    return rect
  }

  /// Returns the position of an arrow's tip, at which the arrow does not overlap the rounded
  /// corners of the body.
  private static func tip(
    of body: CGRect, to source: CGRect, at side: UIPopoverArrowDirection
  ) -> CGPoint {
    let edge = radius + arrowWidth / 2
    let x = max(min(source.midX, body.maxX - edge), body.minX + edge)
    let y = max(min(source.midY, body.maxY - edge), body.minY + edge)
    switch side {
    case .up: return CGPoint(x: x, y: body.minY - arrowLength)
    case .down: return CGPoint(x: x, y: body.maxY + arrowLength)
    case .left: return CGPoint(x: body.minX - arrowLength, y: y)
    default: return CGPoint(x: body.maxX + arrowLength, y: y)
    }
  }
}
