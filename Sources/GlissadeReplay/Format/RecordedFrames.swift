import Foundation

/// The frames of a run in packed form: a frame in which a pointer moves takes about 50 bytes
/// instead of 400.
///
/// Copies of a run share the frames that they have in common. Reading a frame unpacks it, exactly
/// to the bit.
package struct RecordedFrames: Hashable, Sendable {
  /// A sequence of frames that are packed together.
  private struct Chunk: Hashable, Sendable {
    var bytes: [UInt8] = []
    /// The positions of the frames in `bytes`.
    var starts: [UInt32] = []

    mutating func append(_ frame: RecordedFrame, at position: Int) {
      var writer = FrameWriter()
      writer.write(frame, at: position)
      starts.append(UInt32(bytes.count))
      bytes += writer.bytes
    }

    /// Returns a copy of the chunk that uses no spare memory.
    func fitted() -> Chunk {
      Chunk(bytes: bytes.withUnsafeBufferPointer { Array($0) }, starts: starts)
    }
  }

  /// The number of frames in a chunk.
  private static let chunkLength = 128

  private var chunks: [Chunk] = []
  /// The changes of pictures by the positions of their frames. Only frames for a file have such
  /// changes.
  private var changes: [Int: PictureChange] = [:]
  /// The memory that the complete chunks use, in bytes.
  private var completeBytes = 0
  /// The number of frames in the run.
  package private(set) var count = 0

  /// Creates an empty run.
  package init() {}

  /// Creates a run from a sequence of frames.
  package init(_ frames: some Sequence<RecordedFrame>) {
    for frame in frames { append(frame) }
  }

  /// The memory that the frames use without the changes of their pictures, in bytes.
  package var byteCount: Int { completeBytes + (chunks.last.map(Self.bytes) ?? 0) }

  private static func bytes(of chunk: Chunk) -> Int {
    chunk.bytes.count + chunk.starts.count * MemoryLayout<UInt32>.stride
  }

  /// Adds a frame at the end of the run.
  package mutating func append(_ frame: RecordedFrame) {
    if count % Self.chunkLength == 0 {
      if let last = chunks.indices.last {
        chunks[last] = chunks[last].fitted()
        completeBytes += Self.bytes(of: chunks[last])
      }
      chunks.append(Chunk())
    }
    chunks[chunks.count - 1].append(frame, at: count)
    if !frame.change.isEmpty { changes[count] = frame.change }
    count += 1
  }

  /// Returns the frames before a position.
  ///
  /// - Complexity: O(1) for the packed frames, which both runs share.
  func frames(before end: Int) -> RecordedFrames {
    guard end < count else { return self }
    let complete = end / Self.chunkLength
    var result = RecordedFrames()
    result.chunks = Array(chunks.prefix(complete))
    result.completeBytes = result.chunks.dropLast().reduce(0) { $0 + Self.bytes(of: $1) }
    result.count = complete * Self.chunkLength
    result.changes = changes.filter { $0.key < result.count }
    for position in result.count..<end { result.append(self[position]) }
    return result
  }
}

extension RecordedFrames: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  /// Accesses the frame at a position.
  ///
  /// - Complexity: O(1) for reading; writing repacks 128 frames.
  package subscript(position: Int) -> RecordedFrame {
    get {
      precondition(position >= 0 && position < count, "There is no frame \(position) in the run.")
      let chunk = chunks[position / Self.chunkLength]
      let start = Int(chunk.starts[position % Self.chunkLength])
      var reader = FrameReader(chunk.bytes, at: start)
      var frame = reader.frame(at: position)
      if !changes.isEmpty, let change = changes[position] { frame.change = change }
      return frame
    }
    set {
      let number = position / Self.chunkLength
      let first = number * Self.chunkLength
      var chunk = Chunk()
      for other in first..<Swift.min(first + Self.chunkLength, count) {
        chunk.append(other == position ? newValue : self[other], at: other)
      }
      let isComplete = number < chunks.count - 1
      if isComplete { completeBytes -= Self.bytes(of: chunks[number]) }
      chunks[number] = isComplete ? chunk.fitted() : chunk
      if isComplete { completeBytes += Self.bytes(of: chunks[number]) }
      changes[position] = newValue.change.isEmpty ? nil : newValue.change
    }
  }
}
