internal import CMalloc
import Foundation
import Glibc

/// The heap of the program, whose free memory goes back to the system while nothing moves.
///
/// The allocator keeps what is freed between blocks that are in use. After a demo has ended or a
/// history was dropped this is most of the heap.
@MainActor final class Heap {
  /// The growth since the last release at which the next one is worth its time, in bytes.
  private static let leastGrowth = 2 << 20
  /// The smallest block that gets pages of its own, which go back to the system when it is freed,
  /// in bytes: a decoded picture, a bitmap of a page. By default the allocator raises this limit
  /// with each such block that is freed.
  private static let ownPages: Int32 = 1 << 20
  /// The number of heaps. Each thread that allocates would otherwise get one of its own.
  private static let count: Int32 = 2

  /// The memory of the process after the last release, in bytes.
  private var releasedAt = 0

  /// Sets up the allocator of the program.
  init() {
    mallopt(M_ARENA_MAX, Self.count)
    mallopt(M_MMAP_THRESHOLD, Self.ownPages)
  }

  /// Returns free pages to the system if the memory has grown since the last time.
  ///
  /// - Complexity: A system call where nothing has grown; a millisecond for each 10 MB otherwise.
  func releaseFreePages() {
    guard let used = Self.residentBytes, used > releasedAt + Self.leastGrowth else { return }
    malloc_trim(0)
    releasedAt = Self.residentBytes ?? used
  }

  /// The memory of the process that is in use, in bytes; `nil` if the system does not provide it.
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
