import UIKit

extension ReleaseRule {
  static let tile = ReleaseRule(
    story: "A tile goes to the corner nearest to where it would slide.",
    distance: { max(hypot($0.view.bounds.width, $0.view.bounds.height), 1) },
    release: { ($0 as? ThrowViewController)?.release })
}
