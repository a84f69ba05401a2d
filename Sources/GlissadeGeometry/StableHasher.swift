import Foundation

/// A 64-bit hash over bit patterns that is the same in every process.
///
/// `Hasher` is seeded per process, but recordings are compared between runs. Equal values have
/// equal hashes: −0.0 counts as 0.0, and all NaNs count as one.
package struct StableHasher: Sendable {
  private var state: UInt64 = 0x6C69_7373_6164_6531
  private var count: UInt64 = 0
  /// The number to whose multiples other numbers are rounded before hashing; 0 disables rounding.
  private let grain: Double

  /// Creates a hasher that does not round.
  package init() { grain = 0 }

  /// Creates a hasher that treats numbers as equal if they round to the same multiple of `grain`.
  ///
  /// Two nearly equal numbers on either side of the middle between two multiples have different
  /// hashes. If the grain is a power of two, numbers so close to a middle do not occur in layouts.
  package init(roundingTo grain: Double) {
    precondition(grain > 0, "A grain must be greater than 0.")
    self.grain = grain
  }

  /// Adds a 64-bit word to the hash.
  package mutating func combine(_ word: UInt64) {
    count &+= 1
    // The count of words distinguishes a shorter sequence of equal words from a longer one, even if
    // the state is a fixed point of the mixing function.
    state = Self.mixed((state ^ word) &+ count &* 0x9E37_79B9_7F4A_7C15)
  }

  /// Adds an integer.
  package mutating func combine(_ value: Int) {
    combine(UInt64(bitPattern: Int64(value)))
  }

  /// Adds a Boolean value.
  package mutating func combine(_ value: Bool) {
    combine(UInt64(value ? 1 : 0))
  }

  /// Adds a number, rounded to the grain.
  package mutating func combine(_ number: Double) {
    let value = grain == 0 ? number : (number / grain).rounded()
    if value == 0 {
      combine(UInt64(0))
    } else {
      combine(value.isNaN ? 0x7FF8_0000_0000_0000 : value.bitPattern)
    }
  }

  /// Adds a number, rounded to the grain.
  package mutating func combine(_ value: CGFloat) {
    combine(Double(value))
  }

  /// Adds the number of the text's UTF-8 bytes, and the bytes in words of eight.
  package mutating func combine(_ value: String) {
    combine(value.utf8.count)
    var word: UInt64 = 0
    var filled = 0
    for byte in value.utf8 {
      word = word << 8 | UInt64(byte)
      filled += 1
      if filled == 8 {
        combine(word)
        word = 0
        filled = 0
      }
    }
    if filled > 0 { combine(word) }
  }

  /// Adds a value.
  package mutating func combine(_ value: some StableHashable) {
    value.stableHash(into: &self)
  }

  /// Returns the hash of everything added so far. More values can be added afterwards.
  package func finalize() -> UInt64 {
    Self.mixed(state ^ count)
  }

  /// Returns a bijective function of a word in which each bit of the input affects all bits of the
  /// output.
  ///
  /// Source: the finaliser of the SplitMix64 generator (Steele, Lea, Flood 2014).
  private static func mixed(_ word: UInt64) -> UInt64 {
    var z = word
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
