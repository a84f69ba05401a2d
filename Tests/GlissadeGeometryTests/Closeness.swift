import Foundation

@testable import GlissadeGeometry

func isClose(_ a: CATransform3D, _ b: CATransform3D, within tolerance: Double) -> Bool {
  let (r, s) = (a.rows, b.rows)
  return [r.0 - s.0, r.1 - s.1, r.2 - s.2, r.3 - s.3].allSatisfy { row in
    (0..<4).allSatisfy { abs(row[$0]) <= tolerance }
  }
}

func isClose(_ a: CGAffineTransform, _ b: CGAffineTransform, within tolerance: Double) -> Bool {
  isClose(
    CATransform3DMakeAffineTransform(a), CATransform3DMakeAffineTransform(b), within: tolerance)
}

func isClose(_ a: CGPoint?, _ b: CGPoint, within tolerance: Double) -> Bool {
  guard let a else { return false }
  return abs(Double(a.x - b.x)) <= tolerance && abs(Double(a.y - b.y)) <= tolerance
}

func isClose(_ a: CGRect, _ b: CGRect, within tolerance: Double) -> Bool {
  isClose(a.origin, b.origin, within: tolerance)
    && abs(Double(a.width - b.width)) <= tolerance
    && abs(Double(a.height - b.height)) <= tolerance
}
