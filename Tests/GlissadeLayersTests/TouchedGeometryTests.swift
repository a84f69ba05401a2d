import Foundation
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Where touches find a layer")
struct TouchedGeometryTests {
  let host = LayerHost()
  let outer = CALayer()
  let inner = CALayer()

  init() {
    host.makeCurrent()
    for layer in [host.root, outer, inner] {
      layer.anchorPoint = .zero
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    }
    host.root.addSublayer(outer)
    outer.addSublayer(inner)
    inner.position = CGPoint(x: 5, y: 5)
  }

  private func slide(_ layer: CALayer) {
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.fromValue = 0.0
    animation.toValue = 100.0
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: "slide")
    layer.position.y = 100
  }

  @Test("F-14 a layer that a transition moves is where it is shown, and so is all in it")
  func movedByTransition() {
    let clock = TransitionClock(host: host, base: nil)
    clock.perform { slide(outer) }
    host.setNow(0.25)
    let point = inner.touchedPoint(CGPoint(x: 10, y: 40), from: nil)
    #expect(abs((point?.y ?? 0) - 10) < 1e-9 && abs((point?.x ?? 0) - 5) < 1e-9)
    let back = inner.touchedPoint(CGPoint(x: 5, y: 10), to: host.root)
    #expect(abs((back?.y ?? 0) - 40) < 1e-9)
    #expect(outer.followsClock && !inner.followsClock)
  }

  @Test("F-14 a layer that moves by itself is where its model is")
  func movedByItself() {
    slide(outer)
    host.setNow(0.25)
    #expect(inner.touchedPoint(CGPoint(x: 10, y: 140), from: nil) == CGPoint(x: 5, y: 35))
    #expect(inner.touchedPoint(.zero, from: outer) == CGPoint(x: -5, y: -5))
  }
}
