import GlissadeFiles
import Foundation
import GlissadeRaster
import UIKit

extension UIWindowScene {
  /// Creates a scene that measures text with the fonts with which it is painted.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The pixels per point.
  ///   - fonts: The fonts.
  package convenience init(size: CGSize, scale: CGFloat, fonts: FontLibrary) {
    self.init(
      size: size, scale: scale, textMeasurer: PangoTextMeasurer(fonts: fonts),
      pictures: fonts.pictures)
    pasteboard.store = Clipboard()
    onWarning = { StandardError.write("warning: \($0)") }
  }
}
