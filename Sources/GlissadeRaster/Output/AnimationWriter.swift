import Foundation
import GlissadeDrawing
import GlissadeFiles
import GlissadeGeometry

/// A writer of animated PNGs, whose frames are parts of one picture with their durations.
///
/// Each part is encoded as a PNG, whose compressed rows become the animation's: an `fcTL` chunk has
/// the part's position and duration, and `IDAT` (for the first) or `fdAT` its rows. The number of
/// frames precedes them all and is written at the end. Source: the PNG specification, third
/// edition, chapters 11.3.6 and 5.
package final class AnimationWriter {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The position of the number of frames: after the signature and an `IHDR` of 25 bytes.
  private static let controlOffset = 33
  private static let millisecondsPerSecond = 1000.0

  private struct Part {
    var rect: PixelRect
    /// The compressed rows.
    var rows: [UInt8]
    /// The time in milliseconds from the start.
    var time: Int
  }

  private let file: OutputFile
  private let url: URL
  /// The part whose duration is not known yet.
  private var pending: Part?
  private var frameCount: UInt32 = 0
  private var sequence: UInt32 = 0
  private var start: Double?

  /// Begins an animation. Its file appears, or changes, in `finish(at:)`.
  package init(to url: URL) throws(FileError) {
    self.url = url
    file = try OutputFile(at: url, as: .picture)
  }

  /// Appends a frame.
  ///
  /// - Parameters:
  ///   - surface: The whole opaque picture; all have the same size.
  ///   - rect: The part that differs from the last frame; the first frame is written as a whole.
  ///   - time: The time at which the frame becomes visible, in seconds.
  package func add(_ surface: Surface, changed rect: PixelRect, at time: Double)
    throws(FileError)
  {
    let first = start ?? time
    let isFirst = start == nil
    start = first
    let rect = isFirst ? surface.bounds : rect.intersection(surface.bounds)
    guard !rect.isEmpty else { return }
    let part = Surface(
      borrowing: surface.pixels + rect.y * surface.stride + rect.x, width: rect.width,
      height: rect.height, stride: surface.stride, format: .xrgb)
    let chunks = Self.chunks(of: try PNGWriter.encode(part, for: url))
    if isFirst { try begin(chunks) }
    let milliseconds = Int(((time - first) * Self.millisecondsPerSecond).rounded())
    try flush(until: milliseconds)
    let rows = chunks.filter { $0.type == "IDAT" }.flatMap(\.data)
    pending = Part(rect: rect, rows: rows, time: milliseconds)
  }

  /// Ends the file; the last frame is visible until `time`, in seconds.
  package func finish(at time: Double) throws(FileError) {
    guard let start else { return }
    try flush(until: Int(((time - start) * Self.millisecondsPerSecond).rounded()))
    try write("IEND", [])
    try file.overwrite(Self.chunk("acTL", control), at: Self.controlOffset)
    try file.commit()
  }

  /// The animation control: the number of frames, repeated forever.
  private var control: [UInt8] { Self.bytes(frameCount) + Self.bytes(0) }

  private func begin(_ chunks: [(type: String, data: ArraySlice<UInt8>)]) throws(FileError) {
    try file.append(Self.signature)
    for chunk in chunks where chunk.type == "IHDR" { try write("IHDR", chunk.data) }
    try write("acTL", control)
  }

  private func flush(until end: Int) throws(FileError) {
    guard let part = pending else { return }
    pending = nil
    try write("fcTL", Self.bytes(nextSequence()) + Self.place(of: part, until: end))
    if frameCount == 0 {
      try write("IDAT", part.rows)
    } else {
      try write("fdAT", Self.bytes(nextSequence()) + part.rows)
    }
    frameCount += 1
  }

  private static func place(of part: Part, until end: Int) -> [UInt8] {
    let rect = part.rect
    let sides = [rect.width, rect.height, rect.x, rect.y].flatMap { bytes(UInt32($0)) }
    let delay = UInt16(min(max(end - part.time, 0), Int(UInt16.max)))
    // The frame stays after its time and replaces the former content.
    return sides + bytes(delay) + bytes(UInt16(millisecondsPerSecond)) + [0, 0]
  }

  private func nextSequence() -> UInt32 {
    defer { sequence += 1 }
    return sequence
  }

  // MARK: Chunks

  private func write(_ type: String, _ data: some Sequence<UInt8>) throws(FileError) {
    try file.append(Self.chunk(type, data))
  }

  private static func chunk(_ type: String, _ data: some Sequence<UInt8>) -> [UInt8] {
    let content = Array(type.utf8) + data
    return bytes(UInt32(content.count - 4)) + content + bytes(CRC32.of(content))
  }

  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  private static func chunks(of png: [UInt8]) -> [(type: String, data: ArraySlice<UInt8>)] {
    var found: [(type: String, data: ArraySlice<UInt8>)] = []
    var rest = png[signature.count...]
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      found.append((type, rest.dropFirst(8).prefix(length)))
      rest = rest.dropFirst(12 + length)
    }
    return found
  }
}
