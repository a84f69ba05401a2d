import Foundation

/// The parameters of a fit and their intervals, converted to the times and values of the data.
struct FitSummary {
  private let fit: ShapeFit
  private let data: FitData
  private let origin: Double
  private let offset: Double

  private static let step = 1e-6

  init(_ fit: ShapeFit, _ data: FitData, origin: Double, offset: Double) {
    self.fit = fit
    self.data = data
    self.origin = origin
    self.offset = offset
  }

  /// Returns the fitted motion with the intervals of its parameters.
  func model(criterion: Double) -> FittedModel {
    var square = 0.0
    var count = 0
    var ratio = 0.0
    for (place, index) in fit.range.enumerated() where fit.weights[place] > 0 {
      let fault = data.values[index] - fit.value(at: data.times[index])
      square += fault * fault
      ratio += fit.weights[place] * fault * fault / (data.scales[index] * data.scales[index])
      count += 1
    }
    // Samples with the same rounding error are not independent.
    let independent = zip(fit.range, fit.weights).map { $1 > 0 ? data.shares[$0] : 0 }
    let free = max(Int(independent.reduce(0, +)) - fit.shape.freedom, 1)
    return FittedModel(
      motion: placed(fit.model), rms: (square / Double(max(count, 1))).squareRoot(),
      sampleCount: fit.range.count, outlierCount: fit.range.count - count, criterion: criterion,
      intervals: intervals(excess: max(ratio / Double(free), 1), free: free))
  }

  /// Returns a motion with its times and values converted to those of the data.
  private func placed(_ model: MotionModel) -> MotionModel {
    let values = model.parameters.map { parameter in
      switch parameter.name {
      case "start": parameter.value + origin
      case "from", "to": parameter.value + offset
      default: parameter.value
      }
    }
    return model.replacing(values)
  }

  /// Returns the intervals of the motion's parameters. They follow from the covariance of the
  /// fitted parameters and factors, with the errors that follow from the residuals.
  private func intervals(excess: Double, free: Int) -> [String: ClosedRange<Double>] {
    let unknowns = fit.parameters + (0..<fit.shape.basisCount).map { fit.factors[$0] }
    let scale = (0..<fit.shape.basisCount).map { abs(fit.factors[$0]) }.max() ?? 1
    let steps = unknowns.indices.map {
      $0 < fit.parameters.count ? Self.step : Self.step * max(scale, 1e-9)
    }
    guard let covariance = SmallSystem.inverse(information(unknowns, steps)) else { return [:] }
    let model = placed(fit.model)
    let gradients = unknowns.indices.map { column -> [Double] in
      let upper = moved(unknowns, column, steps[column]).parameters.map(\.value)
      let lower = moved(unknowns, column, -steps[column]).parameters.map(\.value)
      return zip(upper, lower).map { ($0 - $1) / (2 * steps[column]) }
    }
    var result: [String: ClosedRange<Double>] = [:]
    for (index, parameter) in model.parameters.enumerated() {
      var variance = 0.0
      for row in unknowns.indices {
        for column in unknowns.indices {
          variance += gradients[row][index] * covariance[row][column] * gradients[column][index]
        }
      }
      let reach = (max(variance, 0) * excess).squareRoot() * Self.quantile(free)
      // A parameter that is the same for all motions of a kind has no interval.
      guard reach.isFinite, variance > 0, reach < limit(parameter) else { continue }
      result[parameter.name] = parameter.value - reach...parameter.value + reach
      let first = fit.range.lowerBound
      if parameter.name == "start", reach < Self.step, first > 0 {
        // The motion begins between its first sample and the sample before that.
        result["start"] = data.times[first - 1] + origin...parameter.value
      }
    }
    return result
  }

  /// Returns the reach of an interval from which on it says nothing: the data do not determine the
  /// parameter.
  private func limit(_ parameter: (name: String, value: Double)) -> Double {
    func span(_ values: ArraySlice<Double>) -> Double {
      (values.max() ?? 0) - (values.min() ?? 0)
    }
    switch parameter.name {
    case "start", "duration": return span(data.times[fit.range])
    case "from", "to": return span(data.values[fit.range])
    case "omega": return parameter.value
    case "velocity": return span(data.values[fit.range]) / data.interval
    default: return 1
    }
  }

  /// Returns the matrix JᵀWJ for the fitted parameters and factors.
  private func information(_ unknowns: [Double], _ steps: [Double]) -> [[Double]] {
    var information = unknowns.map { _ in unknowns.map { _ in 0.0 } }
    for (place, index) in fit.range.enumerated() where fit.weights[place] > 0 {
      let weight = fit.weights[place] / (data.scales[index] * data.scales[index])
      let slopes = unknowns.indices.map { column in
        (value(unknowns, column, steps[column], index)
          - value(unknowns, column, -steps[column], index))
          / (2 * steps[column])
      }
      for row in unknowns.indices {
        for column in unknowns.indices {
          information[row][column] += weight * slopes[row] * slopes[column]
        }
      }
    }
    return information
  }

  private func value(_ unknowns: [Double], _ column: Int, _ step: Double, _ index: Int) -> Double {
    var changed = unknowns
    changed[column] += step
    let count = fit.parameters.count
    let basis = fit.shape.basis(at: data.times[index], Array(changed[..<count]))
    return changed[count...].enumerated().reduce(0) { $0 + $1.element * basis[$1.offset] }
  }

  private func moved(_ unknowns: [Double], _ column: Int, _ step: Double) -> MotionModel {
    var changed = unknowns
    changed[column] += step
    let count = fit.parameters.count
    var factors = SIMD4<Double>.zero
    for (index, factor) in changed[count...].enumerated() { factors[index] = factor }
    return placed(fit.shape.model(Array(changed[..<count]), factors))
  }

  /// Returns the 97.5 % quantile of Student's distribution with `free` degrees of freedom, by the
  /// expansion of E. Cornish and R. Fisher.
  private static func quantile(_ free: Int) -> Double {
    let z = 1.959964
    let n = Double(free)
    return z + (z * z * z + z) / (4 * n)
      + (5 * pow(z, 5) + 16 * z * z * z + 3 * z) / (96 * n * n)
  }
}
