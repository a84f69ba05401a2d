import UIKit

/// The common layout of a plant's tile and page, which places the name below the picture in
/// proportion to the width. The tile can therefore grow into the page.
struct PlantSheet {
  /// The width of a page for which the layout's sizes are given, in points.
  private static let pageWidth: CGFloat = 375
  /// The height of picture and name together on a page of width 375, in points.
  private static let tileHeight: CGFloat = 362

  let width: CGFloat
  let pictureHeight: CGFloat
  private var scale: CGFloat { width / Self.pageWidth }

  /// Creates the layout of a tile with the given width.
  init(tile width: CGFloat) { self.init(width: width, pictureHeight: width * 0.8) }

  /// Creates the layout of a page. The picture is at most half as high as the page.
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
