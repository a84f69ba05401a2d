import UIKit

extension ReleaseRule {
  static let container = ReleaseRule(
    story: "A page is turned if it would slide past the middle, at its speed.",
    distance: { max($0.view.bounds.width, 1) },
    release: { ($0 as? DayViewController)?.release },
    threshold: Threshold(
      value: { ($0 as? DayViewController)?.threshold },
      set: { ($0 as? DayViewController)?.threshold = $1 }))
}
