import GlissadeDemo
import UIKit

extension Demo {
  /// The demo *Playground*.
  package static let playground = Demo(
    name: "playground", title: "Playground", summary: "A dozen tiles to drag, throw and stack",
    hue: PlaygroundPalette.hue, releaseRule: .playground
  ) { PlaygroundViewController() }
}
