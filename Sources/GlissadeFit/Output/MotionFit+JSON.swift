import Foundation

extension MotionFit {
  /// The result as one line of JSON: the name of the best motion, all motions with their
  /// parameters, the best one first, and the part of the distance that the best motion covers.
  package var json: String {
    let models = models.map { model in
      let head = "\"model\":\"\(model.motion.name)\""
      let values = model.motion.parameters.map { "\"\($0.name)\":\(Self.text($0.value))" }
      let rest = [
        "\"rms\":\(Self.text(model.rms))", "\"bic\":\(Self.text(model.criterion))",
        "\"samples\":\(model.sampleCount)", "\"outliers\":\(model.outlierCount)",
        "\"interval\":{\(Self.intervals(of: model).joined(separator: ","))}",
      ]
      return "{" + ([head] + values + rest).joined(separator: ",") + "}"
    }
    return "{\"best\":\"\(best.motion.name)\",\"models\":[\(models.joined(separator: ","))],"
      + "\"coverage\":\(Self.text(coverage))}"
  }

  private static func intervals(of model: FittedModel) -> [String] {
    model.motion.parameters.compactMap { parameter in
      model.intervals[parameter.name].map {
        "\"\(parameter.name)\":[\(text($0.lowerBound)),\(text($0.upperBound))]"
      }
    }
  }

  /// Returns a number with nine significant digits, or null for a number that JSON does not have.
  private static func text(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return "\(Double(String(format: "%.9g", number)) ?? number)"
  }
}
