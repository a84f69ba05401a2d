import UIKit

/// What tile and page of a plant have in common, so that one grows out of the other: the picture, and the
/// name below it, in parts of the width.
struct PlantSheet {
  /// Of the page whose sizes the others are parts of, in points.
  private static let pageWidth: CGFloat = 375
  /// Up to below the name, of a page of that width.
  private static let tileHeight: CGFloat = 362

  let width: CGFloat
  let pictureHeight: CGFloat
  private var scale: CGFloat { width / Self.pageWidth }

  /// A tile of that width.
  init(tile width: CGFloat) { self.init(width: width, pictureHeight: width * 0.8) }

  /// A page: its picture takes no more than half of its height.
  init(page size: CGSize) {
    self.init(width: size.width, pictureHeight: min(size.width * 0.8, size.height / 2))
  }

  private init(width: CGFloat, pictureHeight: CGFloat) {
    (self.width, self.pictureHeight) = (width, pictureHeight)
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
