import GlissadeDemo
import UIKit

extension Demo {
  /// The demo *Shade*.
  package static let shade = Demo(
    name: "shade", title: "Shade", summary: "A blind with a weight that falls, bounces and rests",
    hue: ShadePalette.hue, releaseRule: .shade
  ) { MeadowViewController() }
}
