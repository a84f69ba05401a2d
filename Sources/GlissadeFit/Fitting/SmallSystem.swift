import Foundation

/// Weighted sums for a linear problem of least squares with at most four unknowns.
struct NormalSums {
  /// Σ w·φ·φᵀ, as rows.
  var matrix: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) = (
    .zero, .zero, .zero, .zero
  )
  /// Σ w·φ·y.
  var right: SIMD4<Double> = .zero
  /// Σ w·y².
  var square = 0.0

  /// Adds a sample: the values of the functions, the value of the sample, and its weight.
  @inline(__always) mutating func add(_ basis: SIMD4<Double>, _ value: Double, weight: Double) {
    let weighted = basis * weight
    matrix.0 += weighted * basis[0]
    matrix.1 += weighted * basis[1]
    matrix.2 += weighted * basis[2]
    matrix.3 += weighted * basis[3]
    right += weighted * value
    square += weight * value * value
  }

  /// Returns the factors of the first `count` functions for which the sum of the squares is least.
  func solution(count: Int) -> SIMD4<Double> {
    let rows = [matrix.0, matrix.1, matrix.2, matrix.3]
    var system = (0..<count).map { row in (0..<count).map { rows[row][$0] } }
    var values = (0..<count).map { right[$0] }
    // Each unknown is scaled to a diagonal of 1, so that one threshold finds all undetermined
    // unknowns.
    let scales = (0..<count).map { system[$0][$0] > 0 ? 1 / system[$0][$0].squareRoot() : 0 }
    for row in 0..<count {
      values[row] *= scales[row]
      for column in 0..<count { system[row][column] *= scales[row] * scales[column] }
    }
    let found = SmallSystem.solve(system, values)
    var result = SIMD4<Double>.zero
    for row in 0..<count { result[row] = found[row] * scales[row] }
    return result
  }

  /// Returns the sum of the squares that remains with given factors.
  func remainder(of solution: SIMD4<Double>) -> Double { square - (solution * right).sum() }
}

/// Linear algebra for systems of a few unknowns.
enum SmallSystem {
  /// The pivot of a scaled system below which an unknown counts as undetermined.
  private static let leastPivot = 1e-13

  /// Returns the solution of a symmetric positive system. Undetermined unknowns become 0.
  static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
    let factor = cholesky(matrix)
    let count = right.count
    var result = right
    for row in 0..<count {
      guard factor[row][row] > 0 else {
        result[row] = 0
        continue
      }
      for column in 0..<row { result[row] -= factor[row][column] * result[column] }
      result[row] /= factor[row][row]
    }
    for row in (0..<count).reversed() where factor[row][row] > 0 {
      for below in row + 1..<max(count, row + 1) where factor[below][below] > 0 {
        result[row] -= factor[below][row] * result[below]
      }
      result[row] /= factor[row][row]
    }
    return result
  }

  /// Returns the inverse of a symmetric positive matrix, or `nil` if an unknown is undetermined.
  static func inverse(_ matrix: [[Double]]) -> [[Double]]? {
    let count = matrix.count
    let scales = (0..<count).map { matrix[$0][$0].squareRoot() }
    guard scales.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    let scaled = (0..<count).map { row in
      (0..<count).map { matrix[row][$0] / (scales[row] * scales[$0]) }
    }
    let factor = cholesky(scaled)
    guard (0..<count).allSatisfy({ factor[$0][$0] > 0 }) else { return nil }
    return (0..<count).map { row in
      let unit = (0..<count).map { $0 == row ? 1.0 : 0 }
      let column = solve(scaled, unit)
      return (0..<count).map { column[$0] / (scales[row] * scales[$0]) }
    }
  }

  /// Returns the lower factor L of L·Lᵀ, with 0 on the diagonal for undetermined unknowns.
  private static func cholesky(_ matrix: [[Double]]) -> [[Double]] {
    var factor = matrix
    for row in matrix.indices {
      for column in 0...row {
        var sum = matrix[row][column]
        for inner in 0..<column { sum -= factor[row][inner] * factor[column][inner] }
        if row == column {
          factor[row][row] = sum > leastPivot ? sum.squareRoot() : 0
        } else {
          let pivot = factor[column][column]
          factor[row][column] = pivot > 0 ? sum / pivot : 0
        }
      }
    }
    return factor
  }
}
