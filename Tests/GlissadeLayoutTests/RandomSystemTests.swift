import GlissadeLayout
import TestMaterial
import Testing

/// Random systems, compared with the best of all points that can be the best one.
@Suite("Random systems of constraints") struct RandomSystemTests {
  private struct Setup {
    var solver = LayoutSolver()
    let variables: [LayoutVariable]
    var known: [LayoutConstraintID: RandomSystem.Line] = [:]

    /// Creates a solver in which each second variable is a size, if `areSizes` is `true`.
    init(_ count: Int, areSizes: Bool = true) {
      var solver = LayoutSolver()
      variables = (0..<count).map { solver.makeVariable(isSize: areSizes && $0 % 2 == 1) }
      self.solver = solver
    }

    var point: [Double] { variables.map { solver.value(of: $0) } }

    mutating func add(_ line: RandomSystem.Line) throws -> LayoutConstraintID {
      let added = solver.add(line.constraint(on: variables))
      let id = try #require(added)
      known[id] = line
      return id
    }

    /// The lines that the solver has not dropped, and those of the sizes, which are at least 0.
    var lines: [RandomSystem.Line] {
      known.keys.filter { solver.contains($0) }.compactMap { known[$0] } + bounds
    }

    /// The lines that every size is at least 0: that of each second variable.
    var bounds: [RandomSystem.Line] {
      stride(from: 1, to: variables.count, by: 2).map { size in
        var factors = Array(repeating: 0.0, count: variables.count)
        factors[size] = 1
        return RandomSystem.Line(
          factors: factors, constant: 0, relation: .greaterThanOrEqual, priority: 1000)
      }
    }
  }

  private func expectBest(
    _ setup: inout Setup, seed: UInt64, location: SourceLocation = #_sourceLocation
  ) throws {
    setup.solver.resolve()
    let lines = setup.lines
    let best = try #require(RandomSystem.bestCost(of: lines, variables: setup.variables.count))
    let cost = RandomSystem.cost(of: lines, at: setup.point)
    #expect(setup.solver.faults() == [], "seed \(seed)", sourceLocation: location)
    #expect(cost.required < 1e-5, "seed \(seed)", sourceLocation: location)
    for (sum, least) in zip(cost.sums, best) {
      #expect(abs(sum - least) < 1e-3, "seed \(seed)", sourceLocation: location)
      if abs(sum - least) >= 1e-3 { break }
    }
  }

  @Test("Y-02 Y-21 violations are the least possible while no size is negative")
  func optimal() throws {
    for seed in UInt64(1)...120 {
      var random = SeededGenerator(seed: seed)
      let system = RandomSystem(
        variables: 2 + Int(seed % 3), lines: 6 + Int(seed % 4), required: 0.2, from: &random)
      var setup = Setup(system.count)
      for line in system.lines { _ = try setup.add(line) }
      try expectBest(&setup, seed: seed)
    }
  }

  @Test("Y-02 Y-21 the same holds after constraints are removed and constants change")
  func incremental() throws {
    for seed in UInt64(1)...60 {
      var random = SeededGenerator(seed: seed)
      let system = RandomSystem(variables: 3, lines: 5, required: 0.25, from: &random)
      var setup = Setup(system.count)
      var open: [LayoutConstraintID] = []
      for (index, line) in system.lines.enumerated() {
        let id = try setup.add(line)
        if index >= 2 * system.count { open.append(id) }
      }
      for _ in 0..<12 {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: open.append(try setup.add(system.line(required: 0.3, from: &random)))
        case 1:
          guard let id = open.randomElement(using: &random) else { continue }
          setup.solver.remove(id)
          open.removeAll { $0 == id }
        default:
          guard let id = open.randomElement(using: &random) else { continue }
          let constant = Double(Int.random(in: -80...80, using: &random))
          setup.solver.setConstant(constant, of: id)
          setup.known[id]?.constant = constant
        }
        try expectBest(&setup, seed: seed)
      }
    }
  }

  @Test(
    "Y-03 Y-21 a dropped constraint contradicts those that are named, and no other one is dropped")
  func conflicts() throws {
    var (count, boundCount) = (0, 0)
    for seed in UInt64(1)...150 {
      var random = SeededGenerator(seed: seed)
      let system = RandomSystem(variables: 2, lines: 7, required: 0.8, from: &random)
      var setup = Setup(system.count)
      for line in system.lines {
        let before = setup.lines
        let id = try setup.add(line)
        setup.solver.resolve()
        #expect(setup.solver.contains(id) == isPossible(before + [line]), "seed \(seed)")
        for conflict in setup.solver.removeConflicts() {
          count += 1
          #expect(conflict.dropped == id)
          let sizes = conflict.others.compactMap { setup.solver.size(boundedBy: $0) }
          boundCount += sizes.count
          #expect(sizes.isEmpty || sizes == [setup.variables[1]])
          let others =
            conflict.others.compactMap { setup.known[$0] } + (sizes.isEmpty ? [] : setup.bounds)
          #expect(!isPossible(others + [line]))
          #expect(isPossible(others))
        }
      }
    }
    #expect(count > 50)
    #expect(boundCount > 10)
  }

  /// Returns whether the required lines on two variables have a point in common. Distant limits
  /// make sure that two lines meet wherever there is such a point.
  private func isPossible(_ lines: [RandomSystem.Line]) -> Bool {
    let limits = [[1.0, 0], [-1, 0], [0, 1], [0, -1]].map { factors in
      RandomSystem.Line(
        factors: factors, constant: 1e4, relation: .greaterThanOrEqual, priority: 1000)
    }
    return RandomSystem.bestCost(of: limits + lines, variables: 2) != nil
  }

  @Test("Y-04 equal calls have equal results, to the last bit")
  func determinism() throws {
    func run(_ seed: UInt64) throws -> [UInt64] {
      var random = SeededGenerator(seed: seed)
      let system = RandomSystem(variables: 4, lines: 12, required: 0.3, from: &random)
      var setup = Setup(system.count)
      for line in system.lines { _ = try setup.add(line) }
      setup.solver.resolve()
      return setup.point.map(\.bitPattern)
    }
    for seed in UInt64(1)...20 { #expect(try run(seed) == run(seed)) }
  }

  @Test("Y-01 many changes of constants leave no drift")
  func drift() throws {
    var random = SeededGenerator(seed: 7)
    var setup = Setup(4, areSizes: false)
    let v = setup.variables
    var edited: [(id: LayoutConstraintID, value: Double)] = []
    for index in 0..<4 {
      var expression = LinearExpression()
      expression.add(v[index], 1)
      if index > 0 { expression.add(v[index - 1], -0.7) }
      let id = setup.solver.add(LinearConstraint(expression))
      edited.append((try #require(id), 0))
    }
    for _ in 0..<20_000 {
      let index = Int.random(in: 0..<4, using: &random)
      edited[index].value = Double.random(in: -500...500, using: &random)
      setup.solver.setConstant(-edited[index].value, of: edited[index].id)
      setup.solver.resolve()
    }
    var expected = 0.0
    for index in 0..<4 {
      expected = edited[index].value + expected * (index > 0 ? 0.7 : 0)
      #expect(abs(setup.solver.value(of: v[index]) - expected) < 1e-7)
    }
  }
}
