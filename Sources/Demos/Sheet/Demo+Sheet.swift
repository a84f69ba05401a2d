import GlissadeDemo
import UIKit

extension Demo {
  /// The demo *Sheet*.
  package static let sheet = Demo(
    name: "sheet", title: "Sheet",
    summary: "Sheets in a stack, and one that stays",
    hue: SheetPalette.hue
  ) { TurntableViewController() }
}
