import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite struct ShapeLayerTests {
  private let line = CGPath(elements: [.move(.zero), .line(CGPoint(x: 100, y: 0))])

  private func shape(_ setup: Setup, _ path: CGPath?) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.delegate = silent
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.path = path
    setup.host.root.addSublayer(layer)
    return layer
  }

  private let silent = ViewLike()

  private func paths(_ setup: Setup) -> [PathCommand] {
    func leaves(_ command: DrawCommand) -> [PathCommand] {
      switch command {
      case .path(let path): [path]
      case .group(let group): group.commands.flatMap(leaves)
      default: []
      }
    }
    return leaves(.group(setup.flatten().root))
  }

  @Test("a shape layer fills black by default, and strokes if it has a colour")
  func look() {
    let setup = Setup()
    let layer = shape(setup, line)
    #expect(paths(setup) == [PathCommand(path: line, fill: .black, line: LineStyle())])
    layer.fillColor = nil
    #expect(paths(setup).isEmpty)
    layer.strokeColor = .white
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.miterLimit = 4
    layer.lineDashPattern = [5, 2]
    layer.lineDashPhase = 1
    layer.fillRule = .evenOdd
    let pen = LineStyle(
      width: 3, cap: .round, join: .bevel, miterLimit: 4, dash: [5, 2], dashPhase: 1)
    #expect(
      paths(setup) == [PathCommand(path: line, fillRule: .evenOdd, stroke: .white, line: pen)])
    layer.path = nil
    #expect(paths(setup).isEmpty)
  }

  @Test("strokeStart and strokeEnd cut the stroke by its length, not the fill")
  func trimmed() throws {
    let setup = Setup()
    let layer = shape(setup, line)
    layer.strokeColor = .white
    layer.strokeEnd = 0.25
    let commands = paths(setup)
    try #require(commands.count == 2)
    #expect(commands[0].path == line)
    #expect(commands[0].stroke == nil)
    #expect(commands[1].path.boundingBox == CGRect(x: 0, y: 0, width: 25, height: 0))
    layer.strokeStart = 0.2
    #expect(paths(setup)[1].path.boundingBox.minX == 20)
    layer.strokeStart = 0.3
    #expect(paths(setup).count == 1)
  }

  @Test("strokeEnd animates, by an explicit animation and implicitly")
  func animated() throws {
    let setup = Setup()
    let layer = shape(setup, line)
    (layer.fillColor, layer.strokeColor) = (nil, .white)
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    (draw.fromValue, draw.toValue, draw.duration) = (0, 1, 1)
    draw.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(draw, forKey: nil)
    setup.frame(at: 0.3)
    #expect(near(try #require(paths(setup).first).path.boundingBox.maxX, 30, 1e-6))
    #expect(layer.presentation()?.strokeEnd == 0.3)
    #expect(layer.strokeEnd == 1)
    setup.frame(at: 1)
    #expect(paths(setup).first?.path == line)
    setup.animate(1) { layer.lineWidth = 11 }
    setup.frame(at: 1.5)
    #expect(near(try #require(paths(setup).first).line.width, 6))
  }

  @Test("paths of the same steps are mixed point by point, others change at once")
  func morphing() throws {
    let setup = Setup()
    let layer = shape(
      setup, CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil))
    let target = CGPath(rect: CGRect(x: 20, y: 0, width: 30, height: 10), transform: nil)
    setup.animate(1) { layer.path = target }
    setup.frame(at: 0.5)
    #expect(paths(setup).first?.path.boundingBox == CGRect(x: 10, y: 0, width: 20, height: 10))
    setup.frame(at: 2)
    #expect(paths(setup).first?.path == target)
    setup.animate(1) { layer.path = line }
    setup.frame(at: 2.5)
    #expect(paths(setup).first?.path == line)
  }

  @Test("I-05 a path meets each key of a cubic keyframe animation, and swings in between")
  func keyframes() throws {
    let setup = Setup()
    func box(_ width: CGFloat) -> CGPath {
      CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 10), transform: nil)
    }
    let layer = shape(setup, box(10))
    let swing = CAKeyframeAnimation(keyPath: "path")
    swing.values = [box(10), box(50), box(10)]
    swing.duration = 1
    swing.calculationMode = .cubic
    swing.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(swing, forKey: nil)
    for (time, width) in [(0.25, 32.5), (0.5, 50), (0.75, 32.5)] {
      setup.frame(at: time)
      #expect(near(try #require(paths(setup).first).path.boundingBox.width, width, 1e-9))
    }
    setup.frame(at: 1.1)
    #expect(paths(setup).first?.path == box(10))
  }

  @Test("a property that only shape layers have cannot be animated on others")
  func foreign() {
    let setup = Setup()
    var warnings: [String] = []
    setup.host.onWarning = { warnings.append($0) }
    let plain = setup.layer()
    plain.add(CABasicAnimation(keyPath: "strokeEnd"), forKey: nil)
    shape(setup, line).add(CABasicAnimation(keyPath: "colors"), forKey: nil)
    #expect(warnings.count == 2)
    #expect(plain.animationKeys() == nil)
  }

  @Test("a path trimmed by length is cut where its curves have gone that far")
  func lengths() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let quarter = circle.trimmed(from: 0, to: 0.25)
    guard case .curve(_, _, let end)? = quarter.elements.last else {
      Issue.record("a quarter is a curve")
      return
    }
    #expect(hypot(end.x - 0, end.y - 10) < 1e-3)
    let eighth = circle.trimmed(from: 0.125, to: 0.25)
    guard case .move(let start)? = eighth.elements.first else {
      Issue.record("it begins somewhere")
      return
    }
    #expect(hypot(start.x - 10 * 0.5.squareRoot(), start.y - 10 * 0.5.squareRoot()) < 0.01)
    #expect(circle.trimmed(from: 0, to: 1) == circle)
    #expect(circle.trimmed(from: -1, to: 9) == circle)
    #expect(circle.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(circle.trimmed(from: 0.9, to: 0.1).isEmpty)
    #expect(
      circle.trimmed(from: .nan, to: 0.5).elements.allSatisfy { $0.points.allSatisfy(\.isFinite) })
    let parts = CGPath(
      elements: line.elements + [.move(CGPoint(x: 0, y: 50)), .line(CGPoint(x: 100, y: 50))])
    #expect(
      parts.trimmed(from: 0.25, to: 0.75).boundingBox == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(parts.trimmed(from: 0.25, to: 0.75).elements.count == 4)
  }
}
