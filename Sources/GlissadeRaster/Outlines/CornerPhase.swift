import GlissadeGeometry

/// The position of a round corner within a pixel. It is rounded to one of a few positions, so that
/// a moving corner uses the same few masks again and again (decision 40).
///
/// A mask without a straight side is drawn up to 1/32 pixel beside its exact position along each
/// axis. Straight sides are drawn at their exact positions, because an error would be visible as a
/// step.
struct CornerPhase {
  /// The number of positions within a pixel, along each axis, to which a corner is rounded.
  static let count = 16.0

  /// The vector from the corner's exact position to the nearest of these positions, in pixels.
  let shift: CGVector

  /// Creates the phase of an outline, or of the ring between two outlines, in a window at the
  /// origin.
  init(_ outer: PixelOutline, _ inner: PixelOutline?, width: Double, height: Double) {
    var sides = outer.straightSides(width: width, height: height)
    if let inner { sides.formUnion(inner.straightSides(width: width, height: height)) }
    let x = outer.sideX(width) ?? inner?.sideX(width) ?? 0
    let y = outer.sideY(height) ?? inner?.sideY(height) ?? 0
    shift = CGVector(
      dx: sides.contains(.vertical) ? 0 : Self.error(x),
      dy: sides.contains(.horizontal) ? 0 : Self.error(y))
  }

  private static func error(_ place: Double) -> Double {
    (place * count + 0.5).rounded(.down) / count - place
  }
}

/// A set of the directions in which an outline has straight sides.
struct SideDirections: OptionSet {
  let rawValue: Int
  static let horizontal = SideDirections(rawValue: 1)
  static let vertical = SideDirections(rawValue: 2)
}

/// Properties of the part of an outline that is visible in a window whose upper left corner is the
/// origin.
extension PixelOutline {
  /// Returns the outline without the parts outside of the window: a side whose corners lie beyond
  /// an edge of the window is moved to this edge, and these corners become square. The part in the
  /// window stays the same.
  func reduced(width: Double, height: Double) -> PixelOutline {
    var result = self
    if straightLeft <= 0 {
      result.left = 0
      result.squareCorners(0, 3)
    }
    if straightRight >= width {
      result.right = width
      result.squareCorners(1, 2)
    }
    if straightTop <= 0 {
      result.top = 0
      result.squareCorners(0, 1)
    }
    if straightBottom >= height {
      result.bottom = height
      result.squareCorners(2, 3)
    }
    return result
  }

  private mutating func squareCorners(_ one: Int, _ other: Int) {
    radii[one] = .zero
    radii[other] = .zero
  }

  /// Returns the horizontal position of the left or right side, whichever has a corner in the
  /// window, or `nil` if neither has.
  fileprivate func sideX(_ width: Double) -> Double? {
    if straightLeft > 0 { return left }
    return straightRight < width ? right : nil
  }

  /// Returns the vertical position of the upper or lower side, whichever has a corner in the
  /// window, or `nil` if neither has.
  fileprivate func sideY(_ height: Double) -> Double? {
    if straightTop > 0 { return top }
    return straightBottom < height ? bottom : nil
  }

  /// Returns the directions of those sides that are visible in the window along a pixel or more, or
  /// that end in a square corner.
  fileprivate func straightSides(width: Double, height: Double) -> SideDirections {
    let hasLeft = left >= 0 && left < width
    let hasRight = right > 0 && right <= width
    let hasTop = top >= 0 && top < height
    let hasBottom = bottom > 0 && bottom <= height
    func isSquare(_ corner: Int) -> Bool { radii[corner].width == 0 || radii[corner].height == 0 }
    if hasTop && hasLeft && isSquare(0) || hasTop && hasRight && isSquare(1)
      || hasBottom && hasRight && isSquare(2) || hasBottom && hasLeft && isSquare(3)
    {
      return [.horizontal, .vertical]
    }
    func isStraight(_ start: Double, _ end: Double, in length: Double) -> Bool {
      min(end, length) - max(start, 0) >= 1
    }
    var result: SideDirections = []
    if hasTop && isStraight(left + radii[0].width, right - radii[1].width, in: width)
      || hasBottom && isStraight(left + radii[3].width, right - radii[2].width, in: width)
    {
      result.insert(.horizontal)
    }
    if hasLeft && isStraight(top + radii[0].height, bottom - radii[3].height, in: height)
      || hasRight && isStraight(top + radii[1].height, bottom - radii[2].height, in: height)
    {
      result.insert(.vertical)
    }
    return result
  }
}
