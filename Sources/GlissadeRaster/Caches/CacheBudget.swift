/// The memory that several caches share.
///
/// Each cache has a budget of its own, and together they have this one. When they grow beyond it,
/// the entries that were used longest ago are removed, whichever cache they are in.
final class CacheBudget {
  /// The memory that all entries may use together, in bytes.
  private(set) var limit: Int
  /// The memory that is in use beside the caches, in bytes. The caches keep a quarter of the limit
  /// at least.
  var reserved = 0 { didSet { if reserved > oldValue { enforce() } } }
  /// The memory that all entries use, in bytes.
  var total = 0
  /// The number of uses so far, which is the time of the caches.
  var clock: UInt64 = 0
  private var caches: [WeakCache] = []
  private struct WeakCache {
    weak var cache: (any SharedCache)?
  }

  init(limit: Int) { self.limit = limit }

  /// The part of the limit that the caches have.
  var capacity: Int { max(limit - reserved, limit / 4) }

  /// Changes the limit.
  func setLimit(_ limit: Int) {
    guard limit != self.limit else { return }
    self.limit = limit
    enforce()
  }

  func add(_ cache: any SharedCache) { caches.append(WeakCache(cache: cache)) }

  /// Frees a quarter of the capacity at once if the caches use more than it, so that full caches do
  /// not sort their entries at every miss.
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

/// The last use of an entry of a cache, and its memory in bytes.
struct CacheUse {
  var time: UInt64
  var cost: Int
}

/// A cache as its budget sees it.
protocol SharedCache: AnyObject {
  var uses: [CacheUse] { get }
  func removeEntries(usedUntil time: UInt64)
}
