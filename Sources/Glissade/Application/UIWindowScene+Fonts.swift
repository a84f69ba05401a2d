import Foundation
import GlissadeRaster
import UIKit

extension UIWindowScene {
  /// A scene whose text is measured with the fonts that it will be painted with.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels per point.
  package convenience init(size: CGSize, scale: CGFloat, fonts: FontLibrary) {
    self.init(
      size: size, scale: scale, textMeasurer: PangoTextMeasurer(fonts: fonts),
      imageDecoder: SDLImageDecoder())
    pasteboard.store = Clipboard()
    onWarning = { StandardError.tell("warning: \($0)") }
  }
}
