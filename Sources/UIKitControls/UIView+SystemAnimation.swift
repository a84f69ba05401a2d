import Foundation
import UIKitCore

extension UIView {
  /// A predefined animation of the system.
  public enum SystemAnimation: UInt, Sendable {
    /// The views shrink and fade, and are removed at the end.
    case delete = 0
  }

  /// Performs a predefined animation on views, and animates the client's changes alongside.
  ///
  /// - Parameters:
  ///   - animation: The predefined animation.
  ///   - views: The views that are animated.
  ///   - options: The options of the animation.
  ///   - parallelAnimations: Changes that are animated with the same timing.
  ///   - completion: A closure that is called when the animation has ended, with `false` if it did
  ///     not reach its end.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { ($0, $0.alpha, $0.transform) }
    animate(
      withDuration: MotionDurations.control, delay: 0, options: options,
      animations: {
        for (view, _, transform) in looks {
          view.alpha = 0
          view.transform = transform.scaledBy(x: 0.01, y: 0.01)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for (view, alpha, transform) in looks {
          view.removeFromSuperview()
          // A client may add the view to a superview again, so its appearance is restored.
          view.alpha = alpha
          view.transform = transform
        }
        completion?(finished)
      })
  }
}
