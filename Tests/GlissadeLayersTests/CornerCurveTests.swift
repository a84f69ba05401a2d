import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Corner curves") struct CornerCurveTests {
  private let setup = Setup()
  private let view = ViewLike()

  private var top: DisplayGroup {
    guard case .group(let group)? = setup.flatten().root.commands.last else {
      return DisplayGroup(commands: [])
    }
    return group
  }

  private func rounded() -> CALayer {
    let layer = setup.layer(delegate: view)
    layer.cornerRadius = 20
    layer.cornerCurve = .continuous
    return layer
  }

  @Test("I-11 a continuous corner begins earlier, and is cut off as much as a circle in its middle")
  func shape() {
    let box = CGRect(x: 0, y: 0, width: 200, height: 200)
    let path = RoundedRect(rect: box, radius: 40).continuousPath
    let circle = CGPath(roundedRect: box, cornerWidth: 40, cornerHeight: 40, transform: nil)
    // In the middle of the corner both are the same circle.
    let middle = 40 - 40 / 2.0.squareRoot()
    #expect(path.contains(CGPoint(x: middle + 0.1, y: middle + 0.1)))
    #expect(!path.contains(CGPoint(x: middle - 0.1, y: middle - 0.1)))
    // Where the circle meets the side, the continuous curve has already left it.
    #expect(circle.contains(CGPoint(x: 42, y: 0.05)))
    #expect(!path.contains(CGPoint(x: 42, y: 0.05)))
    #expect(path.contains(CGPoint(x: 40 * 1.53, y: 0.05)))
    #expect(path.boundingBoxOfPath == box)
  }

  @Test("I-11 the curvature of a continuous corner has no jumps")
  func curvature() {
    let shape = CornerShape(radius: 1, space: 2)
    // At the arc's end: 2/3 · the distance of the first control from the tangent, by the square of
    // the second control's distance.
    let (along, across) = (shape.along, shape.across)
    let tangent = hypot(shape.far - along, across)
    let sine = across / tangent
    let curvature = 2 / 3 * (shape.near - shape.far) * sine / (tangent * tangent)
    #expect(abs(curvature - 1) < 1e-9)
    #expect(shape.near < shape.start)
  }

  @Test("I-11 background, border, shadow and clip have the curve")
  func drawing() {
    let layer = rounded()
    layer.borderWidth = 2
    layer.shadowOpacity = 0.5
    #expect(top.commands.count == 2)
    guard case .path(let fill) = top.commands[0], case .group(let border) = top.commands[1]
    else { return #expect(Bool(false), "\(top.commands)") }
    #expect(fill.fill == layer.backgroundColor)
    #expect(border.mask == .path(fill.path, .winding))
    #expect(top.shadow?.caster == .path(fill.path))
    layer.masksToBounds = true
    layer.addSublayer(setup.layer(in: layer, delegate: view))
    guard case .group(let clipped) = top.commands[1] else { return #expect(Bool(false)) }
    #expect(clipped.mask == .path(fill.path, .winding))
    layer.cornerCurve = .circular
    guard case .shape = top.commands[0] else { return #expect(Bool(false)) }
  }

  @Test("I-11 a corner without space beside it ends in the middle of the side")
  func narrow() {
    let box = CGRect(x: 0, y: 0, width: 60, height: 60)
    let path = RoundedRect(rect: box, radius: 30).continuousPath
    #expect(path.boundingBoxOfPath == box)
    #expect(path.contains(CGPoint(x: 30, y: 0.01)))
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
  }

  @Test("I-11 sharp corners, and corners that are not masked, stay sharp")
  func masked() {
    let layer = rounded()
    layer.maskedCorners = [.layerMinXMinYCorner]
    guard case .path(let fill)? = top.commands.first else { return #expect(Bool(false)) }
    #expect(fill.path.contains(CGPoint(x: 99.9, y: 0.1)))
    #expect(!fill.path.contains(CGPoint(x: 0.5, y: 0.5)))
    layer.cornerRadius = 0
    guard case .shape? = top.commands.first else { return #expect(Bool(false)) }
  }
}
