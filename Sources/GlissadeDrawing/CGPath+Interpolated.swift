import Foundation
import GlissadeGeometry

extension CGPath {
  /// Returns the path at a fraction between this path and `other`, interpolated point by point, or
  /// `nil` if the kinds of their segments differ.
  package func interpolated(to other: CGPath, at fraction: Double) -> CGPath? {
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    guard elements.count == other.elements.count else { return nil }
    var result: [PathElement] = []
    result.reserveCapacity(elements.count)
    for (one, next) in zip(elements, other.elements) {
      guard let mixed = one.interpolated(to: next, at: fraction) else { return nil }
      result.append(mixed)
    }
    return CGPath(elements: result)
  }

  /// Returns a path with the same kinds of segments and other points. `numbers` are the x and y of
  /// each point in turn.
  package func withPoints(_ numbers: [Double]) -> CGPath {
    var index = 0
    func next() -> CGPoint {
      defer { index += 2 }
      return CGPoint(x: numbers[index], y: numbers[index + 1])
    }
    return CGPath(
      elements: elements.map { element in
        switch element {
        case .move: return .move(next())
        case .line: return .line(next())
        case .curve: return .curve(control1: next(), control2: next(), end: next())
        case .close: return .close
        }
      })
  }
}

extension PathElement {
  fileprivate func interpolated(to other: PathElement, at fraction: Double) -> PathElement? {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a.interpolated(to: b, at: fraction) }
    switch (self, other) {
    case (.move(let a), .move(let b)): return .move(mix(a, b))
    case (.line(let a), .line(let b)): return .line(mix(a, b))
    case (.curve(let a1, let a2, let a), .curve(let b1, let b2, let b)):
      return .curve(control1: mix(a1, b1), control2: mix(a2, b2), end: mix(a, b))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
