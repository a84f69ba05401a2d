/// A cache of limited cost: beyond its budget the least recently used entries are evicted.
struct LeastRecentlyUsedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  /// The maximum cost of all entries together, in bytes.
  let budget: Int
  private(set) var totalCost = 0
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0

  init(budget: Int) {
    self.budget = budget
  }

  var count: Int { entries.count }

  /// Returns the value of `key`, which is made and inserted if it is absent.
  mutating func value(for key: Key, cost: (Value) -> Int, make: () -> Value) -> Value {
    if let known = value(for: key) { return known }
    let value = make()
    keep(value, for: key, cost: cost(value))
    return value
  }

  /// Returns the value of `key`, or `nil` if it is absent.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Returns whether there is a value of `key`. The call does not count as use.
  func contains(_ key: Key) -> Bool { entries[key] != nil }

  /// Inserts a value, or replaces the one of the same key.
  mutating func keep(_ value: Value, for key: Key, cost: Int) {
    // A value that would evict all others is not inserted.
    guard cost <= budget / 2 else { return }
    clock += 1
    if let old = entries.updateValue(Entry(value: value, cost: cost, lastUse: clock), forKey: key) {
      totalCost -= old.cost
    }
    totalCost += cost
    if totalCost > budget { evict() }
  }

  /// Evicts a quarter of the budget at once, so that a full cache does not sort at every miss.
  private mutating func evict() {
    let oldestFirst = entries.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in oldestFirst where totalCost > budget / 4 * 3 {
      entries[key] = nil
      totalCost -= entry.cost
    }
  }
}
