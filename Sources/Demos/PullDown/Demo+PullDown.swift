import GlissadeDemo
import UIKit

extension Demo {
  /// The demo *Pull-down*.
  package static let pullDown = Demo(
    name: "pull-down", title: "Pull-down", summary: "A page pulled over another, and pushed back",
    hue: UIColor(red: 0.05, green: 0.44, blue: 0.50, alpha: 1), releaseRule: .pullDown
  ) { ShoreViewController() }
}
