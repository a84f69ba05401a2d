import UIKit

extension DemoRule {
  /// The rule of the demo *Tabs*.
  static let tabs = DemoRule(
    summary: "The neighbour appears if its page would coast past the middle.",
    distance: { max($0.view.bounds.width, 1) },
    release: { ($0 as? TeaTabBarController)?.release },
    threshold: Threshold(
      value: { ($0 as? TeaTabBarController)?.threshold },
      set: { ($0 as? TeaTabBarController)?.threshold = $1 }))
}
