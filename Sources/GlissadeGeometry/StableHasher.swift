import Foundation

/// A 64-bit hash over bit patterns that is the same in every process.
///
/// `Hasher` is seeded per process, and recordings are compared between runs. Equal values give
/// equal hashes: −0.0 counts as 0.0, and every NaN as one.
package struct StableHasher: Sendable {
  private var state: UInt64 = 0x6C69_7373_6164_6531
  private var count: UInt64 = 0
  /// Numbers are rounded to multiples of this first; 0: they are not.
  private let grain: Double

  package init() { grain = 0 }

  /// A hasher for which numbers are the same that round to the same multiple of `grain`.
  ///
  /// What is told apart all the same: two numbers close to each other with the middle between two
  /// multiples between them. A power of two as grain has these where layouts have no numbers.
  package init(roundingTo grain: Double) {
    precondition(grain > 0, "A grain is above 0.")
    self.grain = grain
  }

  package mutating func combine(_ word: UInt64) {
    count &+= 1
    // The count makes a run of equal words count, also where the state happens to be a fixed point.
    state = Self.mixed((state ^ word) &+ count &* 0x9E37_79B9_7F4A_7C15)
  }

  package mutating func combine(_ value: Int) {
    combine(UInt64(bitPattern: Int64(value)))
  }

  package mutating func combine(_ value: Bool) {
    combine(UInt64(value ? 1 : 0))
  }

  package mutating func combine(_ number: Double) {
    let value = grain == 0 ? number : (number / grain).rounded()
    if value == 0 {
      combine(UInt64(0))
    } else {
      combine(value.isNaN ? 0x7FF8_0000_0000_0000 : value.bitPattern)
    }
  }

  package mutating func combine(_ value: CGFloat) {
    combine(Double(value))
  }

  /// The text's UTF-8 bytes, eight to a word, after their number.
  package mutating func combine(_ value: String) {
    combine(value.utf8.count)
    var word: UInt64 = 0
    var filled = 0
    for byte in value.utf8 {
      word = word << 8 | UInt64(byte)
      filled += 1
      if filled == 8 {
        combine(word)
        (word, filled) = (0, 0)
      }
    }
    if filled > 0 { combine(word) }
  }

  package mutating func combine(_ value: some StableHashable) {
    value.stableHash(into: &self)
  }

  /// The hash of everything combined so far; combining may go on afterwards.
  package func finalize() -> UInt64 {
    Self.mixed(state ^ count)
  }

  /// A bijection in which each bit of the input reaches all bits of the output.
  ///
  /// Source: the finaliser of the SplitMix64 generator (Steele, Lea, Flood 2014).
  private static func mixed(_ word: UInt64) -> UInt64 {
    var z = word
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
