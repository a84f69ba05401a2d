import UIKit

extension ReleaseRule {
  static let flipCard = ReleaseRule(
    story:
      "Past half of 200 points a card turns back, however fast the finger is; one that can be caught "
      + "counts where it would slide to.",
    distance: { _ in FlipDriver.distance },
    release: { driver(of: $0)?.release },
    threshold: Threshold(
      value: { driver(of: $0)?.threshold }, set: { driver(of: $0)?.threshold = $1 }))

  @MainActor private static func driver(of root: UIViewController) -> FlipDriver? {
    (root.presentedViewController as? PetPageViewController)?.transition.driver
  }
}
