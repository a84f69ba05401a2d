import GlissadeDemo
import UIKit

extension DemoRule {
  /// The rule of the demo *Flip card*.
  static let flipCard = DemoRule(
    summary:
      "The flip finishes beyond half of 200 points at any velocity; a catchable one if it would "
      + "coast past the middle.",
    distance: { _ in FlipDriver.distance },
    release: { driver(of: $0)?.reading },
    threshold: Threshold(
      value: { driver(of: $0)?.releaseRule.threshold },
      set: { driver(of: $0)?.releaseRule.threshold = $1 }))

  @MainActor private static func driver(of root: UIViewController) -> FlipDriver? {
    (root.presentedViewController as? PetPageViewController)?.transition.driver
  }
}
