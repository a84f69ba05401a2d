import GlissadeDemo
import UIKit

extension DemoRule {
  /// The rule of the demo *Pull-down*.
  static let pullDown = DemoRule(
    summary:
      "A page released in motion follows its velocity; one released at rest moves to the "
      + "nearer end.",
    distance: { max($0.view.bounds.height, 1) },
    release: { root in
      let tides = root.presentedViewController as? TidesViewController
      return (root as? ShoreViewController)?.pan?.release ?? tides?.pan?.release
    },
    threshold: Threshold(
      value: { pans(of: $0).first?.threshold },
      set: { root, value in for pan in pans(of: root) { pan.threshold = value } }))

  /// Returns the pans of all pages, the pan of the front page first.
  @MainActor private static func pans(of root: UIViewController) -> [PullDownPan] {
    [
      (root.presentedViewController as? TidesViewController)?.pan,
      (root as? ShoreViewController)?.pan,
    ].compactMap { $0 }
  }
}
