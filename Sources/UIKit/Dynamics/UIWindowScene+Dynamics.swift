import Foundation

extension UIWindowScene {
  /// Those that move something now, in the order in which they came.
  package var runningAnimators: [UIDynamicAnimator] { animators.alive.filter(\.isRunning) }

  func follow(_ animator: UIDynamicAnimator) { animators.insert(animator) }
  func forget(_ animator: UIDynamicAnimator) { animators.remove(animator) }

  /// Physics moves on to the frame's instant.
  func stepDynamics() {
    for animator in animators.alive { animator.step(to: layerHost.now) }
  }
}
