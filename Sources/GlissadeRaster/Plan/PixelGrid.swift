import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A grid with a spacing of 1/256 pixel. Positions are rounded to the grid before other values are
/// computed from them, so that a move by whole pixels moves the picture exactly, despite rounding
/// errors.
enum PixelGrid {
  static func quantize(_ value: Double) -> Double {
    (value * 256 + 0.5).rounded(.down) / 256
  }

  /// Returns the whole pixel nearest to a position; halves are rounded up.
  static func snap(_ value: Double) -> Int {
    whole((quantize(value) + 0.5).rounded(.down))
  }

  /// The greatest distance of a pixel from the origin along an axis, in pixels. It is far larger
  /// than any surface.
  static let limit = 1 << 24
  /// A rectangle that contains all pixels.
  static let everything = PixelRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)

  /// Returns a whole number as an integer, clamped to −`limit`…`limit`.
  static func whole(_ value: Double) -> Int {
    guard value > Double(-limit) else { return -limit }
    return value < Double(limit) ? Int(value) : limit
  }

  static func floor(_ value: Double) -> Int { whole(value.rounded(.down)) }
  static func ceiling(_ value: Double) -> Int { whole(value.rounded(.up)) }
}

/// The radii of the four corners of an outline, clockwise from the upper left corner. The type is
/// not an array, because a frame has thousands of outlines.
struct Corners: Hashable, RandomAccessCollection, MutableCollection {
  private var values: (CGSize, CGSize, CGSize, CGSize)

  init(_ topLeft: CGSize, _ topRight: CGSize, _ bottomRight: CGSize, _ bottomLeft: CGSize) {
    values = (topLeft, topRight, bottomRight, bottomLeft)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { 4 }

  subscript(index: Int) -> CGSize {
    get {
      switch index {
      case 0: values.0
      case 1: values.1
      case 2: values.2
      default: values.3
      }
    }
    set {
      switch index {
      case 0: values.0 = newValue
      case 1: values.1 = newValue
      case 2: values.2 = newValue
      default: values.3 = newValue
      }
    }
  }

  static func == (one: Corners, other: Corners) -> Bool { one.values == other.values }

  func hash(into hasher: inout Hasher) {
    for value in self {
      hasher.combine(value.width)
      hasher.combine(value.height)
    }
  }
}

/// An axis-aligned rectangle with elliptical corners. All values are in pixels and multiples of the
/// grid's spacing.
struct PixelOutline: Hashable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  var radii: Corners

  /// Creates the outline that results from transforming `outline`, or `nil` if `transform` rotates,
  /// skews or mirrors.
  init?(_ outline: RoundedRect, _ transform: ProjectiveTransform) {
    guard let t = transform.uprightAffine else { return nil }
    let rect = outline.rect
    left = PixelGrid.quantize(rect.minX * t.a + t.tx)
    right = PixelGrid.quantize(rect.maxX * t.a + t.tx)
    top = PixelGrid.quantize(rect.minY * t.d + t.ty)
    bottom = PixelGrid.quantize(rect.maxY * t.d + t.ty)
    func radii(_ radius: CGFloat) -> CGSize {
      CGSize(width: PixelGrid.quantize(radius * t.a), height: PixelGrid.quantize(radius * t.d))
    }
    self.radii = Corners(
      radii(outline.topLeft), radii(outline.topRight), radii(outline.bottomRight),
      radii(outline.bottomLeft))
  }

  /// A Boolean value that indicates whether the outline has no area, which includes an outline with
  /// a side that is not a number.
  var isEmpty: Bool { !(left < right && top < bottom) }
  var isRectangular: Bool { radii.allSatisfy { $0.width == 0 || $0.height == 0 } }
  var hasWholePixels: Bool {
    [left, top, right, bottom].allSatisfy { $0 == $0.rounded(.down) }
  }

  /// The smallest rectangle of pixels that contains the outline.
  var pixels: PixelRect {
    PixelRect(containing: CGRect(x: left, y: top, width: right - left, height: bottom - top))
  }

  /// The left end of the part along which both the upper and the lower side are straight.
  var straightLeft: Double { left + max(radii[0].width, radii[3].width) }
  var straightRight: Double { right - max(radii[1].width, radii[2].width) }
  var straightTop: Double { top + max(radii[0].height, radii[1].height) }
  var straightBottom: Double { bottom - max(radii[2].height, radii[3].height) }

  func offsetBy(x: Double, y: Double) -> PixelOutline {
    var result = self
    result.left += x
    result.right += x
    result.top += y
    result.bottom += y
    return result
  }
}

extension ProjectiveTransform {
  /// The affine form of the transform, or `nil` if it is not a scale by positive factors with a
  /// translation.
  var uprightAffine: CGAffineTransform? {
    guard isAffine, m12 == 0, m21 == 0, m11 > 0, m22 > 0 else { return nil }
    return affine
  }

  /// The transform, with its translation rounded to whole pixels if it is nearly whole. Without
  /// this, the effect of rounding errors would depend on the picture's position.
  var settledOnPixels: ProjectiveTransform {
    guard m33 == 1, uprightAffine != nil else { return self }
    var result = self
    let (x, y) = (m31.rounded(), m32.rounded())
    if abs(m31 - x) < 1e-6 { result.m31 = x }
    if abs(m32 - y) < 1e-6 { result.m32 = y }
    return result
  }

  /// The factor by which lengths near the origin grow, as the square root of the factor for areas.
  var meanScale: Double {
    guard m33 > 0 else { return 1 }
    return abs((m11 * m22 - m12 * m21) / (m33 * m33)).squareRoot()
  }

  /// Returns the smallest rectangle of pixels that contains the transformed `rect`.
  func pixels(of rect: CGRect) -> PixelRect {
    guard !rect.isNull, let box = boundingBox(of: rect) else { return .empty }
    return PixelRect(containing: box)
  }
}
