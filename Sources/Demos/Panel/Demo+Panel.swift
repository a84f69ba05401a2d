import GlissadeDemo
import UIKit

extension Demo {
  /// The demo *Panel*.
  package static let panel = Demo(
    name: "panel", title: "Panel", summary: "A panel caught, reversed and thrown in mid-flight",
    hue: UIColor(red: 0.776, green: 0.333, blue: 0.192, alpha: 1), releaseRule: .panel
  ) { MapViewController() }
}
