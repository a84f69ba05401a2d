import UIKit

extension ReleaseRule {
  static let pullDown = ReleaseRule(
    story:
      "A page let go with speed goes the way of its speed, one let go at rest to the nearer end.",
    distance: { max($0.view.bounds.height, 1) },
    release: { root in
      let tides = root.presentedViewController as? TidesViewController
      return (root as? ShoreViewController)?.pan?.release ?? tides?.pan?.release
    })
}
