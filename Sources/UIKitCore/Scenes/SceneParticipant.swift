import Foundation

/// A feature that keeps state in a scene and is called in the scene's frames, such as the
/// transitions or the haptics.
///
/// A scene creates a participant when it is used for the first time, and calls it only by this
/// protocol. So a scene has no property for each feature and does not depend on any. A feature
/// finds its own participant with `UIWindowScene.participant(_:)`.
@MainActor package protocol SceneParticipant: AnyObject {
  /// The part of the scene's step in which `step(to:)` is called.
  static var order: StepOrder { get }

  /// Creates the participant of a scene. The scene retains it.
  init(_ scene: UIWindowScene)

  /// Advances the participant's state to the instant of the frame.
  func step(to now: TimeInterval)
  /// Updates the participant, instead of `step(to:)`, in a frame that has the same instant as the
  /// last frame.
  func stepPaused(at now: TimeInterval)
  /// Calls client code that waits for the layout of all windows. The layout is repeated after it.
  func didLayout()

  /// A Boolean value that indicates whether a frame without input would differ from the last frame.
  var needsFrame: Bool { get }
  /// A Boolean value that indicates whether even a frame of the same instant would differ from the
  /// last frame.
  var needsPicture: Bool { get }
  /// The state of the participant's transition that traces show, or `nil` if there is none.
  var transitionStatus: FrameTrace.TransitionStatus? { get }

  /// Returns whether physics moves a view, its subviews or its superviews. The duration of such a
  /// motion is then decided by physics.
  func isMoving(_ view: UIView) -> Bool
  /// Applies changed parameters of physics of the scene's `tuning`.
  func tunePhysics()
  /// Returns whether a view does not receive touches, so that its superviews receive them.
  func blocksTouches(on view: UIView) -> Bool
  /// Releases the references that would retain a client's objects after the scene has ended.
  func abandon()
}

// The default implementations do nothing, so that a participant implements only the members that it
// needs.
extension SceneParticipant {
  package static var order: StepOrder { .last }

  package func step(to now: TimeInterval) {}
  package func stepPaused(at now: TimeInterval) {}
  package func didLayout() {}

  package var needsFrame: Bool { false }
  package var needsPicture: Bool { false }
  package var transitionStatus: FrameTrace.TransitionStatus? { nil }

  package func isMoving(_ view: UIView) -> Bool { false }
  package func tunePhysics() {}
  package func blocksTouches(on view: UIView) -> Bool { false }
  package func abandon() {}
}

/// The parts of a scene's step in which participants are called.
package enum StepOrder: CaseIterable, Comparable {
  /// The part before the timers of gestures are processed.
  case beforeGestures
  /// The part before display links and animations are processed.
  case beforeAnimations
  /// The part after the ends of animations are processed.
  case afterAnimations
  /// The part after everything that moves was advanced.
  case last
}

/// The participants of one scene.
@MainActor struct SceneParticipants {
  private var byType: [ObjectIdentifier: any SceneParticipant] = [:]
  /// All participants in the order of their parts of the step, and within a part in the order of
  /// creation.
  private(set) var all: [any SceneParticipant] = []

  /// Returns the participant of a type, or `nil` if it was not created yet.
  func existing<P: SceneParticipant>(_ type: P.Type) -> P? {
    byType[ObjectIdentifier(type)] as? P
  }

  /// Adds the participant of a type.
  mutating func insert<P: SceneParticipant>(_ participant: P) {
    let index = all.firstIndex { type(of: $0).order > P.order } ?? all.endIndex
    byType[ObjectIdentifier(P.self)] = participant
    all.insert(participant, at: index)
  }
}

extension UIWindowScene {
  /// Returns the scene's participant of a type, and creates it at the first call.
  package func participant<P: SceneParticipant>(_ type: P.Type = P.self) -> P {
    if let existing = participants.existing(type) { return existing }
    let participant = P(self)
    participants.insert(participant)
    return participant
  }

  /// Advances the participants of one part of the step to the instant of the frame.
  func step(_ part: StepOrder) {
    for participant in participants.all where type(of: participant).order == part {
      participant.step(to: layerHost.now)
    }
  }
}
