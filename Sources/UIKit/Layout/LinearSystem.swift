/// A system of linear equations that are added one by one. An equation is kept only if it is
/// consistent with the former ones.
///
/// The rows are always fully reduced (Gauss–Jordan): each is solved for one unknown that no other
/// row contains, so an unknown is known as soon as its row contains no other one.
struct LinearSystem {
  /// The result of adding an equation.
  enum Answer: Equatable {
    case added
    /// The equation follows from former ones.
    case implied
    /// The equation contradicts the equations of these numbers, in ascending order.
    case contradicts([Int])
  }

  private struct Row {
    var factors: [Double]
    var value: Double
    /// The equations from which the row was made.
    var sources: Set<Int>

    /// Subtracts `factor` times another row.
    mutating func subtract(_ factor: Double, _ other: Row) {
      for index in factors.indices { factors[index] -= factor * other.factors[index] }
      value -= factor * other.value
      sources.formUnion(other.sources)
    }
  }

  /// The magnitude up to which a factor counts as zero.
  private static let noFactor = 1e-9
  /// The difference in points up to which two values count as equal: rounding to whole pixels moves
  /// frames by up to that much.
  private static let noDifference = 1.001

  private let count: Int
  /// The rows, by the unknown for which they are solved.
  private var rows: [Row?]

  /// Creates an empty system.
  ///
  /// - Parameter count: The number of unknowns.
  init(count: Int) {
    self.count = count
    rows = Array(repeating: nil, count: count)
  }

  /// Adds the equation “the sum of factor · unknown is `value`”.
  ///
  /// - Parameter source: The number of the equation, which later contradictions report.
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
    return .added
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

  /// Returns the value of an unknown, or `nil` while it is undetermined.
  func value(of unknown: Int) -> Double? {
    guard let row = rows[unknown] else { return nil }
    let isOpen = row.factors.indices.contains {
      $0 != unknown && abs(row.factors[$0]) > Self.noFactor
    }
    return isOpen ? nil : row.value
  }
}
