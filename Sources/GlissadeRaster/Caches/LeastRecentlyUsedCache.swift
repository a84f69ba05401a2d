/// A cache with a limited cost. When the entries exceed the budget, the least recently used ones
/// are evicted.
final class LeastRecentlyUsedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  /// The maximum cost of all entries together, in bytes.
  let budget: Int
  private(set) var totalCost = 0
  private var entries: [Key: Entry] = [:]
  /// The budget that this cache shares with other caches.
  private let shared: CacheBudget

  init(budget: Int, of shared: CacheBudget = CacheBudget(limit: .max)) {
    self.budget = budget
    self.shared = shared
    shared.add(self)
  }

  var count: Int { entries.count }

  /// Returns the value of `key`. If it is absent, the method makes and inserts it.
  func value(for key: Key, cost: (Value) -> Int, make: () -> Value) -> Value {
    if let known = value(for: key) { return known }
    let value = make()
    keep(value, for: key, cost: cost(value))
    return value
  }

  /// Returns the value of `key`, or `nil` if it is absent.
  func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    shared.clock += 1
    entries.values[index].lastUse = shared.clock
    return entries.values[index].value
  }

  /// Returns whether there is a value of `key`. The call does not count as use.
  func contains(_ key: Key) -> Bool { entries[key] != nil }

  /// Inserts a value, or replaces the value of the same key.
  func keep(_ value: Value, for key: Key, cost: Int) {
    // A very large value is not inserted, because it would evict most other values.
    guard cost <= min(budget, shared.capacity) / 2 else { return }
    shared.clock += 1
    let entry = Entry(value: value, cost: cost, lastUse: shared.clock)
    let old = entries.updateValue(entry, forKey: key)
    count(cost - (old?.cost ?? 0))
    if totalCost > budget { evict() }
    shared.enforce()
  }

  /// Removes the entries that meet a condition.
  func removeAll(where isUseless: (Key, Value) -> Bool) {
    for (key, entry) in entries where isUseless(key, entry.value) { remove(key, entry) }
  }

  /// Evicts the least recently used entries until a quarter of the budget is free, so that a full
  /// cache does not sort its entries at every miss. Only times and costs are sorted, because keys
  /// can be large.
  private func evict() {
    var rest = totalCost
    var newestEvicted: UInt64 = 0
    for use in uses.sorted(by: { $0.time < $1.time }) where rest > budget / 4 * 3 {
      rest -= use.cost
      newestEvicted = use.time
    }
    removeEntries(usedUntil: newestEvicted)
  }

  private func remove(_ key: Key, _ entry: Entry) {
    entries[key] = nil
    count(-entry.cost)
  }

  private func count(_ cost: Int) {
    totalCost += cost
    shared.total += cost
  }
}

extension LeastRecentlyUsedCache: SharedCache {
  var uses: [CacheUse] {
    entries.values.map { CacheUse(time: $0.lastUse, cost: $0.cost) }
  }

  func removeEntries(usedUntil time: UInt64) {
    for (key, entry) in entries where entry.lastUse <= time { remove(key, entry) }
  }
}
