import GlissadeDemo
import UIKit

extension Demo {
  /// The demo *Photos*.
  package static let photos = Demo(
    name: "photos", title: "Photos", summary: "Pictures out of a grid, thrown back and caught",
    hue: PhotosPalette.hue
  ) { PhotosViewController() }
}
