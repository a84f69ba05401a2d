import GlissadeDemo
import UIKit

extension Demo {
  /// The demo *Container*.
  package static let container = Demo(
    name: "container", title: "Container",
    summary: "A day in four pages, turned by a container of its own", hue: DayBar.hue,
    releaseRule: .paged("The page changes if it would coast past the middle.")
  ) { DayViewController() }
}
