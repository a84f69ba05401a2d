import Foundation

extension UIView {
  /// An animation of the system's.
  public enum SystemAnimation: UInt, Sendable {
    /// The views shrink and fade, and are removed at the end.
    case delete = 0
  }

  /// Performs an animation of the system's on views, with a client's own alongside.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - views: The views.
  ///   - options: The options of the animation.
  ///   - parallelAnimations: Changes that are animated with the same timing.
  ///   - completion: A closure that is called at the end, with `false` if it was not reached.
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
          // A view that is added again looks as before.
          view.alpha = alpha
          view.transform = transform
        }
        completion?(finished)
      })
  }
}
