import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// Writes an animated PNG: frames that are parts of one picture, each with its time.
///
/// Each part is encoded as a PNG of its own, whose compressed rows become the animation's: an `fcTL` says
/// where the part lies and how long it shows, `IDAT` (the first) or `fdAT` hold its rows. How many frames
/// there are stands before them all, and is put in at the end. Source: the PNG specification, third
/// edition, chapters 11.3.6 and 5.
package final class AnimationWriter {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Where the number of frames stands: after the signature and an `IHDR` of 25 bytes.
  private static let controlOffset: UInt64 = 33
  private static let millisecondsPerSecond = 1000.0

  private struct Part {
    var rect: PixelRect
    /// Compressed rows.
    var rows: [UInt8]
    /// Milliseconds from the start.
    var time: Int
  }

  private let file: FileHandle
  private let path: String
  /// The part whose time to be shown is not known yet.
  private var pending: Part?
  private var frameCount: UInt32 = 0
  private var sequence: UInt32 = 0
  private var start: Double?

  /// Starts a file; what it held is lost.
  package init(to url: URL) throws(PNGWritingError) {
    path = url.path
    guard FileManager.default.createFile(atPath: url.path, contents: nil),
      let file = FileHandle(forWritingAtPath: url.path)
    else {
      throw .unwritable(path: url.path, reason: "it cannot be created")
    }
    self.file = file
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - surface: the whole picture, opaque; all of one size.
  ///   - rect: what of it differs from the last frame; of the first, everything counts.
  ///   - time: when it begins to show, in seconds.
  package func add(_ surface: Surface, changed rect: PixelRect, at time: Double)
    throws(PNGWritingError)
  {
    let first = start ?? time
    let isFirst = start == nil
    start = first
    let rect = isFirst ? surface.bounds : rect.intersection(surface.bounds)
    guard !rect.isEmpty else { return }
    let part = Surface(
      borrowing: surface.pixels + rect.y * surface.stride + rect.x, width: rect.width,
      height: rect.height, stride: surface.stride, format: .xrgb)
    let chunks = Self.chunks(of: try PNGWriter.encode(part, for: path))
    if isFirst { try begin(chunks) }
    let milliseconds = Int(((time - first) * Self.millisecondsPerSecond).rounded())
    try flush(until: milliseconds)
    let rows = chunks.filter { $0.type == "IDAT" }.flatMap(\.data)
    pending = Part(rect: rect, rows: rows, time: milliseconds)
  }

  /// Ends the file; the last frame shows until `time`, in seconds.
  package func finish(at time: Double) throws(PNGWritingError) {
    guard let start else { return }
    try flush(until: Int(((time - start) * Self.millisecondsPerSecond).rounded()))
    try write("IEND", [])
    try attempt {
      try file.seek(toOffset: Self.controlOffset)
      try file.write(contentsOf: Self.chunk("acTL", control))
      try file.close()
    }
  }

  /// So many frames, shown over and over.
  private var control: [UInt8] { Self.bytes(frameCount) + Self.bytes(0) }

  private func begin(_ chunks: [(type: String, data: ArraySlice<UInt8>)]) throws(PNGWritingError) {
    try attempt { try file.write(contentsOf: Self.signature) }
    for chunk in chunks where chunk.type == "IHDR" { try write("IHDR", chunk.data) }
    try write("acTL", control)
  }

  private func flush(until end: Int) throws(PNGWritingError) {
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
    // Left as it is when its time is over, and covering what was there before.
    return sides + bytes(delay) + bytes(UInt16(millisecondsPerSecond)) + [0, 0]
  }

  private func nextSequence() -> UInt32 {
    defer { sequence += 1 }
    return sequence
  }

  // MARK: Chunks

  private func write(_ type: String, _ data: some Sequence<UInt8>) throws(PNGWritingError) {
    try attempt { try file.write(contentsOf: Self.chunk(type, data)) }
  }

  private func attempt(_ body: () throws -> Void) throws(PNGWritingError) {
    do { try body() } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
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
