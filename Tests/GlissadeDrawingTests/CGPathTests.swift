import Foundation
import GlissadeGeometry
import Testing

@testable import GlissadeDrawing

@Suite struct CGPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("a rounded rectangle does not contain its corners, a rectangle does")
  func corners() {
    let sharp = CGPath(rect: rect, transform: nil)
    let round = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 20, transform: nil)
    let nearCorner = CGPoint(x: 12, y: 22)
    #expect(sharp.contains(nearCorner))
    #expect(!round.contains(nearCorner))
    #expect(round.contains(CGPoint(x: 60, y: 21)))
    #expect(round.boundingBox == rect)
  }

  @Test("an ellipse contains what its equation says")
  func ellipse() {
    let path = CGPath(ellipseIn: rect, transform: nil)
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let angle = degrees * .pi / 180
      func point(_ factor: Double) -> CGPoint {
        CGPoint(x: 60 + 50 * factor * cos(angle), y: 50 + 30 * factor * sin(angle))
      }
      #expect(path.contains(point(0.995)))
      #expect(!path.contains(point(1.005)))
    }
  }

  @Test("a transform is applied to every point of the path")
  func transformed() {
    var move = CGAffineTransform(translationX: 5, y: -5)
    let path = CGPath(rect: rect, transform: &move)
    #expect(path.boundingBox == rect.offsetBy(dx: 5, dy: -5))
    #expect(path == CGPath(rect: rect, transform: nil).applying(move))
  }

  @Test("a path knows whether it is a rectangle with circular corners")
  func recognized() {
    let round = CGPath(roundedRect: rect, cornerWidth: 12, cornerHeight: 12, transform: nil)
    #expect(round.roundedRect == RoundedRect(rect: rect, radius: 12))
    #expect(CGPath(rect: rect, transform: nil).roundedRect == RoundedRect(rect))
    #expect(CGPath(ellipseIn: rect, transform: nil).roundedRect == nil)
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(CGPath(rect: rect, transform: &turn).roundedRect == nil)
  }

  @Test("the fill rule decides about parts that overlap")
  func fillRule() {
    let outer = CGPath(rect: rect, transform: nil)
    let inner = CGPath(rect: rect.insetBy(dx: 10, dy: 10), transform: nil)
    let both = CGPath(elements: outer.elements + inner.elements)
    let center = CGPoint(x: 60, y: 50)
    #expect(both.contains(center, using: .winding))
    #expect(!both.contains(center, using: .evenOdd))
  }
}
