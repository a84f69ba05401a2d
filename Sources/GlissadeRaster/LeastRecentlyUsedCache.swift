/// A cache of bounded cost: when it grows beyond its budget, what was used longest ago goes.
struct LeastRecentlyUsedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  /// The most that all entries may cost together, in bytes.
  let budget: Int
  private(set) var totalCost = 0
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0

  init(budget: Int) {
    self.budget = budget
  }

  var count: Int { entries.count }

  /// The value of `key`, made and kept if it is not there.
  mutating func value(for key: Key, cost: (Value) -> Int, make: () -> Value) -> Value {
    if let known = value(for: key) { return known }
    let value = make()
    keep(value, for: key, cost: cost(value))
    return value
  }

  /// The value of `key` if it is there.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Whether there is a value of `key`; asking does not count as use.
  func contains(_ key: Key) -> Bool { entries[key] != nil }

  /// Keeps a value, in place of one with the same key.
  mutating func keep(_ value: Value, for key: Key, cost: Int) {
    // What would push out everything else is not kept at all.
    guard cost <= budget / 2 else { return }
    clock += 1
    if let old = entries.updateValue(Entry(value: value, cost: cost, lastUse: clock), forKey: key) {
      totalCost -= old.cost
    }
    totalCost += cost
    if totalCost > budget { evict() }
  }

  /// Frees a quarter of the budget at once, so that a full cache does not sort at every miss.
  private mutating func evict() {
    let oldestFirst = entries.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in oldestFirst where totalCost > budget / 4 * 3 {
      entries[key] = nil
      totalCost -= entry.cost
    }
  }
}
