import UIKit

/// The instrument's colors and measures. The colors have little contrast, so that the canvas stands
/// out.
///
/// Each color is dynamic, with a value for the dark theme and one for the light theme. The colors
/// of drawings over the canvas, which do not depend on the theme, are in `Palette.Overlay`.
package enum Palette {
  /// The background around the canvas.
  package static let surround = color(dark: gray(0.125), light: gray(0.895))
  /// The background of lists, read-outs and buttons.
  package static let panel = color(dark: gray(0.155), light: gray(0.965))
  /// The background of views that float over other panes: sheets, banners and tooltips.
  package static let raised = color(dark: gray(0.19), light: gray(1))
  /// The background of a banner about an error.
  package static let alarmGround = color(
    dark: UIColor(red: 0.25, green: 0.10, blue: 0.11, alpha: 0.97),
    light: UIColor(red: 1, green: 0.925, blue: 0.92, alpha: 0.97))
  /// The color of the dimming layer between a sheet and the content that it covers.
  package static let dim = color(dark: gray(0, 0.55), light: gray(0, 0.35))
  /// The color of the shadow of the canvas.
  package static let shadow = color(dark: gray(0, 0.45), light: gray(0, 0.22))
  /// The color of lines between panes.
  package static let line = color(dark: gray(1, 0.07), light: gray(0, 0.10))
  /// The color of the outlines of keys and of floating views.
  package static let edge = color(dark: gray(1, 0.16), light: gray(0, 0.20))
  /// The color of titles and figures.
  package static let text = color(dark: gray(1, 0.92), light: gray(0, 0.88))
  /// The color of explanatory text.
  package static let quietText = color(dark: gray(1, 0.64), light: gray(0, 0.64))
  /// The color of bars that represent motion without a transition.
  package static let quietMark = color(dark: gray(1, 0.22), light: gray(0, 0.26))
  /// The accent color, which marks the selection, activity and the keyboard focus.
  package static let accent = color(
    dark: UIColor(red: 0.42, green: 0.56, blue: 1, alpha: 1),
    light: UIColor(red: 0.20, green: 0.36, blue: 0.90, alpha: 1))
  /// The color of text in the accent color, which is readable on the background of the selection.
  package static let accentText = color(
    dark: UIColor(red: 0.58, green: 0.69, blue: 1, alpha: 1),
    light: UIColor(red: 0.13, green: 0.28, blue: 0.80, alpha: 1))
  /// The color of errors and warnings.
  package static let alarm = color(
    dark: UIColor(red: 1, green: 0.53, blue: 0.51, alpha: 1),
    light: UIColor(red: 0.70, green: 0.07, blue: 0.09, alpha: 1))
  /// The color of a plot's second line, and of predictions.
  package static let second = color(
    dark: UIColor(red: 1, green: 0.74, blue: 0.24, alpha: 1),
    light: UIColor(red: 0.53, green: 0.32, blue: 0, alpha: 1))
  /// The color of a plot's marks for gestures.
  package static let gesture = color(
    dark: UIColor(red: 0.45, green: 0.85, blue: 0.60, alpha: 1),
    light: UIColor(red: 0.02, green: 0.42, blue: 0.20, alpha: 1))
  /// The color of a plot's marks for transitions.
  package static let transition = color(
    dark: UIColor(red: 0.93, green: 0.55, blue: 0.90, alpha: 1),
    light: UIColor(red: 0.58, green: 0.13, blue: 0.56, alpha: 1))
  /// The color of a slider's thumb.
  package static let thumb = color(dark: gray(0.9), light: gray(0.36))
  /// The background of a selected item.
  package static let chosen = color(
    dark: UIColor(red: 0.42, green: 0.56, blue: 1, alpha: 0.18),
    light: UIColor(red: 0.20, green: 0.36, blue: 0.90, alpha: 0.13))
  /// The background of a control.
  package static let control = color(dark: gray(1, 0.06), light: gray(0, 0.05))
  /// The background of a control under the pointer.
  package static let hoveredControl = color(dark: gray(1, 0.10), light: gray(0, 0.09))
  /// The background of a pressed control, and of grooves.
  package static let pressedControl = color(dark: gray(1, 0.14), light: gray(0, 0.15))

  /// The unit of spacing of the whole layout, in points.
  package static let grid: CGFloat = 8
  /// The corner radius of panels, in points.
  package static let radius: CGFloat = 12
  /// The corner radius of buttons, in points.
  package static let smallRadius: CGFloat = 8

  private static func color(dark: UIColor, light: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func gray(_ white: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(white: white, alpha: alpha)
  }
}

extension UIView {
  /// Returns a dynamic color resolved for the view's traits, for layers and draw commands.
  package func shown(_ color: UIColor) -> UIColor { color.resolvedColor(with: traitCollection) }
}

extension UIScrollView {
  /// Sets the style of the scroll indicators that is visible in the current theme.
  package func showThemedIndicators() {
    let style = traitCollection.userInterfaceStyle == .dark ? IndicatorStyle.white : .default
    if indicatorStyle != style { indicatorStyle = style }
  }
}
