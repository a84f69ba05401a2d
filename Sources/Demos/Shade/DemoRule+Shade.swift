import GlissadeDemo
import UIKit

extension DemoRule {
  /// The rule of the demo *Shade*.
  static let shade = DemoRule(
    summary:
      "A pulled shade falls shut if it is released moving down with its centre on the screen; a "
      + "pushed one opens if it is released moving up with its centre off the screen.",
    distance: { max($0.view.bounds.height, 1) },
    release: { ($0 as? MeadowViewController)?.shade.driver.release })
}
