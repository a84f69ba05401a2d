/// Equations in the form of the simplex algorithm: each row is solved for one basic symbol, which
/// occurs in no other row; all other symbols are 0.
///
/// Rows whose basic symbol is restricted to values of at least 0 contain no variables, as in
/// Cassowary. The other rows determine the variables, which take no part in the optimization.
struct Tableau {
  /// The magnitude below which a value counts as zero, in points.
  static let noValue = 1e-6

  /// The role of each symbol.
  private(set) var kinds: [SymbolKind] = []
  /// The constraint of each symbol that is not a variable.
  private(set) var owners: [Int] = []
  /// The rows by the numbers of their basic symbols; the rows of other symbols are empty.
  private(set) var rows: [Row] = []
  private(set) var isBasic: [Bool] = []
  /// The basic symbols in whose rows a symbol occurs, in ascending order; empty for symbols that
  /// are not indexed.
  private var columns: [[Int]] = []
  /// A Boolean value for each symbol that indicates whether its column is kept up to date. The
  /// column of a dummy is kept only from its first use on: in a long chain of views a dummy occurs
  /// in thousands of rows, and only a change or the removal of its equation needs the column.
  private var isIndexed: [Bool] = []
  /// The number of rows that were searched for columns of dummies since all dummies were last
  /// indexed.
  private var searchedRows = 0
  private var unused: [Int] = []

  /// The variables whose values may have changed since the last call of `removeChanged`.
  private(set) var changed: [Int] = []
  private var isChanged: [Bool] = []
  /// A Boolean value that indicates whether values may have changed since it was last set to
  /// `false`.
  var hasNewValues = false
  /// The basic symbols whose rows may not be valid.
  private var suspects: [Int] = []

  // MARK: Symbols

  mutating func makeSymbol(_ kind: SymbolKind, owner: Int) -> Int {
    if let symbol = unused.popLast() {
      kinds[symbol] = kind
      owners[symbol] = owner
      isIndexed[symbol] = kind != .dummy
      return symbol
    }
    kinds.append(kind)
    owners.append(owner)
    rows.append(Row())
    isBasic.append(false)
    columns.append([])
    isIndexed.append(kind != .dummy)
    isChanged.append(false)
    return kinds.count - 1
  }

  /// Frees a symbol, and removes its row and the remainders that rounding has left of it in other
  /// rows.
  mutating func freeSymbol(_ symbol: Int) {
    if isBasic[symbol] { removeRow(of: symbol) }
    index(symbol)
    for basic in columns[symbol] { rows[basic].remove(symbol) }
    columns[symbol] = []
    kinds[symbol] = .unused
    unused.append(symbol)
  }

  // MARK: Rows

  /// Returns the value of a symbol.
  func value(of symbol: Int) -> Double { isBasic[symbol] ? rows[symbol].constant : 0 }

  mutating func insert(_ row: Row, basic: Int) {
    rows[basic] = row
    isBasic[basic] = true
    for cell in row.cells where isIndexed[cell.symbol] {
      insert(basic, inColumnOf: cell.symbol)
    }
    noteChange(of: basic)
  }

  @discardableResult mutating func removeRow(of basic: Int) -> Row {
    let row = rows[basic]
    rows[basic] = Row()
    isBasic[basic] = false
    for cell in row.cells where isIndexed[cell.symbol] {
      remove(basic, fromColumnOf: cell.symbol)
    }
    noteChange(of: basic)
    return row
  }

  /// Replaces a symbol by its row in all rows that contain it.
  mutating func substitute(_ symbol: Int, by row: Row) {
    index(symbol)
    let basics = columns[symbol]
    columns[symbol] = []
    for basic in basics {
      let factor = rows[basic].remove(symbol)
      add(row, times: factor, to: basic)
    }
  }

  private mutating func add(_ row: Row, times factor: Double, to basic: Int) {
    var appeared: [Int] = []
    var vanished: [Int] = []
    rows[basic].add(
      row, times: factor, appeared: { appeared.append($0) }, vanished: { vanished.append($0) })
    for symbol in appeared where isIndexed[symbol] { insert(basic, inColumnOf: symbol) }
    for symbol in vanished where isIndexed[symbol] { remove(basic, fromColumnOf: symbol) }
    noteChange(of: basic)
  }

  /// Adds a number to the value of a basic symbol.
  mutating func add(_ change: Double, toValueOf basic: Int) {
    rows[basic].constant += change
    noteChange(of: basic)
  }

  /// Makes a basic symbol `leaving` 0, and another symbol `entering` of its row basic.
  ///
  /// - Returns: The row of `entering`.
  @discardableResult mutating func pivot(leaving: Int, entering: Int) -> Row {
    var row = removeRow(of: leaving)
    row.add(leaving, -1)
    let solved = row.solved(for: entering)
    substitute(entering, by: solved)
    insert(solved, basic: entering)
    return solved
  }

  // MARK: Columns

  /// Returns the basic symbols in whose rows a symbol occurs, in ascending order.
  func column(of symbol: Int) -> [Int] {
    if isIndexed[symbol] { return columns[symbol] }
    return rows.indices.filter { isBasic[$0] && rows[$0].factor(of: symbol) != 0 }
  }

  /// Keeps the column of a symbol up to date from now on. All symbols are indexed when the searches
  /// of rows have taken as long as indexing all of them takes.
  mutating func index(_ symbol: Int) {
    guard !isIndexed[symbol] else { return }
    searchedRows += rows.count
    if searchedRows * Self.cellsOfSearch >= rows.reduce(0, { $0 + $1.cells.count }) {
      indexDummies()
    } else {
      columns[symbol] = column(of: symbol)
      isIndexed[symbol] = true
    }
  }

  /// The number of cells that can be indexed in the time that the search of one row takes.
  private static let cellsOfSearch = 4

  private mutating func indexDummies() {
    searchedRows = 0
    let wasIndexed = isIndexed
    for basic in rows.indices where isBasic[basic] {
      for cell in rows[basic].cells where !wasIndexed[cell.symbol] {
        columns[cell.symbol].append(basic)
      }
    }
    for symbol in isIndexed.indices { isIndexed[symbol] = true }
  }

  private func position(of basic: Int, in column: [Int]) -> Int {
    var (low, high) = (0, column.count)
    while low < high {
      let middle = (low + high) / 2
      if column[middle] < basic { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func insert(_ basic: Int, inColumnOf symbol: Int) {
    if columns[symbol].last ?? -1 < basic { return columns[symbol].append(basic) }
    let index = position(of: basic, in: columns[symbol])
    columns[symbol].insert(basic, at: index)
  }

  private mutating func remove(_ basic: Int, fromColumnOf symbol: Int) {
    let index = position(of: basic, in: columns[symbol])
    guard index < columns[symbol].count, columns[symbol][index] == basic else { return }
    columns[symbol].remove(at: index)
  }

  // MARK: Changes

  private mutating func noteChange(of symbol: Int) {
    if kinds[symbol].isVariable {
      hasNewValues = true
      guard !isChanged[symbol] else { return }
      isChanged[symbol] = true
      changed.append(symbol)
    } else if isBasic[symbol], isInvalid(symbol) {
      suspects.append(symbol)
    }
  }

  /// Returns the variables whose values may have changed since the last call.
  mutating func removeChanged() -> [Int] {
    for symbol in changed { isChanged[symbol] = false }
    defer { changed = [] }
    return changed
  }

  /// Returns whether the row of a basic symbol is not valid. The value of a slack or error is
  /// negative, or that of a dummy is not 0 or depends on other symbols than dummies.
  private func isInvalid(_ basic: Int) -> Bool {
    let row = rows[basic]
    switch kinds[basic] {
    case .slack, .error: return row.constant < -Self.noValue
    case .dummy:
      return abs(row.constant) > Self.noValue || row.cells.contains { kinds[$0.symbol] != .dummy }
    case .size, .position, .unused: return false
    }
  }

  /// Returns the first basic symbol whose row is not valid.
  mutating func nextInvalid() -> Int? {
    guard !suspects.isEmpty else { return nil }
    suspects = Set(suspects).filter { isBasic[$0] && isInvalid($0) }.sorted()
    return suspects.first
  }
}
