import FuzzSupport

/// The bytes of a PNG file whose chunks have the right checksums; of another file, the bytes as
/// they are.
struct SealedChunks {
  private(set) var bytes: [UInt8]

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(_ input: UnsafeBufferPointer<UInt8>) {
    bytes = Array(input)
    guard bytes.starts(with: Self.signature) else { return }
    // A chunk is its length, its type, as many bytes, and the checksum of type and bytes.
    var start = Self.signature.count
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { return }
      let sum = Checksum.of(bytes[start + 4..<end])
      for place in 0..<4 { bytes[end + place] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * place)) }
      start = end + 4
    }
  }
}
