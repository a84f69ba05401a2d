import GlissadeDemo
import UIKit

extension DemoRule {
  /// The rule of the demo *Stack*.
  static let stack = DemoRule(
    summary: "A page moves away if it would coast past the middle; otherwise it moves back.",
    distance: { root in
      driver(of: root)?.distance ?? max(root.view.bounds.width, 1)
    },
    release: { root in
      guard let stack = root as? UINavigationController else { return nil }
      guard let driver = driver(of: root) else { return pull(in: stack) }
      return driver.reading ?? pull(in: stack, rule: driver.releaseRule)
    },
    threshold: Threshold(
      value: { driver(of: $0)?.releaseRule.threshold },
      set: { driver(of: $0)?.releaseRule.threshold = $1 }))

  @MainActor private static func driver(of root: UIViewController) -> ZoomDriver? {
    ((root as? UINavigationController)?.delegate as? StackTransitions)?.driver
  }

  /// Returns the reading of a release of the built-in pan, which decides by the same rule as the
  /// zoom.
  @MainActor private static func pull(
    in stack: UINavigationController, rule: ReleaseRule = ReleaseRule()
  ) -> DragReading? {
    guard let pan = stack.interactivePopGestureRecognizer as? UIPanGestureRecognizer,
      pan.state == .began || pan.state == .changed,
      let coordinator = stack.transitionCoordinator, coordinator.isInteractive,
      let from = coordinator.viewController(forKey: .from),
      let to = coordinator.viewController(forKey: .to)
    else { return nil }
    let isPush = stack.topViewController === to && stack.viewControllers.contains(from)
    return DragReading(
      by: rule, progress: coordinator.percentComplete,
      velocity: (isPush ? -1 : 1) * pan.velocity(in: nil).x,
      distance: max(stack.view.bounds.width, 1))
  }
}
