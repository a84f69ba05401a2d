import UIKit

extension Palette {
  /// The colors of drawings over the canvas, in both themes. They are bright and are drawn with
  /// dark rims or plates, so that they are visible on any picture.
  package enum Overlay {
    /// The color of the pointer and its path.
    package static let pointer = UIColor(red: 0.42, green: 0.56, blue: 1, alpha: 1)
    /// The color of labels and of the rings around touches.
    package static let text = UIColor.white
    /// The background of labels.
    package static let plate = UIColor(white: 0.08, alpha: 0.9)
    /// The color of the rims of lines.
    package static let rim = UIColor(white: 0, alpha: 0.45)
    /// The color of the outlines of hovered and selected views.
    package static let highlight = UIColor(red: 0.20, green: 0.45, blue: 1, alpha: 1)
    /// The color of the outlines of all views.
    package static let outline = UIColor(red: 0.13, green: 0.76, blue: 0.82, alpha: 1)
    /// The color of the outlines and paths of the last second's movements.
    package static let onion = UIColor(red: 0.93, green: 0.28, blue: 0.86, alpha: 1)
    /// The color of moving bodies, and of the run from before a reload.
    package static let moving = UIColor(red: 1, green: 0.74, blue: 0.24, alpha: 1)
    /// The color of bodies at rest.
    package static let still = UIColor(red: 0.72, green: 0.80, blue: 1, alpha: 1)
    /// The color of boundaries and anchored bodies.
    package static let wall = UIColor(red: 0.30, green: 0.86, blue: 0.78, alpha: 1)
    /// The color of attachments between bodies.
    package static let tie = UIColor(red: 0.98, green: 0.58, blue: 0.95, alpha: 1)
    /// The color of contacts between bodies.
    package static let contact = UIColor(red: 1, green: 0.30, blue: 0.30, alpha: 1)
  }
}
