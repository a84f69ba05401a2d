import GlissadeDemo
import UIKit

extension DemoRule {
  /// The rule of the demo *Playground*.
  static let playground = DemoRule(
    summary:
      "A released tile keeps the pointer's velocity. Gravity, friction and contacts do the rest.",
    distance: { max($0.view.bounds.height, 1) },
    release: { ($0 as? PlaygroundViewController)?.release })
}
