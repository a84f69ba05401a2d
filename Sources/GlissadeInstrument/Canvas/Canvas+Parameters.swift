import GlissadeInspector
import UIKit

// The program's parameters.
extension Canvas {
  /// The parameters that the program has used so far, with the values in force, in the inspector's
  /// order.
  package var parameterReadings: [ParameterReading] {
    Tuning.Parameter.allCases.compactMap { parameter in
      guard let value = value(of: parameter) else { return nil }
      return ParameterReading(
        parameter, value: value, isChanged: scene.tuning.overrides[parameter] != nil)
    }
  }

  func value(of parameter: Tuning.Parameter) -> Double? {
    guard parameter == .completionThreshold, let threshold = scene.clientThreshold else {
      return scene.tuning.value(parameter)
    }
    return threshold.value()
  }

  /// Sets a parameter at once; `nil` restores the program's own value.
  package func tune(_ parameter: Tuning.Parameter, to value: Double?) {
    scene.tune(parameter, to: value)
  }

  /// The changed values, by the names that recordings use.
  package var parameters: [String: Double] { scene.tuning.dictionary }

  /// Sets whether the user wants less motion. A replay has the setting of its recording.
  package func setReducesMotion(_ reduces: Bool) {
    if !isReplaying { scene.reducesMotion = reduces }
  }
}
