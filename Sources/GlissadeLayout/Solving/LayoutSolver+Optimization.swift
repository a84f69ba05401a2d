// The optimization by the simplex algorithm. All choices prefer the symbol with the lowest number
// (Bland's rule), so that degenerate steps do not repeat.
extension LayoutSolver {
  /// The magnitude below which a cost counts as zero.
  private static let noCost = 1e-8

  /// Minimizes the violations of the optional constraints of each priority, from the highest to the
  /// lowest. All rows must be valid before the call.
  mutating func optimize() {
    for index in objective.levels.indices {
      while let entering = improvement(ofLevel: index), let leaving = limit(of: entering) {
        pivot(leaving: leaving, entering: entering)
      }
    }
  }

  /// Returns the first symbol whose increase lessens the sum of a level and leaves the sums of
  /// higher priorities unchanged.
  private func improvement(ofLevel index: Int) -> Int? {
    objective.levels[index].row.cells.first { cell in
      cell.factor < -Self.noCost && tableau.kinds[cell.symbol].isRestricted
        && objective.levels[..<index].allSatisfy {
          abs($0.row.factor(of: cell.symbol)) <= Self.noCost
        }
    }?.symbol
  }

  /// Returns the basic symbol that is the first to reach 0 when a symbol increases.
  private func limit(of entering: Int) -> Int? {
    var best: (ratio: Double, basic: Int)?
    for basic in tableau.column(of: entering) where tableau.kinds[basic].isRestricted {
      let row = tableau.rows[basic]
      let factor = row.factor(of: entering)
      guard factor < 0 else { continue }
      let ratio = -row.constant / factor
      if let best, best.ratio <= ratio { continue }
      best = (ratio, basic)
    }
    return best?.basic
  }

  /// Makes all rows valid after changes of constants or a new required constraint, by the dual
  /// simplex algorithm. Required constraints that contradict others are removed.
  mutating func repair() {
    var isOptimal = true
    var steps = 0
    while let leaving = tableau.nextInvalid() {
      steps += 1
      // Rounding can make the costs of many steps equal. The search then ignores costs: by the rule
      // of the lowest number it ends, and the optimum is found anew afterwards.
      if steps > tableau.rows.count + 100 { isOptimal = false }
      if let entering = cure(of: leaving, byCost: isOptimal) {
        pivot(leaving: leaving, entering: entering)
      } else {
        dropConstraint(contradictedBy: leaving)
        isOptimal = false
      }
    }
    if !isOptimal {
      rebuildObjective()
    } else if steps > 0 {
      // Rounding can make the costs of two steps for a higher priority seem equal, so that the
      // chosen one costs a lower priority more than necessary.
      optimize()
    }
  }

  /// Returns the symbol whose increase makes a row valid at the least cost, or `nil` if no symbol
  /// can make it valid.
  private func cure(of leaving: Int, byCost: Bool) -> Int? {
    let row = tableau.rows[leaving]
    var best: (ratio: [Double], symbol: Int)?
    for cell in row.cells where tableau.kinds[cell.symbol].isRestricted {
      guard canCure(row, of: leaving, by: cell) else { continue }
      if !byCost { return cell.symbol }
      let ratio = objective.costs(of: cell.symbol).map {
        abs($0) <= Self.noCost ? 0 : $0 / abs(cell.factor)
      }
      if let best, !ratio.lexicographicallyPrecedes(best.ratio) { continue }
      best = (ratio, cell.symbol)
    }
    return best?.symbol
  }

  private func canCure(_ row: Row, of leaving: Int, by cell: Row.Cell) -> Bool {
    if tableau.kinds[leaving] != .dummy { return cell.factor > 0 }
    if abs(row.constant) <= Tableau.noValue { return true }
    return (row.constant > 0) == (cell.factor < 0)
  }

  /// Removes one of the required constraints that contradict each other in a row: the one with the
  /// highest rank, and of several with this rank the latest.
  private mutating func dropConstraint(contradictedBy basic: Int) {
    let symbols = [basic] + tableau.rows[basic].cells.map(\.symbol)
    let owners = Set(symbols.map { tableau.owners[$0] }).filter {
      $0 >= 0 && records[$0]?.isRequired ?? false
    }.sorted { order(of: $0) < order(of: $1) }
    guard let dropped = owners.max(by: { rank(of: $0) < rank(of: $1) }),
      let record = records[dropped]
    else {
      // This branch is reached only after rounding errors.
      tableau.removeRow(of: basic)
      return
    }
    report(
      LayoutConflict(
        dropped: identity(of: dropped),
        others: owners.filter { $0 != dropped }.map { identity(of: $0) }))
    if record.marker != basic { pivot(leaving: basic, entering: record.marker) }
    tableau.removeRow(of: record.marker)
    forget(dropped)
  }

  private func order(of index: Int) -> Int { records[index]?.order ?? 0 }

  private func rank(of index: Int) -> (Int, Int) {
    (records[index]?.rank ?? 0, order(of: index))
  }

  /// Builds the objective from all constraints, and finds the optimum.
  private mutating func rebuildObjective() {
    objective = Objective()
    for record in records {
      guard let record else { continue }
      for error in record.errors { addCost(of: error, priority: record.priority) }
    }
    optimize()
  }
}
