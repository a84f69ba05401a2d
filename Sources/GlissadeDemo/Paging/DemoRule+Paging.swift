import UIKit

extension DemoRule {
  /// Returns the rule of a container whose pages a `PageDrag` moves.
  ///
  /// - Parameter summary: A description of the rule in one line.
  package static func paged(_ summary: String) -> DemoRule {
    DemoRule(
      summary: summary,
      distance: { max($0.view.bounds.width, 1) },
      release: { ($0 as? any PagedController)?.drag.release },
      threshold: Threshold(
        value: { ($0 as? any PagedController)?.drag.threshold },
        set: { ($0 as? any PagedController)?.drag.threshold = $1 }))
  }
}
