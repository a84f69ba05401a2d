import UIKitCore

/// A size relative to the direction of scrolling.
struct FlowSize: Equatable {
  /// The extent in the direction of scrolling, in points.
  var length: CGFloat
  /// The extent across it.
  var breadth: CGFloat
}

/// The insets of a section relative to the direction of scrolling, in points.
struct FlowInsets: Equatable {
  var start: CGFloat = 0
  var end: CGFloat = 0
  /// The insets at the left or the top, and at the other side.
  var before: CGFloat = 0
  var after: CGFloat = 0
}

/// The direction in which a flow layout scrolls, by which its rule is the same in both directions.
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

  /// Returns the rectangle at a distance along the axis and one across it.
  func rect(along: CGFloat, across: CGFloat, _ size: FlowSize) -> CGRect {
    self == .vertical
      ? CGRect(origin: CGPoint(x: across, y: along), size: self.size(size))
      : CGRect(origin: CGPoint(x: along, y: across), size: self.size(size))
  }

  /// Returns the range of a rectangle along the axis.
  func range(of rect: CGRect) -> ClosedRange<CGFloat> {
    self == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
  }
}
