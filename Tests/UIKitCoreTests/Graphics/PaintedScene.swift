import Foundation
import GlissadeDrawing
import GlissadeTesting
import UIKit

/// A window of 100×100 points that shows what a test puts in, and its pixels.
@MainActor final class PaintedScene {
  let harness: Harness
  var root: UIView { harness.window.rootViewController!.view }

  init(scale: CGFloat = 1) {
    harness = Harness(size: CGSize(width: 100, height: 100), scale: scale) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      return controller
    }
  }

  /// Runs client code as the scene's.
  func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    try harness.scene.enter(body)
  }

  /// The pixels after one more frame, 0xRRGGBB.
  func pixels() -> Pixels {
    harness.advance(by: 1.0 / 60)
    return Pixels(harness.paint().makeImage())
  }

  /// Shows a picture at the top left, alone.
  func pixels(of image: UIImage) -> Pixels {
    root.subviews.forEach { $0.removeFromSuperview() }
    root.addSubview(UIImageView(image: image))
    return pixels()
  }

  var warnings: [String] { harness.log.filter { $0.hasPrefix("warning") } }
}

struct Pixels: Equatable {
  let image: CGImage
  init(_ image: CGImage) { self.image = image }

  subscript(x: Int, y: Int) -> UInt32 { image.pixels[y * image.width + x] & 0xff_ffff }

  /// Returns the number of pixels of the picture that do not have a color.
  func count(but color: UInt32) -> Int { image.pixels.filter { $0 & 0xff_ffff != color }.count }

  /// The largest difference of any channel.
  func difference(_ other: Pixels) -> Int {
    var result = 0
    for (a, b) in zip(image.pixels, other.image.pixels) where a != b {
      for shift in [0, 8, 16] as [UInt32] {
        result = max(result, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
      }
    }
    return result
  }
}
