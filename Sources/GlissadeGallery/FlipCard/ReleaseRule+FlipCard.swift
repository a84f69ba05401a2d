import UIKit

extension ReleaseRule {
  static let flipCard = ReleaseRule(
    story:
      "Past half of 200 points a card turns back, however fast the finger is; one that can be caught "
      + "counts where it would slide to.",
    distance: { _ in FlipDriver.distance },
    release: { ($0.presentedViewController as? PetPageViewController)?.transition.driver.release })
}
