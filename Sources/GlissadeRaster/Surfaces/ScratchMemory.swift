import GlissadeDrawing

/// A pool of surfaces for layers. Their memory is kept between frames, because new memory costs
/// more than clearing memory that was used before.
final class ScratchMemory {
  private struct Block {
    var words: UnsafeMutablePointer<UInt32>
    var capacity: Int
  }

  /// The maximum number of unused blocks.
  private static let limit = 4
  private var free: [Block] = []
  /// The number of pixels of all surfaces that the pool has provided so far.
  private(set) var pixelCount = 0

  deinit {
    for block in free { PixelMemory.release(block.words) }
  }

  /// Calls `body` with a transparent surface. The surface is valid only during the call.
  func withSurface(width: Int, height: Int, _ body: (Surface) -> Void) {
    let block = take(width * height)
    pixelCount += width * height
    block.words.update(repeating: 0, count: width * height)
    body(
      Surface(
        borrowing: block.words, width: width, height: height, stride: width, format: .argb))
    free.append(block)
    if free.count > Self.limit,
      let smallest = free.indices.min(by: { free[$0].capacity < free[$1].capacity })
    {
      PixelMemory.release(free.remove(at: smallest).words)
    }
  }

  private func take(_ count: Int) -> Block {
    let fitting = free.indices.filter { free[$0].capacity >= count }
    if let best = fitting.min(by: { free[$0].capacity < free[$1].capacity }) {
      return free.remove(at: best)
    }
    return Block(words: PixelMemory.allocate(count), capacity: count)
  }
}
