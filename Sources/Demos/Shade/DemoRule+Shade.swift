import GlissadeDemo
import UIKit

extension DemoRule {
  /// The rule of the demo *Shade*.
  static let shade = DemoRule(
    summary:
      "Released while it moves down with its centre on the screen, the shade falls shut; otherwise "
      + "it moves up. For a push the reverse is true.",
    distance: { max($0.view.bounds.height, 1) },
    release: { ($0 as? MeadowViewController)?.shade.driver.release })
}
