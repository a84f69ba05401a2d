/// The sums of the violations of optional constraints, one for each priority, written as sums of
/// symbols that are not basic.
///
/// The sum of a higher priority is minimized before that of a lower one, so that no number of
/// constraints outweighs a priority.
struct Objective {
  /// The sum of the violations of one priority.
  struct Level {
    let priority: Double
    var row = Row()
  }

  /// The sums of the priorities, in descending order of the priority.
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

  /// Replaces a symbol by its row in all sums.
  mutating func substitute(_ symbol: Int, by row: Row) {
    for index in levels.indices {
      let factor = levels[index].row.remove(symbol)
      if factor != 0 { levels[index].row.add(row, times: factor) }
    }
  }

  /// Removes a symbol from all sums.
  mutating func remove(_ symbol: Int) {
    for index in levels.indices { levels[index].row.remove(symbol) }
  }

  /// Removes the sums without symbols.
  mutating func prune() { levels.removeAll { $0.row.cells.isEmpty } }

  /// Returns the factors of a symbol in all sums, in descending order of the priority.
  func costs(of symbol: Int) -> [Double] { levels.map { $0.row.factor(of: symbol) } }

  /// Returns whether a symbol occurs in the sum of a priority above `priority`.
  func isHeld(_ symbol: Int, above priority: Double) -> Bool {
    levels.contains { $0.priority > priority && $0.row.factor(of: symbol) != 0 }
  }
}
