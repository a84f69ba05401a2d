import Foundation

/// A part of a scene that keeps state there and takes part in its frames, such as the transitions
/// or the haptics.
///
/// A scene makes a participant when it is used for the first time and knows it by this protocol
/// only. So the scene has no property for each feature, and no feature is known where scenes are.
/// A feature reaches its own participant with `UIWindowScene.participant(_:)`.
@MainActor package protocol SceneParticipant: AnyObject {
  /// The part of the scene's step in which `step(to:)` is called.
  static var order: StepOrder { get }

  /// Creates the participant of a scene, which keeps it.
  init(_ scene: UIWindowScene)

  /// Advances to the frame's instant.
  func step(to now: TimeInterval)
  /// Replaces `step(to:)` in a frame of the same instant as the last one.
  func stepPaused(at now: TimeInterval)
  /// Calls client code that waited for the layout of all windows, which is repeated afterwards.
  func didLayout()

  /// A Boolean value that indicates whether a frame without input would differ from the last one.
  var needsFrame: Bool { get }
  /// A Boolean value that indicates whether even a frame of the same instant would differ.
  var needsPicture: Bool { get }
  /// The state of the transition that traces show, or `nil` if there is none.
  var transitionStatus: FrameTrace.TransitionStatus? { get }

  /// Returns whether physics moves what is in a view, or what the view is in; that decides how long
  /// a motion takes.
  func isMoving(_ view: UIView) -> Bool
  /// Applies the parameters of physics that the scene's `tuning` has from now on.
  func tunePhysics()
  /// Returns whether touches on a view are passed on to its superviews.
  func blocksTouches(on view: UIView) -> Bool
  /// Releases what would keep clients alive after the scene's end.
  func abandon()
}

// A participant implements what concerns it.
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
  /// Before the timers of gestures.
  case beforeGestures
  /// Before display links and animations.
  case beforeAnimations
  /// After the ends of animations.
  case afterAnimations
  /// After everything that moves.
  case last
}

/// The participants of one scene.
@MainActor struct SceneParticipants {
  private var byType: [ObjectIdentifier: any SceneParticipant] = [:]
  /// All participants in their order, those of one part in the order of creation.
  private(set) var all: [any SceneParticipant] = []

  /// Returns the participant of a type, if it exists.
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

  /// Advances the participants of one part to the frame's instant.
  func step(_ part: StepOrder) {
    for participant in participants.all where type(of: participant).order == part {
      participant.step(to: layerHost.now)
    }
  }
}
