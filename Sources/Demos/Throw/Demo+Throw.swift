import GlissadeDemo
import UIKit

extension Demo {
  /// The demo *Throw*.
  package static let throwing = Demo(
    name: "throw", title: "Throw", summary: "A tile thrown into the corner where it would land",
    hue: UIColor(red: 0.42, green: 0.29, blue: 0.70, alpha: 1), releaseRule: .tile
  ) { ThrowViewController() }
}
