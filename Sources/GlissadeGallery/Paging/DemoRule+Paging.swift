import UIKit

extension DemoRule {
  /// The rule of the demo *Container*.
  static let container = paged("The page changes if it would coast past the middle.")

  /// The rule of the demo *Tabs*.
  static let tabs = paged("The neighbour appears if its page would coast past the middle.")

  private static func paged(_ summary: String) -> DemoRule {
    DemoRule(
      summary: summary,
      distance: { max($0.view.bounds.width, 1) },
      release: { ($0 as? any PagedController)?.drag.release },
      threshold: Threshold(
        value: { ($0 as? any PagedController)?.drag.threshold },
        set: { ($0 as? any PagedController)?.drag.threshold = $1 }))
  }
}
