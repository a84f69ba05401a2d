import Foundation
import GlissadeDrawing
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitBase
@testable import UIKitCore

@MainActor @Suite struct BezierPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("a path of lines knows its bounds, its current point and what it contains")
  func lines() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    #expect(path.bounds.isNull)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 40))
    #expect(path.currentPoint == CGPoint(x: 30, y: 40))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 40, height: 30))
    #expect(path.contains(CGPoint(x: 30, y: 20)))
    #expect(!path.contains(CGPoint(x: 12, y: 38)))
    path.removeAllPoints()
    #expect(path.isEmpty)
    #expect(!path.contains(CGPoint(x: 30, y: 20)))
  }

  @Test("bounds count control points, and a quadratic curve follows its equation")
  func curves() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 30, y: 0), controlPoint1: CGPoint(x: 0, y: 40),
      controlPoint2: CGPoint(x: 30, y: 40))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    // The highest point of the curve is three quarters of the distance to its controls.
    #expect(path.contains(CGPoint(x: 15, y: 29.99)))
    #expect(!path.contains(CGPoint(x: 15, y: 30.01)))
    let parabola = UIBezierPath()
    parabola.move(to: .zero)
    parabola.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 10, y: 20))
    for t in stride(from: 0.1, to: 1, by: 0.1) {
      let (x, y) = (20 * t, 40 * t * (1 - t))
      #expect(parabola.contains(CGPoint(x: x, y: y - 1e-6)))
      #expect(!parabola.contains(CGPoint(x: x, y: y + 1e-6)))
    }
  }

  @Test("ovals, rounded rectangles and chosen corners contain what their equations define")
  func shapes() {
    let oval = UIBezierPath(ovalIn: rect)
    for degrees in stride(from: 0.0, to: 360, by: 11) {
      let angle = degrees * .pi / 180
      func point(_ part: Double) -> CGPoint {
        CGPoint(x: 60 + 50 * part * cos(angle), y: 50 + 30 * part * sin(angle))
      }
      #expect(oval.contains(point(0.999)))
      #expect(!oval.contains(point(1.001)))
    }
    let rounded = UIBezierPath(roundedRect: rect, cornerRadius: 500)
    #expect(rounded.bounds == rect)
    #expect(!rounded.contains(CGPoint(x: 18, y: 28)))
    #expect(rounded.contains(CGPoint(x: 20, y: 30)))
    let card = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 10))
    #expect(!card.contains(CGPoint(x: 13, y: 22)))
    #expect(card.contains(CGPoint(x: 109, y: 21)))
    #expect(!card.contains(CGPoint(x: 107, y: 78)))
    #expect(card.contains(CGPoint(x: 11, y: 79)))
    #expect(card.contains(CGPoint(x: 17, y: 24)))
    #expect(UIBezierPath(rect: rect).cgPath == CGPath(rect: rect, transform: nil))
  }

  @Test("an arc has the requested direction, and once around at the most")
  func arcs() {
    let center = CGPoint(x: 50, y: 50)
    func arc(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> UIBezierPath {
      UIBezierPath(
        arcCenter: center, radius: 20, startAngle: start, endAngle: end, clockwise: clockwise)
    }
    let lower = arc(0, .pi, true)
    #expect(lower.contains(CGPoint(x: 50, y: 65)))
    #expect(!lower.contains(CGPoint(x: 50, y: 35)))
    #expect(distance(lower.currentPoint, CGPoint(x: 30, y: 50)) < 1e-12)
    let upper = arc(0, .pi, false)
    #expect(!upper.contains(CGPoint(x: 50, y: 65)))
    #expect(upper.contains(CGPoint(x: 50, y: 35)))
    let threeQuarters = arc(0, -.pi / 2, true)
    #expect(distance(threeQuarters.currentPoint, CGPoint(x: 50, y: 30)) < 1e-12)
    #expect(threeQuarters.contains(CGPoint(x: 38, y: 62)))
    for circle in [arc(0, 2 * .pi, true), arc(0, 2 * .pi, false), arc(1, 1 + 9 * .pi, true)] {
      #expect(circle.cgPath.elements.count == 5)
      for degrees in stride(from: 0.0, to: 360, by: 13) {
        let angle = degrees * .pi / 180
        func point(_ radius: Double) -> CGPoint {
          CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
        }
        #expect(circle.contains(point(19.98)))
        #expect(!circle.contains(point(20.02)))
      }
    }
    #expect(arc(1, 1, true).cgPath.elements.count == 1)
    let pie = UIBezierPath()
    pie.move(to: center)
    pie.addArc(withCenter: center, radius: 20, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(pie.contains(CGPoint(x: 62, y: 55)))
    #expect(!pie.contains(CGPoint(x: 45, y: 50)))
  }

  @Test("the fill rule of a path decides about parts that overlap")
  func rule() {
    let path = UIBezierPath(rect: rect)
    path.append(UIBezierPath(rect: rect.insetBy(dx: 20, dy: 20)))
    let center = CGPoint(x: 60, y: 50)
    #expect(path.contains(center))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(center))
    #expect(path.contains(CGPoint(x: 15, y: 25)))
  }

  @Test("a transform moves the path, not the pen; a reversed path winds the other way")
  func changes() {
    let path = UIBezierPath(ovalIn: rect)
    path.lineWidth = 7
    path.apply(CGAffineTransform(translationX: 5, y: -5).scaledBy(x: 2, y: 2))
    #expect(path.bounds == CGRect(x: 25, y: 35, width: 200, height: 120))
    #expect(path.lineWidth == 7)
    let ring = UIBezierPath(rect: rect)
    ring.append(UIBezierPath(rect: rect.insetBy(dx: 20, dy: 20)).reversing())
    #expect(!ring.contains(CGPoint(x: 60, y: 50)))
    #expect(ring.contains(CGPoint(x: 15, y: 25)))
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 1, y: 2))
    line.addCurve(
      to: CGPoint(x: 9, y: 2), controlPoint1: CGPoint(x: 3, y: 8),
      controlPoint2: CGPoint(x: 7, y: 4))
    line.addLine(to: CGPoint(x: 9, y: 9))
    let back = line.reversing()
    #expect(back.currentPoint == CGPoint(x: 1, y: 2))
    #expect(back.reversing().cgPath == line.cgPath)
    #expect(back.cgPath != line.cgPath)
  }

  @Test("a copy changes by itself and has the same pen")
  func copying() throws {
    let path = UIBezierPath(rect: rect)
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.setLineDash([3, 1], count: 2, phase: 0.5)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.addLine(to: .zero)
    #expect(copy.cgPath == CGPath(rect: rect, transform: nil))
    #expect(copy.pen == path.pen)
    #expect(copy.pen.dash == [3, 1])
    #expect(copy.pen.join == .bevel)
    var count = 0
    var phase: CGFloat = 0
    copy.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 2)
    #expect(phase == 0.5)
    copy.setLineDash(nil, count: 0, phase: 0)
    #expect(copy.pen.dash.isEmpty)
  }

  @Test("what is no number and what has no start is left out, with one warning each")
  func badInput() {
    let setup = ViewSetup()
    setup.scene.enter {
      let path = UIBezierPath()
      for _ in 0..<3 { path.addLine(to: CGPoint(x: 1, y: 1)) }
      path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
      path.addQuadCurve(to: .zero, controlPoint: .zero)
      path.close()
      #expect(path.isEmpty)
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
      path.addArc(withCenter: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: true)
      path.addArc(withCenter: .zero, radius: 1, startAngle: .nan, endAngle: 1, clockwise: true)
      #expect(path.cgPath.elements == [.move(CGPoint(x: 1, y: 1))])
      let strange: [CGRect] = [
        .null, .infinite, CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1),
        CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
      ]
      for rect in strange {
        #expect(
          UIBezierPath(ovalIn: rect).cgPath.elements.allSatisfy { $0.points.allSatisfy(\.isFinite) }
        )
        #expect(!UIBezierPath(roundedRect: rect, cornerRadius: .nan).contains(.zero))
      }
      #expect(UIBezierPath(rect: .zero).bounds == .zero)
      #expect(UIBezierPath(roundedRect: .zero, cornerRadius: 4).bounds == .zero)
      #expect(UIBezierPath(roundedRect: rect, cornerRadius: -4).bounds == rect)
      #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 0)))
    }
    let warnings = setup.log.filter { $0.contains("UIBezierPath") }
    #expect(warnings.count == 2, "\(warnings)")
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
}
