import GlissadeDemo
import UIKit

extension DemoRule {
  /// The rule of the demo *Panel*.
  static let panel = DemoRule(
    summary:
      "The panel hides if it would coast below half of its lowest height, whichever way it moves; "
      + "otherwise it moves to the nearest height.",
    distance: { root in drag(of: root).map { distance(of: $0) } ?? 1 },
    release: { drag(of: $0)?.reading },
    threshold: Threshold(
      value: { drag(of: $0)?.releaseRule.threshold },
      set: { drag(of: $0)?.releaseRule.threshold = $1 }))

  @MainActor private static func drag(of root: UIViewController) -> InterruptibleDrag? {
    (root as? MapViewController)?.transition.drag
  }

  /// Returns the distance from the panel's lowest height to its hidden position, in points.
  @MainActor private static func distance(of drag: InterruptibleDrag) -> CGFloat {
    let tops = drag.stops.suffix(2).map(\.position)
    return tops.count == 2 ? max(tops[1] - tops[0], 1) : 1
  }
}
