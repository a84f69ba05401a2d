import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// Positions in pixels are rounded to 1/256 before anything is derived from them, so that moving
/// by whole pixels moves the picture exactly, rounding errors of the arithmetic notwithstanding.
enum PixelGrid {
  static func quantize(_ value: Double) -> Double {
    (value * 256 + 0.5).rounded(.down) / 256
  }

  /// The whole pixel nearest to a position; halves go up.
  static func snap(_ value: Double) -> Int {
    Int((quantize(value) + 0.5).rounded(.down))
  }
}

/// The radii of four corners, from the top left, clockwise. Not an array: there are thousands in a frame.
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

/// An upright rectangle with elliptical corners, in pixels on the grid.
struct PixelOutline: Hashable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  var radii: Corners

  /// The image of `outline`; nil unless `transform` keeps rectangles upright and unturned.
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

  var isEmpty: Bool { left >= right || top >= bottom }
  var isRectangular: Bool { radii.allSatisfy { $0.width == 0 || $0.height == 0 } }
  var hasWholePixels: Bool {
    [left, top, right, bottom].allSatisfy { $0 == $0.rounded(.down) }
  }

  /// Every pixel that is covered, if only in part.
  var pixels: PixelRect {
    PixelRect(containing: CGRect(x: left, y: top, width: right - left, height: bottom - top))
  }

  /// Where the straight part of each side begins and ends.
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
  /// The transform as a scale by positive factors and a translation; nil when it is anything else.
  var uprightAffine: CGAffineTransform? {
    guard isAffine, m12 == 0, m21 == 0, m11 > 0, m22 > 0 else { return nil }
    return affine
  }

  /// The same, but that a shift by nearly whole pixels is by whole pixels: what a rounding error may
  /// do to a picture must not depend on where the picture is.
  var settledOnPixels: ProjectiveTransform {
    guard m33 == 1, uprightAffine != nil else { return self }
    var result = self
    let (x, y) = (m31.rounded(), m32.rounded())
    if abs(m31 - x) < 1e-6 { result.m31 = x }
    if abs(m32 - y) < 1e-6 { result.m32 = y }
    return result
  }

  /// The factor by which areas near the origin grow, as a length.
  var meanScale: Double {
    guard m33 > 0 else { return 1 }
    return abs((m11 * m22 - m12 * m21) / (m33 * m33)).squareRoot()
  }

  /// The smallest rectangle of pixels around the image of `rect`.
  func pixels(of rect: CGRect) -> PixelRect {
    guard !rect.isNull, let box = boundingBox(of: rect) else { return .empty }
    return PixelRect(containing: box)
  }
}
