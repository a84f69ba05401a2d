import FuzzSupport

/// The lines of a recording, each with its checksum.
///
/// Only objects without a checksum get one. A seed has its checksums where the check itself is the
/// subject, and lacks them where what comes after the check is.
struct SealedLines {
  private(set) var bytes: [UInt8] = []

  init(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.reserveCapacity(text.count + 64)
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\n")) }
      add(line)
    }
  }

  private mutating func add(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    let key = ",\"crc\":\""
    let tail = line.suffix(key.utf8.count + 10)
    guard line.last == UInt8(ascii: "}"), !tail.starts(with: key.utf8) else {
      bytes += line
      return
    }
    let body = line.dropLast()
    let digits = String(Checksum.of(body), radix: 16)
    bytes += body
    bytes += "\(key)\(String(repeating: "0", count: 8 - digits.count))\(digits)\"}".utf8
  }
}
