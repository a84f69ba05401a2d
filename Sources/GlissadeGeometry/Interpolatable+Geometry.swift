import Foundation

extension Double: AdditiveInterpolatable {
  package func adding(_ other: Double) -> Double { self + other }
  package func subtracting(_ other: Double) -> Double { self - other }
  package func scaled(by factor: Double) -> Double { self * factor }
  package var norm: Double { abs(self) }
}

extension CGFloat: AdditiveInterpolatable {
  package func adding(_ other: CGFloat) -> CGFloat { self + other }
  package func subtracting(_ other: CGFloat) -> CGFloat { self - other }
  package func scaled(by factor: Double) -> CGFloat { self * CGFloat(factor) }
  package var norm: Double { Double(magnitude) }
}

extension CGPoint: AdditiveInterpolatable {
  package func adding(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
  package func subtracting(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
  package func scaled(by factor: Double) -> CGPoint {
    CGPoint(x: x.scaled(by: factor), y: y.scaled(by: factor))
  }
  package var norm: Double { hypot(Double(x), Double(y)) }
}

extension CGVector: AdditiveInterpolatable {
  package func adding(_ other: CGVector) -> CGVector {
    CGVector(dx: dx + other.dx, dy: dy + other.dy)
  }
  package func subtracting(_ other: CGVector) -> CGVector {
    CGVector(dx: dx - other.dx, dy: dy - other.dy)
  }
  package func scaled(by factor: Double) -> CGVector {
    CGVector(dx: dx.scaled(by: factor), dy: dy.scaled(by: factor))
  }
  package var norm: Double { hypot(Double(dx), Double(dy)) }
}

extension CGSize: AdditiveInterpolatable {
  package func adding(_ other: CGSize) -> CGSize {
    CGSize(width: width + other.width, height: height + other.height)
  }
  package func subtracting(_ other: CGSize) -> CGSize {
    CGSize(width: width - other.width, height: height - other.height)
  }
  package func scaled(by factor: Double) -> CGSize {
    CGSize(width: width.scaled(by: factor), height: height.scaled(by: factor))
  }
  package var norm: Double { hypot(Double(width), Double(height)) }
}

// Sums and differences of rectangles use origin and size as stored, because the difference of two
// rectangles may have a negative size.
extension CGRect: AdditiveInterpolatable {
  package func adding(_ other: CGRect) -> CGRect {
    CGRect(origin: origin.adding(other.origin), size: size.adding(other.size))
  }
  package func subtracting(_ other: CGRect) -> CGRect {
    CGRect(origin: origin.subtracting(other.origin), size: size.subtracting(other.size))
  }
  package func scaled(by factor: Double) -> CGRect {
    CGRect(origin: origin.scaled(by: factor), size: size.scaled(by: factor))
  }
  package var norm: Double { hypot(origin.norm, size.norm) }
}
