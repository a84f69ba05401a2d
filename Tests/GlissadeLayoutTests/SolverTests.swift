import GlissadeLayout
import Testing

@Suite("Constraint solver") struct SolverTests {
  /// Adds “the sum of the terms is (at least, at most) `value`”.
  private func add(
    _ terms: [(LayoutVariable, Double)], _ value: Double,
    _ relation: LinearConstraint.Relation = .equal, at priority: Double = LinearConstraint.required,
    rank: Int = 0,
    to solver: inout LayoutSolver
  ) throws -> LayoutConstraintID {
    let expression = LinearExpression(terms.map { .init($0.0, $0.1) }, constant: -value)
    let constraint = LinearConstraint(expression, relation, priority: priority, rank: rank)
    let id = solver.add(constraint)
    return try #require(id)
  }

  @Test("Y-01 as many equations as unknowns determine all of them, in any order")
  func determined() throws {
    // x + y = 10, x − y = 4, z = 2x + y
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      var solver = LayoutSolver()
      let (x, y) = (solver.makeVariable(isSize: false), solver.makeVariable(isSize: false))
      let z = solver.makeVariable(isSize: true)
      let equations: [([(LayoutVariable, Double)], Double)] = [
        ([(x, 1), (y, 1)], 10), ([(x, 1), (y, -1)], 4), ([(z, 1), (x, -2), (y, -1)], 0),
      ]
      for index in order {
        _ = try add(equations[index].0, equations[index].1, to: &solver)
      }
      for (variable, value) in [(x, 7.0), (y, 3), (z, 17)] {
        #expect(abs(solver.value(of: variable) - value) < 1e-9)
      }
      #expect(solver.removeNewlyFree() == [])
      #expect(solver.removeConflicts() == [])
    }
  }

  @Test("Y-01 the size stays free where constraints determine only a sum of position and size")
  func free() throws {
    for isReversed in [false, true] {
      var solver = LayoutSolver()
      let (x, w) = (solver.makeVariable(isSize: false), solver.makeVariable(isSize: true))
      let terms = [(x, 1.0), (w, 1.0)]
      let sum = try add(isReversed ? terms.reversed() : terms, 100, to: &solver)
      #expect(solver.removeNewlyFree() == [w])
      _ = try add([(w, 1)], 30, at: 1, to: &solver)
      #expect(solver.value(of: x) == 70)
      solver.remove(sum)
      #expect(solver.removeNewlyFree() == [x])
      #expect(solver.value(of: w) == 30)
    }
  }

  @Test("Y-02 any number of weaker constraints gives way to one that is stronger")
  func priorities() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable(isSize: false)
    for _ in 0..<50 { _ = try add([(x, 1000)], 0, at: 250, to: &solver) }
    #expect(solver.value(of: x) == 0)
    let strong = try add([(x, 1)], 10, at: 250.5, to: &solver)
    #expect(solver.value(of: x) == 10)
    _ = try add([(x, 0.001)], 0.02, .greaterThanOrEqual, at: 251, to: &solver)
    #expect(solver.value(of: x) == 20)
    _ = try add([(x, 1)], 15, .lessThanOrEqual, to: &solver)
    #expect(solver.value(of: x) == 15)
    solver.remove(strong)
    #expect(solver.value(of: x) == 15)
  }

  @Test(
    "Y-03 of required constraints that contradict each other, the one with the highest rank goes")
  func ranks() throws {
    var solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(isSize: false), solver.makeVariable(isSize: false))
    let frame = try add([(x, 1)], 10, rank: -1, to: &solver)
    let other = try add([(x, 1), (y, -1)], 5, to: &solver)
    let bystander = try add([(y, 1)], 0, .greaterThanOrEqual, to: &solver)
    let late = try add([(y, 1)], 6, .greaterThanOrEqual, to: &solver)
    #expect(!solver.contains(late))
    let conflicts = solver.removeConflicts()
    let conflict = try #require(conflicts.first)
    #expect(conflict.dropped == late)
    #expect(conflict.others == [frame, other])
    solver.setConstant(-3, of: frame)
    solver.resolve()
    #expect(solver.removeConflicts().map(\.dropped) == [bystander])
    #expect(solver.value(of: x) == 3)
    #expect(solver.value(of: y) == -2)
  }

  @Test("Y-03 an implied equation is kept, and takes over when the others go")
  func implied() throws {
    var solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(isSize: false), solver.makeVariable(isSize: false))
    let first = try add([(x, 1)], 10, to: &solver)
    _ = try add([(x, 1), (y, -1)], 0, to: &solver)
    let implied = try add([(y, 1)], 10, to: &solver)
    #expect(solver.removeConflicts() == [])
    solver.remove(first)
    #expect(solver.value(of: x) == 10)
    solver.setConstant(-4, of: implied)
    solver.resolve()
    #expect(solver.value(of: x) == 4)
    #expect(solver.faults() == [])
  }

  @Test("Y-03 two equations that are equal until one changes contradict each other then")
  func laterContradiction() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable(isSize: false)
    let first = try add([(x, 1)], 10, to: &solver)
    let second = try add([(x, 1)], 10, to: &solver)
    solver.setConstant(-20, of: first)
    solver.resolve()
    let conflicts = solver.removeConflicts()
    #expect(conflicts.map(\.dropped) == [second])
    #expect(conflicts.map(\.others) == [[first]])
    #expect(solver.value(of: x) == 20)
    #expect(solver.faults() == [])
  }

  @Test("Y-02 a long chain gives the same whether its rows are indexed or not", arguments: 1...6)
  func chain(_ seed: Int) throws {
    var solver = LayoutSolver()
    var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return Int(state >> 33) % limit
    }
    let variables = (0..<30).map { _ in solver.makeVariable(isSize: false) }
    // Each place is that of an earlier one and a gap; sums are exact.
    var gaps: [(id: LayoutConstraintID, previous: Int?, gap: Double)] = []
    for (index, variable) in variables.enumerated() {
      let previous = index == 0 ? nil : index - 1 - next(min(index, 3))
      let gap = Double(next(50))
      let terms = [(variable, 1.0)] + (previous.map { [(variables[$0], -1.0)] } ?? [])
      gaps.append((try add(terms, gap, to: &solver), previous, gap))
    }
    func expected(_ index: Int) -> Double {
      gaps[index].gap + (gaps[index].previous.map(expected) ?? 0)
    }
    for _ in 0..<80 {
      let changed = next(30)
      if next(3) == 0 {
        solver.remove(gaps[changed].id)
        let previous = gaps[changed].previous
        let terms =
          [(variables[changed], 1.0)] + (previous.map { [(variables[$0], -1.0)] } ?? [])
        gaps[changed].id = try add(terms, gaps[changed].gap, to: &solver)
      } else {
        gaps[changed].gap = Double(next(50))
        solver.setConstant(-gaps[changed].gap, of: gaps[changed].id)
      }
      solver.resolve()
      #expect(solver.faults() == [])
      #expect(variables.indices.map { solver.value(of: variables[$0]) } == (0..<30).map(expected))
    }
    #expect(solver.removeConflicts() == [])
  }

  @Test("Y-03 numbers that are not finite are refused, and change nothing")
  func numbers() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable(isSize: false)
    let first = try add([(x, 1)], 10, to: &solver)
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(solver.add(LinearConstraint(LinearExpression([.init(x, number)]))) == nil)
      #expect(solver.add(LinearConstraint(LinearExpression(constant: number))) == nil)
      let isAccepted = solver.setConstant(number, of: first)
      #expect(!isAccepted)
    }
    #expect(solver.add(LinearConstraint(LinearExpression(), priority: .nan)) == nil)
    solver.resolve()
    #expect(solver.value(of: x) == 10)
  }

  @Test("Y-01 what is removed as a whole leaves the rest as it is")
  func islands() throws {
    var solver = LayoutSolver()
    let v = (0..<4).map { _ in solver.makeVariable(isSize: false) }
    var ids: [LayoutConstraintID] = []
    for first in [0, 2] {
      ids.append(try add([(v[first], 1), (v[first + 1], -1)], -5, to: &solver))
      ids.append(try add([(v[first], 1)], 10, .greaterThanOrEqual, at: 500, to: &solver))
      ids.append(try add([(v[first + 1], 1)], 12, at: 250, to: &solver))
    }
    solver.remove([v[0], v[1]], constraints: Array(ids[..<3]))
    #expect(solver.faults() == [])
    #expect(solver.value(of: v[2]) == 10)
    #expect(solver.value(of: v[3]) == 15)
    solver.remove(ids[4])
    #expect(solver.value(of: v[3]) == 12)
    #expect(!solver.contains(ids[0]))
  }

  @Test("Y-21 a weaker constraint gives way where a size would be negative")
  func negativeSize() throws {
    var solver = LayoutSolver()
    let (x, w) = (solver.makeVariable(isSize: false), solver.makeVariable(isSize: true))
    let center = try add([(x, 1), (w, 0.5)], 130, to: &solver)
    let left = try add([(x, 1)], 247, at: 250, to: &solver)
    solver.resolve()
    #expect(solver.value(of: w) == 0)
    #expect(solver.value(of: x) == 130)
    #expect(solver.removeConflicts() == [])
    solver.setConstant(-300, of: center)
    solver.resolve()
    #expect(solver.value(of: x) == 247)
    #expect(solver.value(of: w) == 106)
    solver.setConstant(-130, of: center)
    solver.resolve()
    #expect(solver.value(of: w) == 0)
    // Nothing determines the size any more, although it is 0.
    solver.remove(left)
    #expect(solver.removeNewlyFree() == [w])
    #expect(solver.faults() == [])
  }

  @Test("Y-21 of required constraints without which no size would be negative, the last one goes")
  func contradictorySize() throws {
    var solver = LayoutSolver()
    let (x, w) = (solver.makeVariable(isSize: false), solver.makeVariable(isSize: true))
    let left = try add([(x, 1)], 100, rank: 1, to: &solver)
    let right = try add([(x, 1), (w, 1)], 40, rank: 2, to: &solver)
    solver.resolve()
    let conflicts = solver.removeConflicts()
    #expect(conflicts.map(\.dropped) == [right])
    let others = try #require(conflicts.first?.others)
    #expect(others.first == left)
    #expect(others.compactMap { solver.size(boundedBy: $0) } == [w])
    #expect(solver.value(of: x) == 100)
    #expect(solver.value(of: w) >= 0)
    #expect(solver.faults() == [])
  }

  @Test("Y-21 constraints that cannot be dropped make a size negative, and a size may be exempt")
  func exemptSize() throws {
    var solver = LayoutSolver()
    let w = solver.makeVariable(isSize: true)
    let exempt = solver.makeVariable(isSize: true, isBounded: false)
    _ = try add([(w, 1)], -3, rank: -1, to: &solver)
    _ = try add([(exempt, 1)], -5, to: &solver)
    for _ in 0..<3 { solver.resolve() }
    #expect(solver.value(of: w) == -3)
    #expect(solver.value(of: exempt) == -5)
    let conflicts = solver.removeConflicts()
    #expect(conflicts.allSatisfy { $0.others.isEmpty || !solver.contains($0.dropped) })
  }

  @Test("Y-21 a size that is removed takes its limit with it")
  func removedSize() throws {
    var solver = LayoutSolver()
    let (x, w) = (solver.makeVariable(isSize: false), solver.makeVariable(isSize: true))
    let sum = try add([(x, 1), (w, 1)], 10, to: &solver)
    let left = try add([(x, 1)], 50, at: 250, to: &solver)
    solver.resolve()
    #expect(solver.value(of: w) == 0)
    solver.remove([x, w], constraints: [sum, left])
    #expect(solver.faults() == [])
    let other = solver.makeVariable(isSize: false)
    _ = try add([(other, 1)], -8, to: &solver)
    solver.resolve()
    #expect(solver.value(of: other) == -8)
  }

  @Test("Y-04 the variables that may have changed are reported once")
  func changes() throws {
    var solver = LayoutSolver()
    let v = (0..<3).map { _ in solver.makeVariable(isSize: false) }
    let first = try add([(v[0], 1)], 10, to: &solver)
    _ = try add([(v[1], 1), (v[0], -1)], 10, to: &solver)
    _ = try add([(v[2], 1)], 10, to: &solver)
    #expect(Set(solver.removeChanged()) == Set(v))
    #expect(solver.removeChanged() == [])
    solver.setConstant(-20, of: first)
    solver.resolve()
    #expect(Set(solver.removeChanged()) == [v[0], v[1]])
  }
}
