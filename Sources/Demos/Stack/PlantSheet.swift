import UIKit

/// The common layout of a plant's tile and page, so that one can grow into the other: the picture
/// and the name below it, in proportion to the width.
struct PlantSheet {
  /// The width of the page for which the sizes are given, in points.
  private static let pageWidth: CGFloat = 375
  /// The height of the picture and the name on a page of that width, in points.
  private static let tileHeight: CGFloat = 362

  let width: CGFloat
  let pictureHeight: CGFloat
  private var scale: CGFloat { width / Self.pageWidth }

  /// Creates the layout of a tile with the given width.
  init(tile width: CGFloat) { self.init(width: width, pictureHeight: width * 0.8) }

  /// Creates the layout of a page. The picture has at most half of the page's height.
  init(page size: CGSize) {
    self.init(width: size.width, pictureHeight: min(size.width * 0.8, size.height / 2))
  }

  private init(width: CGFloat, pictureHeight: CGFloat) {
    self.width = width
    self.pictureHeight = pictureHeight
  }

  var tileHeight: CGFloat { (Self.tileHeight * scale).rounded() }
  var picture: CGRect { CGRect(x: 0, y: 0, width: width, height: pictureHeight) }
  var margin: CGFloat { 24 * min(scale, 1) }
  var nameSize: CGFloat { 30 * min(scale, 1) }
  var name: CGRect {
    let scale = min(scale, 1)
    return CGRect(
      x: margin, y: pictureHeight + 16 * scale, width: max(0, width - 2 * margin),
      height: 40 * scale)
  }
}
