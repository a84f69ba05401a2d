import Foundation

/// A value that can be added to a `StableHasher`. Equal values add equal words.
package protocol StableHashable {
  /// Adds the value to a hasher.
  func stableHash(into hasher: inout StableHasher)
}

extension StableHashable {
  /// The hash of this value alone.
  package var stableHash: UInt64 {
    var hasher = StableHasher()
    stableHash(into: &hasher)
    return hasher.finalize()
  }
}

extension CGPoint: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(x)
    hasher.combine(y)
  }
}

extension CGSize: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

extension CGRect: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(origin)
    hasher.combine(size)
  }
}

extension CGVector: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(dx)
    hasher.combine(dy)
  }
}

extension UIEdgeInsets: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    for value in [top, left, bottom, right] { hasher.combine(value) }
  }
}

extension CGAffineTransform: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    for value in [a, b, c, d, tx, ty] { hasher.combine(value) }
  }
}

extension CATransform3D: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    let (r0, r1, r2, r3) = rows
    for row in [r0, r1, r2, r3] {
      for index in 0..<4 { hasher.combine(row[index]) }
    }
  }
}

extension ProjectiveTransform: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    for value in [m11, m12, m13, m21, m22, m23, m31, m32, m33] { hasher.combine(value) }
  }
}

extension Array: StableHashable where Element: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension Optional: StableHashable where Wrapped: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(self != nil)
    if let self { hasher.combine(self) }
  }
}
