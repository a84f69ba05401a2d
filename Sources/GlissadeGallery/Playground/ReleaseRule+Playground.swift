import UIKit

extension ReleaseRule {
  static let playground = ReleaseRule(
    story:
      "What is let go keeps the pointer's velocity. Gravity, friction and the others do the rest.",
    distance: { max($0.view.bounds.height, 1) },
    release: { ($0 as? PlaygroundViewController)?.release })
}
