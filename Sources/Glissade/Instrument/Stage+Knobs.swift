import GlissadeInspector
import UIKit

// The numbers that somebody tries other values for.
extension Stage {
  /// What the program has used so far, with the values in force, in the order of the inspector.
  package var knobReadings: [ParameterReading] {
    Tuning.Knob.allCases.compactMap { knob in
      guard let value = value(of: knob) else { return nil }
      return ParameterReading(knob, value: value, isChanged: scene.tuning.overrides[knob] != nil)
    }
  }

  func value(of knob: Tuning.Knob) -> Double? {
    guard knob == .completionThreshold, let threshold = scene.clientThreshold else {
      return scene.tuning.value(knob)
    }
    return threshold.value()
  }

  /// Sets a number at once; nil leaves it to the program.
  package func tune(_ knob: Tuning.Knob, to value: Double?) { scene.tune(knob, to: value) }

  /// What was changed, by the names that recordings use.
  package var knobs: [String: Double] { scene.tuning.dictionary }

  /// All numbers are the program's own again.
  package func resetKnobs() {
    for knob in Tuning.Knob.allCases { tune(knob, to: nil) }
  }
}
