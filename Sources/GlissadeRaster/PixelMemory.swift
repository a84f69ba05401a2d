import Foundation

/// Memory for pixels and masks: the largest pieces that a program asks for, and the likeliest to be
/// refused.
enum PixelMemory {
  /// Words of zero, to be given back by `release`.
  ///
  /// Without memory for its picture nothing can go on, here as little as in Swift's own allocation. But
  /// the program ends by `exit`, not by a trap: what it keeps until its end, such as a trace, is written.
  static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    guard let memory = calloc(count, MemoryLayout<UInt32>.stride) else {
      fail(asking: "\(count * MemoryLayout<UInt32>.stride / 1_000_000) MB")
    }
    return memory.bindMemory(to: UInt32.self, capacity: count)
  }

  static func release(_ words: UnsafeMutablePointer<UInt32>) {
    free(words)
  }

  /// Ends the program because memory was refused.
  static func fail(asking amount: String) -> Never {
    StandardError.write(
      "There is no memory for a picture (\(amount)); try a smaller --size or --scale.")
    exit(1)
  }
}
