import Foundation
import GlissadeGeometry
import Testing

@testable import GlissadeDrawing

@Suite("Mutable paths") struct MutablePathTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("N-34 segments are added as they are, or transformed")
  func segments() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4), transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.currentPoint == CGPoint(x: 6, y: 8))
    path.addCurve(to: .zero, control1: CGPoint(x: 9, y: 9), control2: CGPoint(x: 8, y: 8))
    path.closeSubpath()
    #expect(
      path.elements == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 6, y: 8)),
        .curve(control1: CGPoint(x: 9, y: 9), control2: CGPoint(x: 8, y: 8), end: .zero), .close,
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test("N-34 shapes are those of the immutable paths")
  func shapes() {
    let path = CGMutablePath()
    path.addRect(box)
    #expect(path == CGPath(rect: box, transform: nil))
    let oval = CGMutablePath()
    oval.addEllipse(in: box)
    #expect(oval == CGPath(ellipseIn: box, transform: nil))
    let round = CGMutablePath()
    round.addRoundedRect(in: box, cornerWidth: 8, cornerHeight: 6)
    var scale = CGAffineTransform(scaleX: 2, y: 3)
    let plain = CGPath(roundedRect: box, cornerWidth: 8, cornerHeight: 6, transform: nil)
    #expect(round == plain)
    let scaled = CGMutablePath()
    scaled.addPath(plain, transform: scale)
    #expect(scaled == plain.copy(using: &scale))
  }

  @Test("N-34 an arc runs against the clock on the screen if it is called clockwise")
  func arc() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.boundingBoxOfPath.minX > -1e-9)
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(other.boundingBoxOfPath.minX + 10) < 1e-3)
    let relative = CGMutablePath()
    relative.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
    #expect(relative == path)
  }

  @Test("N-34 an arc between tangents touches both lines", arguments: [30.0, 90, 150, 210, 300])
  func tangents(_ degrees: Double) {
    let angle = degrees * .pi / 180
    let end = CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 100, y: 0))
    path.addArc(tangent1End: .zero, tangent2End: end, radius: 5)
    // The arc ends at the tangent point on the second line, as far from the corner as the first.
    let reach = 5 / abs(tan(angle / 2))
    let last = path.currentPoint
    #expect(abs(last.x - reach * cos(angle)) < 1e-6)
    #expect(abs(last.y - reach * sin(angle)) < 1e-6)
    // The middle of the arc is on the bisector, a radius from the center.
    let box = path.boundingBoxOfPath
    #expect(box.width.isFinite)
    guard case .line(let first) = path.elements[1] else { return #expect(Bool(false)) }
    #expect(abs(first.x - reach) < 1e-6)
  }

  @Test("N-34 a straight corner, and one without a radius, is a line to it")
  func straight() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 0))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: -10, y: 0), radius: 5)
    #expect(path.currentPoint == .zero)
    path.addArc(tangent1End: CGPoint(x: 0, y: 4), tangent2End: CGPoint(x: 9, y: 4), radius: 0)
    #expect(path.elements.count == 3)
  }

  @Test("N-34 copies are independent, mutable or not")
  func copies() {
    let path = CGMutablePath()
    path.addRect(box)
    let fixed = path.copy()
    let mutable = path.mutableCopy()
    path.addLine(to: .zero)
    mutable?.move(to: .zero)
    #expect(fixed == CGPath(rect: box, transform: nil))
    #expect(path.elements.count == 6)
    #expect(mutable?.elements.last == .move(.zero))
    #expect(!(fixed is CGMutablePath))
  }

  @Test("N-34 what is not finite, and a line without a start, is left out")
  func faults() {
    let path = CGMutablePath()
    path.addLine(to: .zero)
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    path.addRect(.null)
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.boundingBoxOfPath.isNull)
  }

  @Test("N-34 segments are handed out one by one, and the box of the outline is tight")
  func reading() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    path.closeSubpath()
    var kinds: [CGPathElementType] = []
    var ends: [CGPoint] = []
    path.applyWithBlock { element in
      kinds.append(element.pointee.type)
      if element.pointee.type == .addCurveToPoint { ends.append(element.pointee.points[2]) }
    }
    #expect(kinds == [.moveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(ends == [CGPoint(x: 10, y: 0)])
    #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
    #expect(path.boundingBox.height > 6)
  }
}
