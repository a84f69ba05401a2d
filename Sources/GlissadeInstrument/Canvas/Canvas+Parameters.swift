import GlissadeInspector
import UIKit

// The parameters of the program on the canvas.
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

  /// Sets a parameter of the program at once; `nil` restores the program's own value.
  package func tune(_ parameter: Tuning.Parameter, to value: Double?) {
    scene.tune(parameter, to: value)
  }

  /// The values of the parameters that the user has changed, by the names that recordings use.
  package var parameters: [String: Double] { scene.tuning.dictionary }

  /// Sets whether the user wants less motion. During a replay the setting of the recording applies.
  package func setReducesMotion(_ reduces: Bool) {
    if !isReplaying { scene.reducesMotion = reduces }
  }
}
