import UIKit

extension DemoRule {
  /// The rule of the demo *Panel*.
  static let panel = DemoRule(
    summary:
      "The panel hides if it would coast past half of the distance; otherwise it moves to the "
      + "nearest height.",
    distance: { ($0 as? MapViewController)?.transition.driver.distance ?? 1 },
    release: { ($0 as? MapViewController)?.transition.driver.currentRelease },
    threshold: Threshold(
      value: { ($0 as? MapViewController)?.transition.driver.threshold },
      set: { ($0 as? MapViewController)?.transition.driver.threshold = $1 }))
}
