import GlissadeFiles
import Foundation
import GlissadeGallery
import GlissadeInspector
import GlissadeRaster
import GlissadeWindow
import UIKit

/// A demo that runs in virtual time and is painted into memory.
@MainActor struct Snapshot {
  private static let framesPerSecond = 60.0

  private let scene: UIWindowScene
  private let fonts = FontLibrary()

  /// Opens a demo in a new scene.
  ///
  /// - Parameters:
  ///   - demo: The demo.
  ///   - size: The size of the scene, in points.
  ///   - scale: The pixels per point.
  init(of demo: Demo, size: CGSize, scale: Double) {
    scene = UIWindowScene(size: size, scale: scale, fonts: fonts)
    _ = scene.enter(demo.subject.open)
  }

  /// Runs all frames of the demo up to an instant in seconds. The first frame is at 0.
  func run(to end: TimeInterval) {
    for index in 0...Int((end * Self.framesPerSecond).rounded(.down)) {
      scene.setNow(Double(index) / Self.framesPerSecond)
      scene.deliver([])
      scene.step()
      scene.layout()
      scene.commit()
    }
  }

  /// The views and layers of the last frame as text, one per line.
  var tree: String {
    var reader = ViewTreeReader()
    return reader.read(scene).text
  }

  /// Writes a picture of the last frame to a PNG file.
  func write(to url: URL) throws(FileError) {
    let list = scene.flatten()
    let surface = Surface(width: list.pixelBounds.width, height: list.pixelBounds.height)
    Painter(fonts: fonts).paint(list, into: surface)
    try PNGWriter.write(surface, to: url)
  }
}
