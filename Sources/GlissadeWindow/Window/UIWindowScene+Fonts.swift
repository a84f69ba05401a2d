import GlissadeFiles
import Foundation
import GlissadeRaster
import UIKit

extension UIWindowScene {
  /// Creates a scene that measures text with the same fonts with which the text is painted.
  ///
  /// - Parameters:
  ///   - size: The size of the scene in points.
  ///   - scale: The pixels per point.
  ///   - fonts: The library of the fonts for measuring text and decoding pictures.
  package convenience init(size: CGSize, scale: CGFloat, fonts: FontLibrary) {
    self.init(
      size: size, scale: scale, textMeasurer: PangoTextMeasurer(fonts: fonts),
      pictures: fonts.pictures)
    pasteboard.store = Clipboard()
    resources.onWarning = { StandardError.write("warning: \($0)") }
  }
}
