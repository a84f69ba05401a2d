import Foundation

/// Samples with their errors, at times relative to that of the first sample.
struct FitData {
  /// The times of the samples, in seconds.
  var times: [Double]
  /// The values of the samples.
  var values: [Double]
  /// The standard deviation of the value of each sample.
  var scales: [Double]
  /// The weight of each sample: 0 for one that is known to be wrong, such as a repeated frame,
  /// otherwise 1.
  var trusts: [Double]
  /// The part of an independent sample that each sample counts as: 1/n for each of n consecutive
  /// samples with the same whole number of pixels, because these have the same rounding error.
  var shares: [Double]

  var count: Int { times.count }
  /// The mean time between two samples, in seconds.
  var interval: Double { times[count - 1] / Double(max(count - 1, 1)) }
}

/// The motion of a family that fits a range of samples best.
struct ShapeFit {
  let shape: any FitShape
  /// The range of the samples with which the motion is compared.
  let range: Range<Int>
  /// The nonlinear parameters, which the search has found.
  var parameters: [Double]
  /// The linear factors of the functions of the family.
  var factors: SIMD4<Double>
  /// The weights of the samples in the range; a sample that agrees with the motion has 1.
  var weights: [Double]
  /// The sum of the limited squares of the residuals, as `SampleCost` computes them.
  var cost: Double

  /// The motion, at times relative to that of the first sample.
  var model: MotionModel { shape.model(parameters, factors) }

  /// Returns the value of the motion at a time relative to that of the first sample.
  func value(at time: Double) -> Double { (factors * shape.basis(at: time, parameters)).sum() }
}

/// The cost of samples, in squares of their standard deviations.
enum SampleCost {
  /// The greatest cost of a sample: one that is more than three standard deviations away counts as
  /// wrong.
  static let limit = 9.0
  /// The cost of a sample before the start of the motion, which the motion does not explain. An
  /// explained sample costs 1 on average, and up to 2 among repeated frames.
  static let unexplained = 2.0

  /// Returns the cost of a sample with a residual.
  @inline(__always) static func of(_ fault: Double, scale: Double) -> Double {
    let ratio = fault / scale
    return min(ratio * ratio, limit)
  }
}

/// A search for the parameters of a family of motions by variable projection: each step computes
/// the linear factors by least squares, and changes the nonlinear parameters by the method of
/// Levenberg and Marquardt. Weights exclude wrong samples.
///
/// Sources: G. Golub and V. Pereyra, The differentiation of pseudo-inverses and nonlinear least
/// squares problems whose variables separate, 1973; J. Tukey's biweight with P. Huber's function
/// for the first rounds.
struct ShapeSearch {
  let data: FitData
  let shape: any FitShape
  let range: Range<Int>

  /// The ratio of a residual to its standard deviation from which Huber's weights decrease.
  private static let huber = 1.5
  /// The ratio of a residual to its standard deviation from which Tukey's weights are 0.
  private static let tukey = 4.685
  private static let step = 1e-6

  /// The state of the search at given parameters.
  private struct Point {
    var parameters: [Double]
    var factors: SIMD4<Double>
    var faults: [Double]
    var cost: Double
  }

  /// Returns the fit with the best parameters that the search reaches from given ones.
  ///
  /// - Parameter rounds: The number of times that the weights of the samples are computed again.
  func run(from parameters: [Double], rounds: Int = 10) -> ShapeFit {
    var weights = range.map { data.trusts[$0] * data.shares[$0] }
    var point = point(shape.limited(parameters), weights)
    for round in 0..<rounds {
      let before = point.parameters
      point = descend(from: point, weights, steps: round < 2 ? 6 : 4)
      weights = self.weights(of: point, isRobust: round > 1)
      point = self.point(point.parameters, weights)
      let change = zip(before, point.parameters).map { abs($0 - $1) }.max() ?? 0
      if round > 3, change < 1e-9 { break }
    }
    var cost = 0.0
    for (offset, index) in range.enumerated() {
      cost += SampleCost.of(point.faults[offset], scale: data.scales[index]) * data.shares[index]
    }
    return ShapeFit(
      shape: shape, range: range, parameters: point.parameters, factors: point.factors,
      weights: weights, cost: cost)
  }

  private func weights(of point: Point, isRobust: Bool) -> [Double] {
    range.enumerated().map { offset, index in
      let ratio = abs(point.faults[offset]) / data.scales[index]
      if isRobust {
        let part = ratio / Self.tukey
        return part < 1 ? (1 - part * part) * (1 - part * part) * data.shares[index] : 0
      }
      return data.trusts[index] * data.shares[index] * min(1, Self.huber / max(ratio, 1e-12))
    }
  }

  /// Returns the state at given parameters: the factors with the least squares, and the residuals.
  private func point(_ parameters: [Double], _ weights: [Double]) -> Point {
    var sums = NormalSums()
    var rows = [SIMD4<Double>](repeating: .zero, count: range.count)
    for (offset, index) in range.enumerated() {
      let row = shape.basis(at: data.times[index], parameters)
      rows[offset] = row
      let weight = weights[offset] / (data.scales[index] * data.scales[index])
      if weight > 0 { sums.add(row, data.values[index], weight: weight) }
    }
    let factors = sums.solution(count: shape.basisCount)
    var cost = 0.0
    var faults = [Double](repeating: 0, count: range.count)
    for (offset, index) in range.enumerated() {
      let fault = data.values[index] - (factors * rows[offset]).sum()
      faults[offset] = fault
      let ratio = fault / data.scales[index]
      cost += weights[offset] * ratio * ratio
    }
    return Point(
      parameters: parameters, factors: factors, faults: faults,
      cost: cost.isFinite ? cost : .infinity)
  }

  private func descend(from start: Point, _ weights: [Double], steps: Int) -> Point {
    var point = start
    var damping = 1e-3
    for _ in 0..<steps {
      let (matrix, right) = slopes(at: point, weights)
      var isBetter = false
      while damping < 1e8, !isBetter {
        var damped = matrix
        for row in damped.indices { damped[row][row] *= 1 + damping }
        let change = Self.solve(damped, right)
        let next = self.point(
          shape.limited(zip(point.parameters, change).map { $0 + min(max($1, -1), 1) }), weights)
        isBetter = next.cost < point.cost
        damping *= isBetter ? 0.2 : 6
        if isBetter {
          let gain = point.cost - next.cost
          point = next
          if gain < 1e-10 * (1 + next.cost) { return point }
        }
      }
      if !isBetter { break }
    }
    return point
  }

  private static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
    let scales = matrix.indices.map { matrix[$0][$0] > 0 ? 1 / matrix[$0][$0].squareRoot() : 0 }
    let scaled = matrix.indices.map { row in
      matrix.indices.map { matrix[row][$0] * scales[row] * scales[$0] }
    }
    let found = SmallSystem.solve(scaled, zip(right, scales).map { $0 * $1 })
    return zip(found, scales).map { $0 * $1 }
  }

  /// Returns JᵀWJ and −JᵀWr for the nonlinear parameters.
  private func slopes(at point: Point, _ weights: [Double]) -> ([[Double]], [Double]) {
    let columns = point.parameters.indices.map { column in
      var moved = point.parameters
      moved[column] += Self.step
      if shape.limited(moved) != moved { moved[column] -= 2 * Self.step }
      let size = moved[column] - point.parameters[column]
      return zip(self.point(moved, weights).faults, point.faults).map { ($0 - $1) / size }
    }
    var matrix = columns.map { _ in columns.map { _ in 0.0 } }
    var right = columns.map { _ in 0.0 }
    for (offset, index) in range.enumerated() where weights[offset] > 0 {
      let weight = weights[offset] / (data.scales[index] * data.scales[index])
      for row in columns.indices {
        let part = weight * columns[row][offset]
        right[row] -= part * point.faults[offset]
        for column in 0...row { matrix[row][column] += part * columns[column][offset] }
      }
    }
    for row in columns.indices {
      for column in 0..<row { matrix[column][row] = matrix[row][column] }
    }
    return (matrix, right)
  }
}
