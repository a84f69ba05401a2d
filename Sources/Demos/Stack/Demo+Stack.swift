import GlissadeDemo
import UIKit

extension Demo {
  /// The demo *Stack*.
  package static let stack = Demo(
    name: "stack", title: "Stack", summary: "Pages pushed, pulled back, or grown from a tile",
    hue: StackPalette.hue, releaseRule: .stack
  ) { HerbariumViewController.makeStack() }
}
