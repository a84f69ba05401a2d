import Foundation
import Glissade
import GlissadeGallery
import GlissadeRaster
import UIKit

/// A demo painted in memory, its frames run through in virtual time.
@MainActor struct Snapshot {
  private static let framesPerSecond = 60.0

  private let scene: UIWindowScene
  private let fonts = FontLibrary()

  /// Puts a demo on a stage of its own, `size` in points with `scale` pixels to each.
  init(of demo: Demo, size: CGSize, scale: Double) {
    scene = UIWindowScene(size: size, scale: scale, fonts: fonts)
    _ = scene.enter(demo.subject.open)
  }

  /// Runs all frames up to a time; the first is at 0.
  func run(to end: TimeInterval) {
    for index in 0...Int((end * Self.framesPerSecond).rounded(.down)) {
      scene.setNow(Double(index) / Self.framesPerSecond)
      scene.deliver([])
      scene.step()
      scene.layout()
      scene.commit()
    }
  }

  /// Paints the last frame into a PNG file.
  func write(to url: URL) throws(PNGWritingError) {
    let list = scene.flatten()
    let surface = Surface(width: list.pixelBounds.width, height: list.pixelBounds.height)
    Painter(fonts: fonts).paint(list, into: surface)
    try PNGWriter.write(surface, to: url)
  }
}
