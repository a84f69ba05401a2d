import GlissadeDemo
import UIKit

extension Demo {
  /// The demo *Tabs*.
  package static let tabs = Demo(
    name: "tabs", title: "Tabs",
    summary: "Four teas to slide between, there and back in one drag",
    hue: Tea.hue,
    releaseRule: .paged("The neighbour appears if its page would coast past the middle.")
  ) { TeaTabBarController() }
}
