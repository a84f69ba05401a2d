import Foundation

// The parameters of the current scene.
extension UIWindowScene {
  /// Sets a parameter for everything in this scene at once: bodies continue with the new value, and
  /// new motions start with it.
  ///
  /// - Parameter value: The override; `nil` restores the client's own value.
  package func tune(_ parameter: Tuning.Parameter, to value: Double?) {
    guard tuning.overrides[parameter] != value else { return }
    tuning.set(parameter, to: value)
    recorder?.record(.parameter(name: parameter.rawValue, value: tuning.overrides[parameter]))
    if parameter == .completionThreshold { participant(SceneTuning.self).tuneThreshold() }
    guard parameter.isPhysical else { return }
    // Bodies at rest may move with the new value.
    enter { for participant in participants.all { participant.tunePhysics() } }
  }

  /// Sets overrides by name, for example from a recording.
  package func tune(_ parameters: [String: Double]) {
    let wanted = Tuning(overrides: parameters).overrides
    // The order of the overrides does not depend on the process' hash seed.
    for parameter in Tuning.Parameter.allCases {
      if let value = wanted[parameter] { tune(parameter, to: value) }
    }
  }
}

extension Tuning {
  /// Returns the value in force of a parameter in the current scene, where `value` is the client's
  /// own.
  @MainActor package static func current(_ parameter: Parameter, own value: Double) -> Double {
    UIWindowScene.current?.tuning.resolve(parameter, own: value) ?? value
  }

  /// Returns the value in force of a parameter, on any thread. Off the main queue there is no
  /// current scene, so it returns the client's own value.
  nonisolated static func currentAnywhere(_ parameter: Parameter, own value: Double) -> Double {
    guard MainContext.isCurrent else { return value }
    return MainActor.assumeIsolated { current(parameter, own: value) }
  }
}
