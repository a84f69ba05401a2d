import Foundation
import UIKit

/// The place of a page's picture: where its center is, how large it is, and how it is turned.
struct PagePlacement {
  var x: Double
  var y: Double
  /// The logarithm of the scale.
  var scale: Double
  /// The angle, in radians.
  var angle: Double

  @MainActor init(_ page: UIView) {
    let bounds = page.bounds
    let center = page.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    let right = page.convert(CGPoint(x: bounds.maxX, y: bounds.midY), to: nil)
    let arm = CGPoint(x: right.x - center.x, y: right.y - center.y)
    x = Double(center.x)
    y = Double(center.y)
    scale = log(Double(hypot(arm.x, arm.y) / (bounds.width / 2)))
    angle = Double(atan2(arm.y, arm.x))
  }

  var components: [Double] { [x, y, scale, angle] }

  /// Returns the velocities at the last of four placements that are `step` seconds apart.
  static func velocity(at placements: [PagePlacement], step: Double) -> [Double] {
    let weights = [-2.0 / 6, 9.0 / 6, -18.0 / 6, 11.0 / 6]
    return (0..<4).map { component in
      zip(weights, placements).reduce(0) { $0 + $1.0 * $1.1.components[component] } / step
    }
  }
}
