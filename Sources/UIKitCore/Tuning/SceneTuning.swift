import Foundation

/// The tunable parameters of a scene, and the completion threshold that the client stores itself.
@MainActor final class SceneTuning: SceneParticipant {
  var tuning = Tuning()
  /// The completion threshold of the client's own rule.
  var clientThreshold: ClientThreshold?
  /// The client's threshold before it was tuned; `nil` until then.
  private var ownThreshold: Double?

  init(_ scene: UIWindowScene) {}

  func step(to now: TimeInterval) { keepThreshold() }
  func stepPaused(at now: TimeInterval) { keepThreshold() }

  /// Sets the client's threshold to the tuned value, or restores the client's own.
  func tuneThreshold() {
    guard let clientThreshold else { return }
    if ownThreshold == nil { ownThreshold = clientThreshold.value() }
    if let wanted = tuning.overrides[.completionThreshold] ?? ownThreshold {
      clientThreshold.set(wanted)
    }
  }

  /// Applies the tuned threshold to an object that the client has created since the threshold was
  /// set.
  private func keepThreshold() {
    guard let wanted = tuning.overrides[.completionThreshold], let clientThreshold,
      let value = clientThreshold.value(), value != wanted
    else { return }
    if ownThreshold == nil { ownThreshold = value }
    clientThreshold.set(wanted)
  }
}

extension UIWindowScene {
  /// The tunable parameters of the scene.
  package var tuning: Tuning {
    get { participant(SceneTuning.self).tuning }
    // The parameters are changed in place: otherwise each use of a parameter, which records its
    // value, would copy all of them.
    _modify { yield &participant(SceneTuning.self).tuning }
  }

  /// The completion threshold that the client stores itself, or `nil`.
  package var clientThreshold: ClientThreshold? {
    get { participant(SceneTuning.self).clientThreshold }
    set { participant(SceneTuning.self).clientThreshold = newValue }
  }

  /// Sets a parameter by its name in recordings; `nil` restores the client's own value.
  package func tune(_ name: String, to value: Double?) {
    if let parameter = Tuning.Parameter(rawValue: name) { tune(parameter, to: value) }
  }
}
