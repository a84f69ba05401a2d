import GlissadeDemo
import UIKit

extension DemoRule {
  /// The rule of the demo *Throw*.
  static let tile = DemoRule(
    summary: "A tile moves to the corner nearest to where it would coast.",
    distance: { max(hypot($0.view.bounds.width, $0.view.bounds.height), 1) },
    release: { ($0 as? ThrowViewController)?.release })
}
