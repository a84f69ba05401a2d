import Foundation
import GlissadeGestures

/// A writer of the packed form of frames in memory. The form is not a file format: only a
/// `FrameReader` of the same process reads it.
///
/// Numbers keep all of their bits. A multiple of 1/64 point, such as a pointer's location, takes
/// one to four bytes; any other number takes nine.
struct FrameWriter {
  /// The factor by which numbers are multiplied that are then written as integers: 64 parts of a
  /// point.
  fileprivate static let grain = 64.0

  private(set) var bytes: [UInt8] = []

  mutating func write(byte: UInt8) { bytes.append(byte) }

  mutating func write(bits: UInt64) {
    withUnsafeBytes(of: bits.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes an unsigned integer in groups of seven bits, the lowest first.
  mutating func write(count: UInt64) {
    var rest = count
    while rest > 127 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes an integer that can be negative.
  mutating func write(integer: Int) {
    write(count: UInt64(bitPattern: Int64(integer) << 1 ^ Int64(integer) >> 63))
  }

  /// Writes a number, in fewer bytes if it is a multiple of 1/64.
  mutating func write(_ number: Double) {
    let parts = number * Self.grain
    if abs(parts) < 1e9, (Double(Int(parts)) / Self.grain).bitPattern == number.bitPattern {
      write(count: UInt64(bitPattern: Int64(Int(parts)) << 1 ^ Int64(Int(parts)) >> 63) << 1)
    } else {
      write(byte: 1)
      write(bits: number.bitPattern)
    }
  }

  mutating func write(_ text: String) {
    write(count: UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}

/// A reader of the packed form that a `FrameWriter` wrote.
struct FrameReader {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  mutating func byte() -> UInt8 {
    defer { position += 1 }
    return bytes[position]
  }

  mutating func bits() -> UInt64 {
    var value: UInt64 = 0
    for index in 0..<8 { value |= UInt64(bytes[position + index]) << UInt64(8 * index) }
    position += 8
    return value
  }

  mutating func count() -> UInt64 {
    var (value, shift) = (UInt64(0), UInt64(0))
    while true {
      let next = byte()
      value |= UInt64(next & 127) << shift
      if next < 128 { return value }
      shift += 7
    }
  }

  mutating func integer() -> Int { Self.signed(count()) }

  mutating func number() -> Double {
    let head = count()
    if head == 1 { return Double(bitPattern: bits()) }
    return Double(Self.signed(head >> 1)) / FrameWriter.grain
  }

  mutating func text() -> String {
    let length = Int(count())
    defer { position += length }
    return String(decoding: bytes[position..<position + length], as: UTF8.self)
  }

  private static func signed(_ folded: UInt64) -> Int {
    Int(Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1))
  }
}
