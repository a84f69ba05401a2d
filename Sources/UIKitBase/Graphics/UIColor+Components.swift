import Foundation
import GlissadeDrawing

extension UIColor {
  /// Writes the lightness and the opacity of a gray, 0…1, to the pointers that are not `nil`.
  ///
  /// - Returns: `true`, or `false` if the color is no gray and nothing was written.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity, 0…1, to the pointers that are not `nil`, and
  /// returns `true`. A gray has the hue 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let (red, green, blue) = (color.red, color.green, color.blue)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    var angle = 0.0
    if range > 0 {
      if most == red {
        angle = (green - blue) / range
      } else if most == green {
        angle = (blue - red) / range + 2
      } else {
        angle = (red - green) / range + 4
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }
}
