import Foundation

extension UIWindowScene {
  /// The animators that currently move something, in the order in which they were added.
  package var runningAnimators: [UIDynamicAnimator] { animators.alive.filter(\.isRunning) }

  func follow(_ animator: UIDynamicAnimator) { animators.insert(animator) }
  func forget(_ animator: UIDynamicAnimator) { animators.remove(animator) }

  /// Advances the physics to the frame's instant.
  func stepDynamics() {
    for animator in animators.alive { animator.step(to: layerHost.now) }
  }
}
