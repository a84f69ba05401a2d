import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

@Suite("The cost of what is scaled") struct ScaledCostTests {
  private static let fonts = FontLibrary()
  private let size = CGSize(width: 320, height: 240)
  /// A point of each scene's edge at 45°, one inside, and one far outside.
  private static let points = [
    CGPoint(x: 68.3, y: 68.3), CGPoint(x: 41, y: 9), CGPoint(x: 200, y: -300),
  ]

  @Test(
    "M-52 the pixels that are made for what is scaled are bounded by those that are visible",
    arguments: ScaledScene.all)
  func made(_ scene: ScaledScene) {
    for (factor, scale) in [(10, 1), (100, 2), (10_000, 1)] as [(Double, CGFloat)] {
      for point in Self.points {
        let painter = Painter(fonts: Self.fonts)
        let list = scene.list(size, scale: scale, enlarged: factor, about: point)
        _ = Painting.paint(list, with: painter)
        // Up to a size, what can be cached is made as a whole.
        let limit = 3 * list.pixelBounds.area + 2_200_000
        #expect(painter.pixelCount <= limit, "×\(factor) at \(point)")
        #expect(painter.keptBytes <= painter.keptLimit)
        if point == Self.points[2] { #expect(painter.pixelCount <= 2_200_000) }
      }
    }
  }

  @Test("M-52 a shape at the edge of the picture needs masks for its edge alone")
  func edge() {
    for factor in [100.0, 1000, 10_000] {
      let painter = Painter(fonts: Self.fonts)
      let list = ScaledScene.all[0].list(size, scale: 1, enlarged: factor, about: Self.points[0])
      _ = Painting.paint(list, with: painter)
      #expect((1...200_000).contains(painter.pixelCount))
    }
  }

  @Test("M-52 what is prepared for a scaled shadow is bounded, too")
  func prepared() {
    for scene in ScaledScene.all where scene.contents.shadow != nil {
      let painter = Painter(fonts: Self.fonts)
      for factor in [300.0, 300, 300] {
        _ = Painting.paint(
          scene.list(size, scale: 1, enlarged: factor, about: Self.points[0]), with: painter)
      }
      let painted = painter.pixelCount
      painter.finishPreparations()
      #expect(painter.pixelCount - painted <= 4_500_000)
    }
  }

  @Test("M-52 numbers of any size are painted or not, but never trap", arguments: ScaledScene.all)
  func sizes(_ scene: ScaledScene) {
    let small = CGSize(width: 30, height: 20)
    for factor in [1e-12, 1e5, 1e8, 1e20, 1e300] {
      for point in [CGPoint(x: 40, y: 0), CGPoint(x: 1e6, y: -1e6)] {
        for angle in [0, 0.1] {
          let list = scene.list(small, scale: 2, enlarged: factor, about: point, angle: angle)
          let painter = Painter(fonts: Self.fonts)
          let surface = Painting.paint(list, with: painter)
          _ = list.damage(from: scene.list(small, scale: 2, enlarged: 1, about: point))
          #expect(surface.width == 60)
          #expect(painter.pixelCount < 10_000_000, "×\(factor) at \(point)")
        }
      }
    }
  }
}
