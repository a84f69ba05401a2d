/// A row of a tableau: a constant, and symbols with factors other than 0.
struct Row: Equatable {
  /// A symbol of a row with its factor.
  struct Cell: Equatable {
    var symbol: Int
    var factor: Double
  }

  /// The magnitude below which a factor counts as zero.
  static let noFactor = 1e-9

  var constant = 0.0
  /// The cells in ascending order of their symbols.
  private(set) var cells: [Cell] = []

  /// Returns the index of the first cell whose symbol is not below `symbol`.
  private func position(of symbol: Int) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the factor of a symbol, or 0 if the row does not contain it.
  func factor(of symbol: Int) -> Double {
    let index = position(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].factor : 0
  }

  /// Removes a symbol and returns its factor, or 0 if the row did not contain it.
  @discardableResult mutating func remove(_ symbol: Int) -> Double {
    let index = position(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells.remove(at: index).factor
  }

  /// Adds a symbol with a factor to the row.
  mutating func add(_ symbol: Int, _ factor: Double) {
    let index = position(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      if abs(factor) > Self.noFactor {
        cells.insert(Cell(symbol: symbol, factor: factor), at: index)
      }
      return
    }
    cells[index].factor += factor
    if abs(cells[index].factor) <= Self.noFactor { cells.remove(at: index) }
  }

  /// Multiplies the row by a factor other than 0.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].factor *= factor }
  }

  /// Adds another row, multiplied by a factor.
  mutating func add(_ other: Row, times factor: Double) {
    add(other, times: factor, appeared: { _ in }, vanished: { _ in })
  }

  /// Adds another row, multiplied by a factor, and reports the symbols that the row contains now
  /// but not before, and those that it contained only before.
  mutating func add(
    _ other: Row, times factor: Double, appeared: (Int) -> Void, vanished: (Int) -> Void
  ) {
    constant += other.constant * factor
    var merged: [Cell] = []
    merged.reserveCapacity(cells.count + other.cells.count)
    var index = 0
    for cell in other.cells {
      while index < cells.count, cells[index].symbol < cell.symbol {
        merged.append(cells[index])
        index += 1
      }
      let added = cell.factor * factor
      if index < cells.count, cells[index].symbol == cell.symbol {
        let sum = cells[index].factor + added
        index += 1
        if abs(sum) > Self.noFactor {
          merged.append(Cell(symbol: cell.symbol, factor: sum))
        } else {
          vanished(cell.symbol)
        }
      } else if abs(added) > Self.noFactor {
        merged.append(Cell(symbol: cell.symbol, factor: added))
        appeared(cell.symbol)
      }
    }
    merged.append(contentsOf: cells[index...])
    cells = merged
  }

  /// Returns the row solved for one of its symbols: an expression for the value of this symbol. The
  /// row itself must have the value 0.
  func solved(for symbol: Int) -> Row {
    var row = self
    let factor = row.remove(symbol)
    row.scale(by: -1 / factor)
    return row
  }
}
