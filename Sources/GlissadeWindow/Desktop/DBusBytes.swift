import Foundation

/// A writer of the values of D-Bus messages, with the least significant byte of a number first.
struct DBusWriter {
  var bytes: [UInt8] = []

  mutating func align(to count: Int) {
    while bytes.count % count != 0 { bytes.append(0) }
  }

  mutating func write(_ number: UInt32) {
    align(to: 4)
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  mutating func write(_ text: String) {
    write(UInt32(text.utf8.count))
    bytes += Array(text.utf8) + [0]
  }

  mutating func write(signature: String) {
    bytes += [UInt8(signature.utf8.count)] + Array(signature.utf8) + [0]
  }

  /// Begins a field of a message's header.
  mutating func begin(_ field: UInt8, signature: String) {
    align(to: 8)
    bytes.append(field)
    write(signature: signature)
  }
}

/// A reader of the values of D-Bus messages, with the least significant byte of a number first. The
/// reader never reads beyond the end of the bytes.
struct DBusReader {
  /// The position of the next value, in bytes from the start.
  private(set) var place = 0
  private let bytes: ArraySlice<UInt8>
  /// The maximum depth of variants within variants. The reply to the portal's older call nests two.
  private static let deepest = 4

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  mutating func skip(_ count: Int) throws(DBusFault) {
    guard count >= 0, count <= bytes.count - place else { throw DBusFault() }
    place += count
  }

  mutating func align(to count: Int) throws(DBusFault) {
    try skip((count - place % count) % count)
  }

  mutating func readByte() throws(DBusFault) -> UInt8 {
    try skip(1)
    return bytes[bytes.startIndex + place - 1]
  }

  mutating func readNumber() throws(DBusFault) -> UInt32 {
    try align(to: 4)
    var number: UInt32 = 0
    for shift in 0..<4 { number |= UInt32(try readByte()) << (8 * UInt32(shift)) }
    return number
  }

  mutating func readText() throws(DBusFault) -> String {
    try readText(length: Int(try readNumber()))
  }

  mutating func readSignature() throws(DBusFault) -> String {
    try readText(length: Int(try readByte()))
  }

  private mutating func readText(length: Int) throws(DBusFault) -> String {
    let start = place
    try skip(length)
    try skip(1)
    let first = bytes.startIndex + start
    return String(decoding: bytes[first..<first + length], as: UTF8.self)
  }

  /// Reads a value, or returns `nil` if its type is none of `DBusValue`.
  ///
  /// - Parameter type: The letter that stands for the value's type in a signature.
  mutating func readValue(_ type: Character) throws(DBusFault) -> DBusValue? {
    var type = type
    var depth = 0
    while type == "v" {
      let inner = try readSignature()
      depth += 1
      guard inner.count == 1, let first = inner.first, depth <= Self.deepest else { return nil }
      type = first
    }
    switch type {
    case "b": return .boolean(try readNumber() != 0)
    case "u": return .number(try readNumber())
    case "s", "o": return .text(try readText())
    default: return nil
    }
  }
}
