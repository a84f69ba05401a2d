import UIKit

extension ReleaseRule {
  static let shade = ReleaseRule(
    story:
      "Let go while it moves down with its middle on the screen, the shade falls shut; otherwise it goes "
      + "up. A push is the same the other way round.",
    distance: { max($0.view.bounds.height, 1) },
    release: { ($0 as? MeadowViewController)?.shade.driver.release })
}
