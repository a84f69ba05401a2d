/// The sums of the violations of optional constraints, one for each priority, in terms of symbols
/// that are not basic.
///
/// A stronger sum is minimized before a weaker one, so no weight can outgrow a priority.
struct Objective {
  /// The sum of one priority.
  struct Level {
    let priority: Double
    var row = Row()
  }

  /// The levels, the strongest first.
  private(set) var levels: [Level] = []

  /// Adds a row times a factor to the sum of a priority.
  mutating func add(_ row: Row, times factor: Double, priority: Double) {
    levels[index(of: priority)].row.add(row, times: factor)
  }

  /// Adds a symbol with a factor to the sum of a priority.
  mutating func add(_ symbol: Int, _ factor: Double, priority: Double) {
    levels[index(of: priority)].row.add(symbol, factor)
  }

  private mutating func index(of priority: Double) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
    }
    return index
  }

  /// Replaces a symbol by its row.
  mutating func substitute(_ symbol: Int, by row: Row) {
    for index in levels.indices {
      let factor = levels[index].row.remove(symbol)
      if factor != 0 { levels[index].row.add(row, times: factor) }
    }
  }

  /// Removes a symbol.
  mutating func remove(_ symbol: Int) {
    for index in levels.indices { levels[index].row.remove(symbol) }
  }

  /// Removes levels without symbols.
  mutating func prune() { levels.removeAll { $0.row.cells.isEmpty } }

  /// Returns the factors of a symbol, the strongest first.
  func costs(of symbol: Int) -> [Double] { levels.map { $0.row.factor(of: symbol) } }

  /// Returns whether a symbol occurs in the sum of a priority above `priority`.
  func isHeld(_ symbol: Int, above priority: Double) -> Bool {
    levels.contains { $0.priority > priority && $0.row.factor(of: symbol) != 0 }
  }
}
