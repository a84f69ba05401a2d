// The addition of constraints to the tableau and their removal.
extension LayoutSolver {
  /// Returns the row of a constraint, whose value is 0, as a sum of symbols that are not basic.
  func row(of constraint: LinearConstraint, _ record: Record) -> Row {
    var row = Row()
    row.constant = record.sign * constraint.expression.constant
    for term in constraint.expression.terms {
      let factor = record.sign * term.factor
      let symbol = term.variable.symbol
      if tableau.isBasic[symbol] {
        row.add(tableau.rows[symbol], times: factor)
      } else {
        row.add(symbol, factor)
      }
    }
    row.add(record.marker, -1)
    if let other = record.other { row.add(other, 1) }
    return row
  }

  /// Inserts the row of a new constraint. The row is solved for a variable that nothing else
  /// determines or, without one, for a symbol of the constraint.
  mutating func insert(_ row: Row, of record: Record) {
    if let variable = openVariable(in: row) {
      let solved = row.solved(for: variable)
      tableau.substitute(variable, by: solved)
      tableau.insert(solved, basic: variable)
    } else {
      let isPositive = row.constant >= 0 || record.isRequired
      let basic = isPositive ? record.marker : record.other ?? record.marker
      tableau.insert(row.solved(for: basic), basic: basic)
    }
  }

  /// Returns the variable that a new row determines, preferably a position and not a size; `nil` if
  /// the row contains no variable.
  private func openVariable(in row: Row) -> Int? {
    var size: Int?
    for cell in row.cells {
      if tableau.kinds[cell.symbol] == .position { return cell.symbol }
      if tableau.kinds[cell.symbol] == .size, size == nil { size = cell.symbol }
    }
    return size
  }

  /// Adds a symbol, which is the violation of a constraint, to the objective.
  mutating func addCost(of symbol: Int, priority: Double, factor: Double = 1) {
    if tableau.isBasic[symbol] {
      objective.add(tableau.rows[symbol], times: factor, priority: priority)
    } else {
      objective.add(symbol, factor, priority: priority)
    }
  }

  /// Removes the effect of a constraint: afterwards, its marker occurs in no other row. The other
  /// rows remain valid.
  mutating func detach(_ record: Record) {
    if tableau.isBasic[record.marker] { return removeRow(of: record.marker) }
    if let other = record.other, tableau.isBasic[other] { return removeRow(of: other) }
    tableau.index(record.marker)
    guard let leaving = leavingRow(forRemovalOf: record.marker) else { return }
    pivot(leaving: leaving, entering: record.marker)
    removeRow(of: record.marker)
  }

  private mutating func removeRow(of basic: Int) { tableau.removeRow(of: basic) }

  /// Returns the basic symbol whose row is solved for `marker` and then removed, such that all
  /// other rows remain valid. An implied equation is preferred; then the row with the smallest
  /// ratio, first among those in which the factor of `marker` is negative. Rows of variables come
  /// last, those of sizes before those of positions.
  private func leavingRow(forRemovalOf marker: Int) -> Int? {
    var best: (order: Int, ratio: Double, basic: Int)?
    for basic in tableau.column(of: marker) {
      let row = tableau.rows[basic]
      let factor = row.factor(of: marker)
      let order: Int
      switch tableau.kinds[basic] {
      case .dummy, .unused: order = 0
      case .slack, .error: order = factor < 0 ? 1 : 2
      case .size: order = 3
      case .position: order = 4
      }
      let ratio = order == 1 || order == 2 ? max(0, row.constant / abs(factor)) : 0
      if let best, (best.order, best.ratio) <= (order, ratio) { continue }
      best = (order, ratio, basic)
    }
    return best?.basic
  }

  mutating func pivot(leaving: Int, entering: Int) {
    let row = tableau.pivot(leaving: leaving, entering: entering)
    objective.substitute(entering, by: row)
  }
}
