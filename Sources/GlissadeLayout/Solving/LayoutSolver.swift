/// An incremental solver of linear constraints with priorities: the simplex algorithm of Cassowary
/// (G. Badros, A. Borning, P. Stuckey: The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm, 2001).
///
/// After each call of `add`, `remove` or `resolve`, all required constraints hold, and the
/// violations of the optional ones are minimal, first those of the highest priority. Required
/// constraints that contradict others are removed and reported as conflicts. After `resolve`, all
/// sizes are at least 0, too. The result depends on the order of the calls and on nothing else.
package struct LayoutSolver {
  /// A constraint in the tableau: `sign · (terms + constant)` − marker + other = 0.
  struct Record {
    let generation: Int
    let sign: Double
    let priority: Double
    let rank: Int
    /// The number of constraints that were added before this one.
    let order: Int
    /// The symbol that belongs to this constraint alone.
    let marker: Int
    /// The second symbol of an optional constraint; `nil` for a required one.
    let other: Int?
    let isEquation: Bool
    var constant: Double

    var isRequired: Bool { priority >= LinearConstraint.required }
    /// The symbols whose sum is the violation of the constraint; empty for a required one.
    var errors: [Int] {
      guard let other else { return [] }
      return isEquation ? [marker, other] : [other]
    }
  }

  var tableau = Tableau()
  var objective = Objective()
  private(set) var records: [Record?] = []
  private var unused: [Int] = []
  private var added = 0
  private var variables: [LayoutVariable] = []
  private var conflicts: [LayoutConflict] = []
  /// A Boolean value that indicates whether variables may have become free since they were last
  /// reported.
  private var hasNewFreedom = false
  /// The constraints that keep sizes from being negative, by the symbols of the sizes. A constraint
  /// that was removed because of a conflict remains here.
  var bounds: [Int: LayoutConstraintID] = [:]
  /// The symbols of the sizes that may be negative.
  private(set) var unbounded: Set<Int> = []

  /// Creates a solver without variables.
  package init() {}

  // MARK: Variables

  /// Makes a variable. Its value is 0 until a constraint determines it.
  ///
  /// - Parameters:
  ///   - isSize: A Boolean value that indicates whether the variable is a size. If the constraints
  ///     determine only a sum of a position and a size, the size remains free.
  ///   - isBounded: A Boolean value that indicates whether a size is at least 0.
  package mutating func makeVariable(isSize: Bool, isBounded: Bool = true) -> LayoutVariable {
    let symbol = tableau.makeSymbol(isSize ? .size : .position, owner: -1)
    let variable = LayoutVariable(symbol: symbol)
    if isSize, !isBounded { unbounded.insert(symbol) }
    variables.append(variable)
    hasNewFreedom = true
    return variable
  }

  /// Returns the value of a variable.
  package func value(of variable: LayoutVariable) -> Double {
    tableau.value(of: variable.symbol)
  }

  /// Returns the variables whose values may have changed since the last call.
  package mutating func removeChanged() -> [LayoutVariable] {
    tableau.removeChanged().map(LayoutVariable.init)
  }

  /// Returns the variables that no constraint determines, or none if no variable can have become
  /// free since the last call.
  package mutating func removeNewlyFree() -> [LayoutVariable] {
    guard hasNewFreedom else { return [] }
    removeBounds()
    hasNewFreedom = false
    for variable in variables where tableau.kinds[variable.symbol] == .position {
      freeSize(inColumnOf: variable.symbol)
    }
    return variables.filter { !tableau.isBasic[$0.symbol] }
  }

  /// Makes a size free instead of a free position on which the size depends.
  private mutating func freeSize(inColumnOf position: Int) {
    guard !tableau.isBasic[position] else { return }
    let size = tableau.column(of: position).first { tableau.kinds[$0] == .size }
    if let size { tableau.pivot(leaving: size, entering: position) }
  }

  // MARK: Constraints

  /// Adds a constraint to the solver.
  ///
  /// - Returns: The identity of the constraint, even if a conflict removes it immediately, or `nil`
  ///   if one of its numbers is not finite or its priority is not above 0.
  package mutating func add(_ constraint: LinearConstraint) -> LayoutConstraintID? {
    guard constraint.expression.isFinite, constraint.priority > 0 else { return nil }
    repair()
    let index = unused.popLast() ?? records.count
    if index == records.count { records.append(nil) }
    let record = makeRecord(of: constraint, index: index)
    records[index] = record
    insert(row(of: constraint, record), of: record)
    if record.isRequired {
      repair()
    } else {
      for error in record.errors { addCost(of: error, priority: record.priority) }
      optimize()
    }
    return LayoutConstraintID(index: index, generation: record.generation)
  }

  private mutating func makeRecord(of constraint: LinearConstraint, index: Int) -> Record {
    let isEquation = constraint.relation == .equal
    let marker: SymbolKind = isEquation ? (constraint.isRequired ? .dummy : .error) : .slack
    let sign = constraint.relation == .lessThanOrEqual ? -1.0 : 1
    added += 1
    return Record(
      generation: added, sign: sign, priority: constraint.priority, rank: constraint.rank,
      order: added, marker: tableau.makeSymbol(marker, owner: index),
      other: constraint.isRequired ? nil : tableau.makeSymbol(.error, owner: index),
      isEquation: isEquation, constant: constraint.expression.constant)
  }

  /// Returns the record of a constraint, or `nil` if the constraint was removed.
  private func record(_ id: LayoutConstraintID) -> Record? {
    guard records.indices.contains(id.index), let record = records[id.index] else { return nil }
    return record.generation == id.generation ? record : nil
  }

  /// Returns whether a constraint was added and has not been removed, by a call or because of a
  /// conflict.
  package func contains(_ id: LayoutConstraintID) -> Bool { record(id) != nil }

  /// Removes a constraint. The call has no effect if the constraint was removed before.
  package mutating func remove(_ id: LayoutConstraintID) {
    guard let record = record(id) else { return }
    repair()
    guard contains(id) else { return }
    for error in record.errors { addCost(of: error, priority: record.priority, factor: -1) }
    detach(record)
    forget(id.index)
    objective.prune()
    optimize()
  }

  /// Removes variables and constraints at once. No remaining constraint may contain one of the
  /// variables.
  package mutating func remove(
    _ gone: Set<LayoutVariable>, constraints: [LayoutConstraintID]
  ) {
    let own = gone.compactMap { bounds.removeValue(forKey: $0.symbol) }
    let known = (constraints + own).filter { contains($0) }.sorted { $0.index < $1.index }
    let records = known.compactMap { record($0) }
    let symbols = records.flatMap { [$0.marker] + ($0.other.map { [$0] } ?? []) }
    let all = (symbols + gone.map(\.symbol)).sorted()
    for symbol in all {
      objective.remove(symbol)
      if tableau.isBasic[symbol] { tableau.removeRow(of: symbol) }
    }
    for symbol in all { tableau.freeSymbol(symbol) }
    for id in known { forgetRecord(id.index) }
    variables.removeAll(where: gone.contains)
    unbounded.subtract(gone.map(\.symbol))
    objective.prune()
  }

  /// Changes the constant of a constraint's expression. The change takes effect with the next
  /// `resolve`.
  ///
  /// - Returns: `false` if the number is not finite.
  @discardableResult
  package mutating func setConstant(_ constant: Double, of id: LayoutConstraintID) -> Bool {
    guard constant.isFinite else { return false }
    guard let record = record(id), record.constant != constant else { return true }
    let change = record.sign * (constant - record.constant)
    records[id.index]?.constant = constant
    if tableau.isBasic[record.marker] {
      tableau.add(change, toValueOf: record.marker)
      return true
    }
    tableau.index(record.marker)
    for basic in tableau.column(of: record.marker) {
      let factor = tableau.rows[basic].factor(of: record.marker)
      tableau.add(-change * factor, toValueOf: basic)
    }
    return true
  }

  /// Returns the conflicts since the last call, in the order in which they were found.
  package mutating func removeConflicts() -> [LayoutConflict] {
    defer { conflicts = [] }
    return conflicts
  }

  /// Returns whether an optional equation has an effect: it holds, and neither a required
  /// constraint nor one of a higher priority implies it.
  package func isDecisive(_ id: LayoutConstraintID) -> Bool {
    guard let record = record(id) else { return false }
    return record.errors.allSatisfy {
      !tableau.isBasic[$0] && !objective.isHeld($0, above: record.priority)
    }
  }

  // MARK: Bookkeeping of the extensions

  func identity(of index: Int) -> LayoutConstraintID {
    LayoutConstraintID(index: index, generation: records[index]?.generation ?? -1)
  }

  mutating func report(_ conflict: LayoutConflict) { conflicts.append(conflict) }

  /// Releases the symbols and the record of a constraint.
  mutating func forget(_ index: Int) {
    guard let record = records[index] else { return }
    tableau.freeSymbol(record.marker)
    if let other = record.other { tableau.freeSymbol(other) }
    forgetRecord(index)
    hasNewFreedom = true
  }

  private mutating func forgetRecord(_ index: Int) {
    records[index] = nil
    unused.append(index)
  }
}
