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
    clock += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = clock
      return entries.values[index].value
    }
    let value = make()
    let price = cost(value)
    // What would push out everything else is not kept at all.
    guard price <= budget / 2 else { return value }
    entries[key] = Entry(value: value, cost: price, lastUse: clock)
    totalCost += price
    if totalCost > budget { evict() }
    return value
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
