/// A limit for the memory that several caches use together.
///
/// Each cache also has a budget of its own. When the caches together exceed the limit, the least
/// recently used entries of all caches are removed.
final class CacheBudget {
  /// The memory that all entries may use together, in bytes.
  private(set) var limit: Int
  /// The number of bytes of the limit that are used for other purposes than the caches. At least a
  /// quarter of the limit remains for the caches.
  var reserved = 0 { didSet { if reserved > oldValue { enforce() } } }
  /// The memory that the entries of all caches use, in bytes.
  var total = 0
  /// The number of times that an entry of any cache was used; the caches record it as the time of a
  /// use.
  var clock: UInt64 = 0
  private var caches: [WeakCache] = []
  private struct WeakCache {
    weak var cache: (any SharedCache)?
  }

  init(limit: Int) { self.limit = limit }

  /// The part of the limit that is left for the caches, in bytes.
  var capacity: Int { max(limit - reserved, limit / 4) }

  /// Sets the memory that all entries may use together, in bytes.
  func setLimit(_ limit: Int) {
    guard limit != self.limit else { return }
    self.limit = limit
    enforce()
  }

  func add(_ cache: any SharedCache) { caches.append(WeakCache(cache: cache)) }

  /// Removes entries if the caches use more memory than the capacity. A quarter of the capacity is
  /// freed at once, so that full caches do not sort their entries at every miss.
  func enforce() {
    guard total > capacity else { return }
    let uses = caches.flatMap { $0.cache?.uses ?? [] }.sorted { $0.time < $1.time }
    var (rest, last) = (total, UInt64(0))
    for use in uses where rest > capacity / 4 * 3 {
      rest -= use.cost
      last = use.time
    }
    for entry in caches { entry.cache?.removeEntries(usedUntil: last) }
  }
}

/// The time of the last use of a cache's entry, and the memory of the entry in bytes.
struct CacheUse {
  var time: UInt64
  var cost: Int
}

/// The interface of a cache that a shared budget uses to remove entries.
protocol SharedCache: AnyObject {
  var uses: [CacheUse] { get }
  func removeEntries(usedUntil time: UInt64)
}
