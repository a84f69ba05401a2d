import Foundation
import GlissadeGeometry
import TestMaterial
import Testing

@testable import GlissadeLayers

/// Tests of reading and setting the frames of random layers.
@MainActor @Suite("Frames")
struct FrameTests {
  private struct Place: Equatable {
    let position: CGPoint
    let bounds: CGRect

    @MainActor init(_ layer: CALayer) { (position, bounds) = (layer.position, layer.bounds) }
  }

  private var random = SeededGenerator(seed: 11)
  private let view = ViewLike()

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &random)
  }

  private mutating func rect() -> CGRect {
    CGRect(
      x: number(-500...500), y: number(-500...500), width: number(0...900), height: number(0...900))
  }

  /// Returns a transform of one of six kinds: with and without rotation, area and perspective.
  private mutating func transform() -> CATransform3D {
    let (a, b) = (number(-2...2), number(-2...2))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return CATransform3DIdentity
    case 1: return CATransform3DMakeScale(a, b, 1)
    case 2: return CATransform3DMakeTranslation(100 * a, 100 * b, 0)
    case 3:
      return CATransform3DConcat(
        CATransform3DMakeScale(a, b, 1), CATransform3DMakeRotation(a, 0, 0, 1))
    case 4: return CATransform3DMakeScale(0, b, 1)
    default:
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 900
      return CATransform3DRotate(perspective, a, 0.3, 1, 0)
    }
  }

  private mutating func layer() -> CALayer {
    let layer = CALayer()
    layer.delegate = view
    layer.bounds = rect()
    layer.position = CGPoint(x: number(-500...500), y: number(-500...500))
    layer.anchorPoint =
      Bool.random(using: &random)
      ? CGPoint(x: 0.5, y: 0.5) : CGPoint(x: number(-1...2), y: number(-1...2))
    layer.zPosition = number(-50...50)
    layer.transform = transform()
    return layer
  }

  @Test("L-04 setting the frame to what it is changes neither position nor bounds by a bit")
  mutating func same() {
    for _ in 0..<2000 {
      let layer = layer()
      let before = Place(layer)
      for _ in 0..<20 { layer.frame = layer.frame }
      #expect(Place(layer) == before)
    }
  }

  @Test("L-04 setting a frame repeatedly has the same result as setting it once")
  mutating func again() {
    for _ in 0..<2000 {
      let (layer, rect) = (layer(), rect())
      layer.frame = rect
      let once = Place(layer)
      for _ in 0..<20 { layer.frame = rect }
      #expect(Place(layer) == once)
      layer.frame = self.rect()
      layer.frame = rect
      #expect(Place(layer) == once)
    }
  }

  @Test("L-04 a change along one axis changes nothing along the other")
  mutating func axes() {
    for _ in 0..<2000 {
      let layer = layer()
      layer.transform = CATransform3DIdentity
      let before = Place(layer)
      layer.frame.size.height += 1
      layer.frame.origin.y += 0.1
      #expect(layer.position.x == before.position.x)
      #expect(layer.bounds.width == before.bounds.width)
      #expect(layer.bounds.origin == before.bounds.origin)
    }
  }

  @Test(
    "M-31 the frame that is set is read again, its size to the last bit where nothing scales it"
  )
  mutating func readBack() {
    for _ in 0..<2000 {
      let (layer, rect) = (layer(), rect())
      layer.transform =
        Bool.random(using: &random)
        ? CATransform3DIdentity : CATransform3DMakeScale(number(0.1...3), number(0.1...3), 1)
      layer.frame = rect
      let found = layer.frame
      #expect(abs(found.minX - rect.minX) < 1e-9)
      #expect(abs(found.minY - rect.minY) < 1e-9)
      #expect(abs(found.maxX - rect.maxX) < 1e-9)
      #expect(abs(found.maxY - rect.maxY) < 1e-9)
      if CATransform3DIsIdentity(layer.transform) { #expect(found.size == rect.size) }
    }
  }

  @Test("L-04 the origin of the bounds does not change the frame by a bit")
  mutating func scrolled() {
    for _ in 0..<500 {
      let layer = layer()
      let before = layer.frame
      layer.bounds.origin = rect().origin
      #expect(layer.frame == before)
    }
  }
}
