import UIKit

/// The instrument's colors and measures, which are quiet so that the canvas is the brightest area.
package enum Palette {
  /// The background around the canvas.
  package static let surround = UIColor(white: 0.125, alpha: 1)
  /// The background of lists, read-outs and buttons.
  package static let panel = UIColor(white: 0.155, alpha: 1)
  /// The color of lines between panes.
  package static let line = UIColor(white: 1, alpha: 0.07)
  /// The color of titles and figures.
  package static let text = UIColor(white: 1, alpha: 0.92)
  /// The color of explanatory text.
  package static let quietText = UIColor(white: 1, alpha: 0.64)
  /// The accent color, for the selection and for activity.
  package static let accent = UIColor(red: 0.42, green: 0.56, blue: 1, alpha: 1)
  /// The color of text in the accent color, which is readable on the background of the selection.
  package static let accentText = UIColor(red: 0.58, green: 0.69, blue: 1, alpha: 1)
  /// The color of errors and warnings.
  package static let alarm = UIColor(red: 1, green: 0.53, blue: 0.51, alpha: 1)
  /// The color of a plot's second line.
  package static let second = UIColor(red: 1, green: 0.74, blue: 0.24, alpha: 1)
  /// The color of the outlines of hovered and selected views over the canvas.
  package static let highlight = UIColor(red: 0.20, green: 0.45, blue: 1, alpha: 1)
  /// The background of the selection.
  package static let chosen = UIColor(red: 0.42, green: 0.56, blue: 1, alpha: 0.18)
  /// The background of a control.
  package static let control = UIColor(white: 1, alpha: 0.06)
  /// The background of a control under the pointer.
  package static let hoveredControl = UIColor(white: 1, alpha: 0.10)
  /// The background of a pressed control.
  package static let pressedControl = UIColor(white: 1, alpha: 0.14)

  /// The spacing whose multiples all layout uses, in points.
  package static let grid: CGFloat = 8
  /// The corner radius of panels, in points.
  package static let radius: CGFloat = 12
  /// The corner radius of buttons, in points.
  package static let smallRadius: CGFloat = 8
}
