/// Linear equations, taken in one after the other; each is kept only if it agrees with those before.
///
/// The rows are always fully reduced (Gauss–Jordan): each is solved for one unknown that no other row
/// has, so that an unknown is known as soon as nothing else is left in its row.
struct LinearSystem {
  /// What became of an equation.
  enum Answer: Equatable {
    case taken
    /// It says what is known already.
    case implied
    /// It contradicts the equations of these numbers, which are in order.
    case contradicts([Int])
  }

  private struct Row {
    var factors: [Double]
    var value: Double
    /// The equations that it was made from.
    var sources: Set<Int>

    /// Takes `factor` times another row away.
    mutating func subtract(_ factor: Double, _ other: Row) {
      for index in factors.indices { factors[index] -= factor * other.factors[index] }
      value -= factor * other.value
      sources.formUnion(other.sources)
    }
  }

  /// What counts as no factor.
  private static let noFactor = 1e-9
  /// What counts as no difference, in points: places that have been put on whole pixels are as much as
  /// that from where equations had them.
  private static let noDifference = 1.001

  private let count: Int
  /// By the unknown that they are solved for.
  private var rows: [Row?]

  /// - Parameter count: how many unknowns there are.
  init(count: Int) {
    self.count = count
    rows = Array(repeating: nil, count: count)
  }

  /// Takes the equation “the sum of factor · unknown is `value`”.
  ///
  /// - Parameter source: its number, told by those that contradict it later.
  mutating func add(_ terms: [(unknown: Int, factor: Double)], equals value: Double, source: Int)
    -> Answer
  {
    var row = Row(factors: Array(repeating: 0, count: count), value: value, sources: [source])
    for term in terms { row.factors[term.unknown] += term.factor }
    for index in 0..<count {
      let factor = row.factors[index]
      if let known = rows[index], factor != 0 { row.subtract(factor, known) }
    }
    let pivot = row.factors.indices.max { abs(row.factors[$0]) < abs(row.factors[$1]) }
    guard let pivot, abs(row.factors[pivot]) > Self.noFactor else {
      if abs(row.value) < Self.noDifference { return .implied }
      return .contradicts(row.sources.subtracting([source]).sorted())
    }
    insert(row, solvedFor: pivot)
    return .taken
  }

  private mutating func insert(_ row: Row, solvedFor pivot: Int) {
    var row = row
    let factor = row.factors[pivot]
    for index in 0..<count { row.factors[index] /= factor }
    row.value /= factor
    for index in 0..<count {
      guard let other = rows[index], other.factors[pivot] != 0 else { continue }
      rows[index]?.subtract(other.factors[pivot], row)
    }
    rows[pivot] = row
  }

  /// What an unknown must be; nil while that is open.
  func value(of unknown: Int) -> Double? {
    guard let row = rows[unknown] else { return nil }
    let isOpen = row.factors.indices.contains {
      $0 != unknown && abs(row.factors[$0]) > Self.noFactor
    }
    return isOpen ? nil : row.value
  }
}
