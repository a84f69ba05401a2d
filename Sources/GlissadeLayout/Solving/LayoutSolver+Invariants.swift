// Checks of the tableau for tests.
extension LayoutSolver {
  /// Returns the faults of the tableau, one sentence each; an empty array after `resolve`.
  package func faults() -> [String] {
    var faults: [String] = []
    for basic in tableau.rows.indices where tableau.isBasic[basic] {
      let row = tableau.rows[basic]
      let kind = tableau.kinds[basic]
      if kind == .unused { faults.append("The basic symbol \(basic) is not in use.") }
      if kind.isRestricted, row.constant < -Tableau.noValue {
        faults.append("The basic symbol \(basic) is \(row.constant).")
      }
      if isNegative(basic) { faults.append("The size \(basic) is \(row.constant).") }
      for cell in row.cells { faults += self.faults(of: cell, in: basic) }
    }
    for symbol in tableau.kinds.indices {
      for basic in tableau.column(of: symbol) where tableau.rows[basic].factor(of: symbol) == 0 {
        faults.append("The column of \(symbol) names \(basic) in vain.")
      }
    }
    return faults
  }

  private func faults(of cell: Row.Cell, in basic: Int) -> [String] {
    var faults: [String] = []
    if tableau.isBasic[cell.symbol] {
      faults.append("The row of \(basic) contains the basic symbol \(cell.symbol).")
    }
    if tableau.kinds[cell.symbol] == .unused {
      faults.append("The row of \(basic) contains \(cell.symbol), which is not in use.")
    }
    if !tableau.column(of: cell.symbol).contains(basic) {
      faults.append("The column of \(cell.symbol) does not name \(basic).")
    }
    if !tableau.kinds[basic].isVariable, tableau.kinds[cell.symbol].isVariable {
      faults.append("The row of \(basic), which is no variable, contains one.")
    }
    return faults
  }
}
