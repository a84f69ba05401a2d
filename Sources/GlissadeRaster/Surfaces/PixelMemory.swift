import GlissadeFiles
import Foundation

/// The memory of pixels and masks: the largest blocks that a program allocates, which are the
/// likeliest to fail.
enum PixelMemory {
  /// Allocates words of zero, which `release` frees.
  ///
  /// The program cannot continue without memory for its picture, as in Swift's own allocation. But
  /// it ends by `exit` instead of a trap, so that buffered output, such as a trace, is written.
  static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    guard let memory = calloc(count, MemoryLayout<UInt32>.stride) else {
      fail(asking: "\(count * MemoryLayout<UInt32>.stride / 1_000_000) MB")
    }
    return memory.bindMemory(to: UInt32.self, capacity: count)
  }

  static func release(_ words: UnsafeMutablePointer<UInt32>) {
    free(words)
  }

  /// Ends the program because an allocation failed.
  static func fail(asking amount: String) -> Never {
    StandardError.write(
      "There is no memory for a picture (\(amount)); try a smaller --size or --scale.")
    exit(1)
  }
}
