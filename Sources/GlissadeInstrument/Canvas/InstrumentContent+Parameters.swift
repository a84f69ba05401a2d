import GlissadeInspector
import UIKit

// The parameters that the user has changed. They belong to the window, and apply to every run on
// its canvas (T-11, T-12).
extension InstrumentContent {
  /// Changes a parameter at once; `nil` restores the program's own value.
  func tune(_ parameter: Tuning.Parameter, to value: Double?) {
    changeParameters { $0.set(parameter, to: value, at: now) }
  }

  /// Changes the window's parameters, applies them to the program, and discards the prediction.
  func changeParameters(_ change: (inout ParameterSets) -> Void) {
    let last = parameters.current
    change(&parameters)
    guard parameters.current != last else { return }
    applyParameters()
    past.forgetPrediction()
    loop.isPassStale = mode == .looping
  }

  /// Sets the window's parameters on the program on the canvas.
  func applyParameters() {
    for parameter in Tuning.Parameter.allCases {
      let value = parameters.current[parameter]
      if canvas.scene.tuning.overrides[parameter] != value { canvas.tune(parameter, to: value) }
    }
  }

  /// The parameters that the program has used so far, with the values in force, in the inspector's
  /// order. While the last drag is repeated, those of earlier repetitions are included.
  var parameterReadings: [ParameterReading] {
    for reading in canvas.parameterReadings where !reading.isChanged {
      ownValues[reading.parameter] = reading.value
    }
    return Tuning.Parameter.allCases.compactMap { parameter in
      let changed = canvas.scene.tuning.overrides[parameter]
      let isUsed = canvas.value(of: parameter) != nil || ownValues[parameter] != nil
      guard isUsed, let value = changed ?? canvas.value(of: parameter) ?? ownValues[parameter]
      else { return nil }
      return ParameterReading(parameter, value: value, isChanged: changed != nil)
    }
  }

  /// Undoes the last change of the parameters, or repeats the last undone one.
  func undoParameters(isRedo: Bool) {
    var isDone = false
    changeParameters { isDone = isRedo ? $0.redo() : $0.undo() }
    if !isDone { notice = isRedo ? "There is nothing to redo." : "There is nothing to undo." }
  }
}
