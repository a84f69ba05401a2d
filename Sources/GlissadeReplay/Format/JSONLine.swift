import Foundation

/// A line of JSON without spaces, with keys in the order of encoding.
///
/// An object or array closes automatically when the next value is written outside of it.
package final class JSONLine {
  private(set) var bytes: [UInt8] = []
  private var open: [(closer: UInt8, isEmpty: Bool)] = []

  /// Returns a value as a line, including the newline of the line.
  ///
  /// - Throws: The errors of the value's `encode(to:)`.
  package static func encode(_ value: some Encodable) throws -> [UInt8] {
    let line = JSONLine()
    try line.write(value)
    line.bytes.append(UInt8(ascii: "\n"))
    return line.bytes
  }

  private init() {
    bytes.reserveCapacity(1024)
  }

  /// Begins an object or array.
  ///
  /// - Returns: The depth to pass to `next(in:)` for each of its members.
  func begin(_ opener: UInt8, _ closer: UInt8) -> Int {
    bytes.append(opener)
    open.append((closer, true))
    return open.count
  }

  /// Closes all inner objects and arrays, and separates the next member of the one at a depth from
  /// the last.
  func next(in depth: Int) {
    close(to: depth)
    if !open[depth - 1].isEmpty { bytes.append(UInt8(ascii: ",")) }
    open[depth - 1].isEmpty = false
  }

  /// Writes a member's name.
  func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes the value null.
  func null() { bytes += "null".utf8 }

  /// Writes a value.
  func write(_ value: some Encodable) throws {
    switch value {
    case let value as String: string(value)
    case let value as Double: number(value)
    case let value as Int: bytes += value.description.utf8
    case let value as Bool: bytes += value.description.utf8
    case let value as Float: number(Double(value))
    case let value as any FixedWidthInteger: bytes += value.description.utf8
    default:
      let depth = open.count
      let start = bytes.count
      try value.encode(to: JSONLineEncoder(line: self))
      close(to: depth)
      if bytes.count == start { bytes += "{}".utf8 }
    }
  }

  private func close(to depth: Int) {
    while open.count > depth, let last = open.popLast() { bytes.append(last.closer) }
  }

  /// Writes a number with the fewest digits from which the same number can be read. Infinities and
  /// NaN, which JSON lacks, become null.
  private func number(_ value: Double) {
    guard value.isFinite else { return null() }
    let digits = value.description
    bytes += digits.hasSuffix(".0") ? digits.dropLast(2).utf8 : digits[...].utf8
  }

  private func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: bytes += String(format: "\\u%04x", Int(byte)).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
