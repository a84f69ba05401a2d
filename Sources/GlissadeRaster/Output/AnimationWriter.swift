import Foundation
import GlissadeDrawing
import GlissadeFiles
import GlissadeGeometry

/// A writer of animated PNG files. Each frame is the part of the picture that changes, with a
/// duration.
///
/// Each part is encoded as a PNG, and its compressed rows are copied to the animation: an `fcTL`
/// chunk contains the part's position and duration, and an `IDAT` chunk (of the first part) or an
/// `fdAT` chunk (of later ones) contains the rows. The number of frames precedes all parts and is
/// written at the end. Source: the PNG specification, third edition, chapters 11.3.6 and 5.
package final class AnimationWriter {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The position in the file of the number of frames, in bytes: after the signature and an `IHDR`
  /// chunk of 25 bytes.
  private static let controlOffset = 33
  private static let millisecondsPerSecond = 1000.0

  private struct Part {
    var rect: PixelRect
    /// The compressed rows of the part.
    var rows: [UInt8]
    /// The time in milliseconds from the start of the animation.
    var time: Int
  }

  private let file: OutputFile
  private let url: URL
  /// The last appended part. It is written when its duration is known.
  private var pending: Part?
  private var frameCount: UInt32 = 0
  private var sequence: UInt32 = 0
  private var start: Double?

  /// Begins an animation. The file at `url` is created or replaced only in `finish(at:)`.
  package init(to url: URL) throws(FileError) {
    self.url = url
    file = try OutputFile(at: url, as: .picture)
  }

  /// Appends a frame.
  ///
  /// - Parameters:
  ///   - surface: The whole opaque picture, which must have the same size in all frames.
  ///   - rect: The part that differs from the last frame; it is ignored in the first frame, which
  ///     is written as a whole.
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

  /// Ends the animation and writes the file. The last frame is visible until `time`, in seconds.
  package func finish(at time: Double) throws(FileError) {
    guard let start else { return }
    try flush(until: Int(((time - start) * Self.millisecondsPerSecond).rounded()))
    try write("IEND", [])
    try file.overwrite(Self.chunk("acTL", control), at: Self.controlOffset)
    try file.commit()
  }

  /// The data of the animation control chunk: the number of frames, and 0 for an endless
  /// repetition.
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
    // The two zeros mean that the frame is not removed after its duration and that it replaces the
    // former content.
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
