import UIKit

extension ReleaseRule {
  static let pullDown = ReleaseRule(
    story:
      "A page let go with speed goes the way of its speed, one let go at rest to the nearer end.",
    distance: { max($0.view.bounds.height, 1) },
    release: { root in
      let tides = root.presentedViewController as? TidesViewController
      return (root as? ShoreViewController)?.pan?.release ?? tides?.pan?.release
    },
    threshold: Threshold(
      value: { pans(of: $0).first?.threshold },
      set: { root, value in for pan in pans(of: root) { pan.threshold = value } }))

  /// That of the page in front first.
  @MainActor private static func pans(of root: UIViewController) -> [PullDownPan] {
    [
      (root.presentedViewController as? TidesViewController)?.pan,
      (root as? ShoreViewController)?.pan,
    ].compactMap { $0 }
  }
}
