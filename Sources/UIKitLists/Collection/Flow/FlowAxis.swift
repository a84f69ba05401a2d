import UIKitCore

/// A size in terms of the direction of scrolling instead of width and height.
struct FlowSize: Equatable {
  /// The size in the direction of scrolling, in points.
  var length: CGFloat
  /// The size across the direction of scrolling, in points.
  var breadth: CGFloat
}

/// The insets of a section in terms of the direction of scrolling, in points.
struct FlowInsets: Equatable {
  var start: CGFloat = 0
  var end: CGFloat = 0
  /// The inset at the left or the top, across the direction of scrolling.
  var before: CGFloat = 0
  /// The inset at the right or the bottom, across the direction of scrolling.
  var after: CGFloat = 0
}

/// The direction in which a flow layout scrolls. Code that uses it works for both directions.
enum FlowAxis {
  case vertical, horizontal

  func size(_ size: CGSize) -> FlowSize {
    self == .vertical
      ? FlowSize(length: size.height, breadth: size.width)
      : FlowSize(length: size.width, breadth: size.height)
  }

  func size(_ size: FlowSize) -> CGSize {
    self == .vertical
      ? CGSize(width: size.breadth, height: size.length)
      : CGSize(width: size.length, height: size.breadth)
  }

  func insets(_ insets: UIEdgeInsets) -> FlowInsets {
    self == .vertical
      ? FlowInsets(
        start: insets.top, end: insets.bottom, before: insets.left, after: insets.right)
      : FlowInsets(
        start: insets.left, end: insets.right, before: insets.top, after: insets.bottom)
  }

  /// Returns the rectangle of a size at a distance along the axis and a distance across it.
  func rect(along: CGFloat, across: CGFloat, _ size: FlowSize) -> CGRect {
    self == .vertical
      ? CGRect(origin: CGPoint(x: across, y: along), size: self.size(size))
      : CGRect(origin: CGPoint(x: along, y: across), size: self.size(size))
  }

  /// Returns the range that a rectangle covers along the axis.
  func range(of rect: CGRect) -> ClosedRange<CGFloat> {
    self == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
  }
}
