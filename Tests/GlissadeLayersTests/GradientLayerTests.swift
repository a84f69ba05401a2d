import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing
@testable import GlissadeLayers

@MainActor @Suite struct GradientLayerTests {
  private let silent = ViewLike()

  private func gradient(_ setup: Setup) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.delegate = silent
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    layer.colors = [CGColor.black, CGColor.white]
    setup.host.root.addSublayer(layer)
    return layer
  }

  private func command(_ setup: Setup) -> GradientCommand? {
    func find(_ command: DrawCommand) -> GradientCommand? {
      switch command {
      case .gradient(let gradient): gradient
      case .group(let group): group.commands.lazy.compactMap(find).first
      default: nil
      }
    }
    return find(.group(setup.flatten().root))
  }

  @Test("a gradient layer fills its bounds from top to bottom by default")
  func look() throws {
    let setup = Setup()
    let layer = gradient(setup)
    layer.cornerRadius = 12
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    let shown = try #require(command(setup))
    #expect(shown.outline == RoundedRect(rect: bounds, radius: 12))
    #expect(shown.geometry == .axial(from: CGPoint(x: 50, y: 0), to: CGPoint(x: 50, y: 50)))
    #expect(shown.gradient.stops.map(\.location) == [0, 1])
    #expect(shown.extendsBefore)
    layer.startPoint = CGPoint(x: 0, y: 0)
    layer.endPoint = CGPoint(x: 1, y: 1)
    layer.locations = [0.25, 0.5]
    let moved = try #require(command(setup))
    #expect(moved.geometry == .axial(from: .zero, to: CGPoint(x: 100, y: 50)))
    #expect(moved.gradient.stops.map(\.location) == [0.25, 0.5])
    layer.colors = nil
    #expect(command(setup) == nil)
  }

  @Test("a radial gradient layer fills the ellipse whose box has a corner at the end")
  func radial() throws {
    let setup = Setup()
    let layer = gradient(setup)
    layer.type = .radial
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    let circle = GradientCommand.Circle(center: CGPoint(x: 50, y: 25), radius: 50)
    guard case .radial(let from, let to)? = command(setup)?.geometry else {
      Issue.record("it is radial")
      return
    }
    #expect(from.radius == 0)
    #expect(to == circle)
    layer.endPoint = layer.startPoint
    #expect(command(setup) == nil)
  }

  @Test("colours, locations and points of a gradient layer animate")
  func animated() throws {
    let setup = Setup()
    let layer = gradient(setup)
    layer.locations = [0, 1]
    setup.flatten()
    setup.animate(1) {
      layer.colors = [CGColor.white, CGColor.white]
      layer.locations = [0.5, 1]
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    }
    setup.frame(at: 0.5)
    let shown = try #require(command(setup))
    #expect(near(shown.gradient.stops[0].color.components?[0] ?? 0, 0.5))
    #expect(near(shown.gradient.stops[0].location, 0.25))
    #expect(shown.geometry == .axial(from: CGPoint(x: 50, y: 12.5), to: CGPoint(x: 50, y: 50)))
    let blink = CABasicAnimation(keyPath: "colors")
    (blink.fromValue, blink.toValue) = (
      [CGColor.black, CGColor.black], [CGColor.white, CGColor.white]
    )
    blink.duration = 1
    blink.timingFunction = CAMediaTimingFunction(name: .linear)
    setup.frame(at: 2)
    layer.add(blink, forKey: nil)
    setup.frame(at: 2.25)
    #expect(near(try #require(command(setup)).gradient.stops[1].color.components?[0] ?? 0, 0.25))
  }
}
