/// The CRC-32 of PNG files and of recordings, by which a mutated input is made one that gets past
/// the first check: a mutation hardly ever leaves a checksum right.
public enum Checksum {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { word, _ in
      word & 1 == 0 ? word >> 1 : word >> 1 ^ 0xEDB8_8320
    }
  }

  /// Returns the checksum of the given bytes.
  public static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(.max) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
  }
}
