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

  /// The animators that still exist, in the order in which they were added.
  var animators: [UIDynamicAnimator] { participant(FollowedAnimators.self).alive }

  /// The location of the contact of which a collision delegate is being notified, in points of the
  /// scene; `nil` at any other time.
  var contactPlace: CGPoint? {
    get { participant(FollowedAnimators.self).contactPlace }
    set { participant(FollowedAnimators.self).contactPlace = newValue }
  }
}
