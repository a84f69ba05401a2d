internal import CMalloc
import Foundation
import Glibc

/// The heap of the program. While nothing moves, its free memory is returned to the system.
///
/// By itself the allocator keeps freed memory between blocks that are in use. After a demo has
/// ended or a frame history was removed, this is most of the heap.
@MainActor final class Heap {
  /// The minimum growth of the memory, in bytes, since free pages were last returned, for which
  /// returning them again is worth the time.
  private static let leastGrowth = 2 << 20
  /// The minimum size in bytes of a block, such as a decoded picture or a bitmap of a page, that
  /// gets pages of its own. These are returned to the system when the block is freed. By default
  /// the allocator raises this limit with each such block that is freed.
  private static let ownPages: Int32 = 1 << 20
  /// The maximum number of the allocator's heaps. By default each thread that allocates memory can
  /// get a heap of its own.
  private static let count: Int32 = 2

  /// The memory of the process after free pages were last returned, in bytes.
  private var releasedAt = 0

  /// Creates the heap and sets the parameters of the program's allocator.
  init() {
    mallopt(M_ARENA_MAX, Self.count)
    mallopt(M_MMAP_THRESHOLD, Self.ownPages)
  }

  /// Returns free pages to the system if the memory of the process has grown by 2 MB since the last
  /// time.
  ///
  /// - Complexity: A system call if the memory has not grown; otherwise a millisecond for each 10
  ///   MB.
  func releaseFreePages() {
    guard let used = Self.residentBytes, used > releasedAt + Self.leastGrowth else { return }
    malloc_trim(0)
    releasedAt = Self.residentBytes ?? used
  }

  /// The resident memory of the process, in bytes, or `nil` if the system does not report it.
  private static var residentBytes: Int? {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 128)
    let count = read(file, &text, text.count)
    let fields = text.prefix(max(count, 0)).split(separator: UInt8(ascii: " "))
    guard fields.count > 1, let pages = Int(String(decoding: fields[1], as: UTF8.self)) else {
      return nil
    }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
