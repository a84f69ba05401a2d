import UIKitCore

extension UIWindowScene {
  /// The animators that currently move something, in the order in which they were added.
  package var runningAnimators: [UIDynamicAnimator] { animators.filter(\.isRunning) }

  func follow(_ animator: UIDynamicAnimator) {
    participant(FollowedAnimators.self).insert(animator)
  }
  func forget(_ animator: UIDynamicAnimator) {
    participant(FollowedAnimators.self).remove(animator)
  }

  /// The existing animators, in the order in which they were added.
  var animators: [UIDynamicAnimator] { participant(FollowedAnimators.self).alive }

  /// The location of the contact of which a client is being notified, in the scene's points.
  var contactPlace: CGPoint? {
    get { participant(FollowedAnimators.self).contactPlace }
    set { participant(FollowedAnimators.self).contactPlace = newValue }
  }
}
