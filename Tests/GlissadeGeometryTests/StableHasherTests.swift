import Foundation
import Testing

@testable import GlissadeGeometry

@Suite struct StableHasherTests {
  private func hash(_ body: (inout StableHasher) -> Void) -> UInt64 {
    var hasher = StableHasher()
    body(&hasher)
    return hasher.finalize()
  }

  @Test("the hash of given values is the one written here, in every process")
  func expectedHash() {
    let value = hash {
      $0.combine(42)
      $0.combine(0.1)
      $0.combine(true)
      $0.combine("Glissade ◐")
      $0.combine(CGRect(x: 1, y: 2, width: 3, height: 4))
      $0.combine(UInt64.max)
    }
    #expect(value == 10_530_258_011_546_355_896)
    #expect(CATransform3DIdentity.stableHash == 11_070_056_854_360_273_805)
  }

  @Test("equal numbers hash alike: both zeros, every NaN")
  func equalNumbers() {
    #expect(hash { $0.combine(0.0) } == hash { $0.combine(-0.0) })
    #expect(hash { $0.combine(Double.nan) } == hash { $0.combine(-Double.nan) })
    #expect(hash { $0.combine(1.0) } != hash { $0.combine(1.0.nextUp) })
    #expect(hash { $0.combine(CGFloat(1.5)) } == hash { $0.combine(1.5) })
  }

  @Test("order, number and grouping of what is combined all count")
  func structure() {
    #expect(
      hash {
        $0.combine(1); $0.combine(2)
      }
        != hash {
          $0.combine(2); $0.combine(1)
        })
    #expect(hash { $0.combine(0) } != hash { _ in })
    #expect(
      hash { $0.combine(0) }
        != hash {
          $0.combine(0); $0.combine(0)
        })
    #expect(
      hash {
        $0.combine("ab"); $0.combine("c")
      }
        != hash {
          $0.combine("a"); $0.combine("bc")
        })
    #expect(hash { $0.combine("") } != hash { $0.combine("\0") })
    let (a, b) = (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4))
    #expect([[a, b], []].stableHash != [[a], [b]].stableHash)
    #expect(Optional<CGPoint>.none.stableHash != Optional(CGPoint.zero).stableHash)
  }

  @Test("each member of a geometric value counts")
  func members() {
    var hashes = Set<UInt64>()
    var count = 0
    func note(_ value: some StableHashable) {
      hashes.insert(value.stableHash)
      count += 1
    }
    for index in 0..<6 {
      var v = [CGFloat](repeating: 9, count: 6)
      v[index] = 1
      note(CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5]))
      guard index < 4 else { continue }
      note(CGRect(x: v[0], y: v[1], width: v[2], height: v[3]))
      note([UIEdgeInsets(top: v[0], left: v[1], bottom: v[2], right: v[3])])
    }
    for index in 0..<16 {
      var m = [Double](repeating: 9, count: 16)
      m[index] = 1
      let rows = (0..<4).map { SIMD4<Double>(m[($0 * 4)..<($0 * 4 + 4)]) }
      note(CATransform3D(rows: (rows[0], rows[1], rows[2], rows[3])))
    }
    #expect(hashes.count == count)
  }

  @Test("a hundred thousand small numbers have a hundred thousand hashes")
  func noCollisions() {
    #expect(Set((0..<100_000).map { number in hash { $0.combine(number) } }).count == 100_000)
  }
}
