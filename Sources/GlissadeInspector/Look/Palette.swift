import UIKit

/// The instrument's colours and measures: quiet, so that the stage is the brightest thing.
package enum Palette {
  /// Around the stage.
  package static let surround = UIColor(white: 0.125, alpha: 1)
  /// Behind lists, read-outs and buttons.
  package static let panel = UIColor(white: 0.155, alpha: 1)
  /// Lines between panes.
  package static let line = UIColor(white: 1, alpha: 0.07)
  /// Titles and figures.
  package static let text = UIColor(white: 1, alpha: 0.92)
  /// What explains.
  package static let quietText = UIColor(white: 1, alpha: 0.56)
  /// The one accent: what is chosen, and what is going on.
  package static let accent = UIColor(red: 0.42, green: 0.56, blue: 1, alpha: 1)
  /// What went wrong.
  package static let alarm = UIColor(red: 1, green: 0.42, blue: 0.40, alpha: 1)
  /// The second line of a plot.
  package static let second = UIColor(red: 1, green: 0.74, blue: 0.24, alpha: 1)
  /// Behind what is chosen.
  package static let chosen = UIColor(red: 0.42, green: 0.56, blue: 1, alpha: 0.18)
  /// Behind what can be pressed, and while it is.
  package static let control = UIColor(white: 1, alpha: 0.06)
  package static let hoveredControl = UIColor(white: 1, alpha: 0.10)
  package static let pressedControl = UIColor(white: 1, alpha: 0.14)

  /// Everything keeps to multiples of this, in points.
  package static let grid: CGFloat = 8
  package static let radius: CGFloat = 12
  package static let smallRadius: CGFloat = 8
}
