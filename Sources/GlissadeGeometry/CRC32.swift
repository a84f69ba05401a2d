/// The 32-bit cyclic redundancy check of PNG, zip and Ethernet: polynomial 0x04C11DB7, bits
/// reflected.
///
/// It detects every burst of up to 32 wrong bits, and any one to three wrong bits in data as long
/// as those of this package. Source: ISO 3309; the check value of "123456789" is CBF43926.
package struct CRC32: Sendable {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { word, _ in
      word & 1 == 0 ? word >> 1 : word >> 1 ^ 0xEDB8_8320
    }
  }

  private var state: UInt32 = .max

  /// Creates a checksum over no bytes.
  package init() {}

  /// Returns the checksum of the given bytes.
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var check = CRC32()
    check.add(bytes)
    return check.value
  }

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    var word = state
    Self.table.withUnsafeBufferPointer { table in
      for byte in bytes { word = word >> 8 ^ table[Int(UInt8(truncatingIfNeeded: word) ^ byte)] }
    }
    state = word
  }

  /// The checksum of the bytes added so far. More bytes can be added afterwards.
  package var value: UInt32 { ~state }
}
