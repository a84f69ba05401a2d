import UIKit

extension ReleaseRule {
  static let tabs = ReleaseRule(
    story: "The neighbour comes if its page would slide past the middle, at the finger's speed.",
    distance: { max($0.view.bounds.width, 1) },
    release: { ($0 as? TeaTabBarController)?.release },
    threshold: Threshold(
      value: { ($0 as? TeaTabBarController)?.threshold },
      set: { ($0 as? TeaTabBarController)?.threshold = $1 }))
}
