import GlissadeGeometry

/// A line of a recording: a JSON object whose last member is a checksum of everything before it.
///
/// The checksum is the CRC-32 of the line's bytes up to the comma before `"crc"`, in eight
/// hexadecimal digits: `{"frame":3,"now":0.05,"crc":"0a1b2c3d"}`.
enum ChecksummedLine {
  private static let key = Array(",\"crc\":\"".utf8)
  private static let end = Array("\"}".utf8)
  private static let digitCount = 8

  /// Returns a value as a line with a checksum, including the newline of the line.
  static func encode(_ value: some Encodable) throws -> [UInt8] {
    // The closing brace and the newline are removed, because the checksum precedes them.
    var bytes = try Array(JSONLine.encode(value).dropLast(2))
    let digits = String(CRC32.of(bytes), radix: 16)
    bytes += key
    bytes += String(repeating: "0", count: digitCount - digits.count).utf8
    bytes += digits.utf8
    bytes += end
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Returns the JSON object of a line, or `nil` if the line's checksum is missing or wrong.
  ///
  /// - Parameter line: The line without its newline.
  static func check(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let tail = key.count + digitCount + end.count
    guard line.count > tail, line.suffix(end.count).elementsEqual(end) else { return nil }
    let body = line.dropLast(tail)
    let rest = line.suffix(tail)
    let digits = rest.dropFirst(key.count).prefix(digitCount)
    guard rest.prefix(key.count).elementsEqual(key), digits.allSatisfy(isDigit),
      let expected = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      body.withUnsafeBufferPointer({ CRC32.of($0) }) == expected
    else { return nil }
    return line
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
