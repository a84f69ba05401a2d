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

  @Test("an ellipse contains what its equation defines")
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

  @Test("N-21 a rounded rectangle starts on its top edge, an oval at 3 o'clock; both go clockwise")
  func startingPoints() {
    let round = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 10, transform: nil)
    #expect(round.elements.first == .move(CGPoint(x: 30, y: 20)))
    #expect(round.elements[1] == .line(CGPoint(x: 90, y: 20)))
    #expect(round.elements.dropLast().last?.points.last == CGPoint(x: 30, y: 20))
    let oval = CGPath(ellipseIn: rect, transform: nil)
    #expect(oval.elements.first == .move(CGPoint(x: 110, y: 50)))
    #expect(oval.elements[1].points.last == CGPoint(x: 60, y: 80))
    #expect(oval.elements.last == .close)
    let some = CGPath(
      rect: rect, corners: [.zero, CGSize(width: 9, height: 9), .zero, CGSize(width: 5, height: 5)])
    #expect(some.elements.first == .move(CGPoint(x: 10, y: 20)))
    #expect(some.elements.count == 7)
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
    let square = CGRect(x: 10, y: 20, width: 60, height: 60)
    let circle = CGPath(ellipseIn: square, transform: nil)
    #expect(circle.roundedRect == RoundedRect(rect: square, radius: 30))
    let same = CGPath(roundedRect: square, cornerWidth: 30, cornerHeight: 30, transform: nil)
    #expect(same.roundedRect == RoundedRect(rect: square, radius: 30))
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
