import GlissadeInspector
import UIKit

// The numbers that somebody tries other values for.
extension Stage {
  /// What the program has used so far, with the values in force, in the order of the inspector.
  package var knobReadings: [KnobReading] {
    Tuning.Knob.allCases.compactMap { knob in
      guard let value = value(of: knob) else { return nil }
      return KnobReading(knob, value: value, isChanged: scene.tuning.overrides[knob] != nil)
    }
  }

  func value(of knob: Tuning.Knob) -> Double? {
    guard knob == .completionThreshold, let threshold = subject.rule?.threshold else {
      return scene.tuning.value(knob)
    }
    guard let root else { return nil }
    return scene.enter { threshold.value(root) }
  }

  private var root: UIViewController? { scene.windows.first?.rootViewController }

  /// Sets a number at once; nil leaves it to the program.
  package func tune(_ knob: Tuning.Knob, to value: Double?) {
    if knob == .completionThreshold { tuneThreshold(to: value) }
    scene.tune(knob, to: value)
  }

  /// The rule is the program's own: it keeps the number, and what it was is kept here.
  private func tuneThreshold(to value: Double?) {
    guard let root, let threshold = subject.rule?.threshold else { return }
    scene.enter {
      if ownThreshold == nil { ownThreshold = threshold.value(root) }
      if let wanted = value ?? ownThreshold { threshold.set(root, wanted) }
    }
  }

  /// What the program has made anew since a number was set has its own; it takes over what was set.
  func keepThreshold() {
    guard let wanted = scene.tuning.overrides[.completionThreshold], let root,
      let threshold = subject.rule?.threshold
    else { return }
    scene.enter {
      guard let value = threshold.value(root), value != wanted else { return }
      if ownThreshold == nil { ownThreshold = value }
      threshold.set(root, wanted)
    }
  }

  /// What was changed, by the names that recordings use.
  package var knobs: [String: Double] { scene.tuning.dictionary }

  /// Takes numbers over, as from a recording or from what was on stage before.
  package func tune(_ knobs: [String: Double]) {
    for (knob, value) in Tuning(overrides: knobs).overrides { tune(knob, to: value) }
  }

  /// All numbers are the program's own again.
  package func resetKnobs() {
    for knob in scene.tuning.overrides.keys { tune(knob, to: nil) }
  }
}
