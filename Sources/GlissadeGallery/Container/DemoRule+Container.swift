import UIKit

extension DemoRule {
  /// The rule of the demo *Container*.
  static let container = DemoRule(
    summary: "The page changes if it would coast past the middle.",
    distance: { max($0.view.bounds.width, 1) },
    release: { ($0 as? DayViewController)?.release },
    threshold: Threshold(
      value: { ($0 as? DayViewController)?.threshold },
      set: { ($0 as? DayViewController)?.threshold = $1 }))
}
