import UIKit

extension ReleaseRule {
  static let panel = ReleaseRule(
    story:
      "A panel goes if it is past half of its way out where it would slide to; else to the nearest "
      + "height.",
    distance: { ($0 as? MapViewController)?.transition.driver.distance ?? 1 },
    release: { ($0 as? MapViewController)?.transition.driver.release },
    threshold: Threshold(
      value: { ($0 as? MapViewController)?.transition.driver.threshold },
      set: { ($0 as? MapViewController)?.transition.driver.threshold = $1 }))
}
