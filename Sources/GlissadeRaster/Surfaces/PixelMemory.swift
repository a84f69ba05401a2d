import GlissadeFiles
import Foundation

/// Allocation of memory for pixels and masks. These are the largest blocks of a program, so their
/// allocation is the likeliest to fail.
enum PixelMemory {
  /// Allocates `count` words that are set to zero. The function `release` frees them.
  ///
  /// If the allocation fails, the program ends, as it does when Swift's own allocation fails. But
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

  /// Writes an error message about a failed allocation and ends the program.
  static func fail(asking amount: String) -> Never {
    StandardError.write(
      "There is no memory for a picture (\(amount)); try a smaller --size or --scale.")
    exit(1)
  }
}
