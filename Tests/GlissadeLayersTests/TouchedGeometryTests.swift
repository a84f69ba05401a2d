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
    #expect(abs((point?.y ?? 0) - 10) < 1e-9)
    #expect(abs((point?.x ?? 0) - 5) < 1e-9)
    let back = inner.touchedPoint(CGPoint(x: 5, y: 10), to: host.root)
    #expect(abs((back?.y ?? 0) - 40) < 1e-9)
    #expect(outer.isHitWhereShown)
    #expect(!inner.isHitWhereShown)
  }

  @Test("F-20 a layer that an animation of its own moves is where it is shown")
  func movedByItself() {
    slide(outer)
    host.setNow(0.25)
    let point = inner.touchedPoint(CGPoint(x: 10, y: 40), from: nil)
    #expect(abs((point?.y ?? 0) - 10) < 1e-9)
    #expect(abs((point?.x ?? 0) - 5) < 1e-9)
    #expect(inner.touchedPoint(.zero, from: outer) == CGPoint(x: -5, y: -5))
  }

  @Test("F-20 a layer that a block moves is at its target, unless the block differs")
  func movedByBlock() {
    for isFelt in [false, true] {
      outer.removeAllAnimations()
      outer.position.y = 0
      let block = AnimationBlock(
        timing: .init(duration: 1, curve: .cubic(.linear)), isHitWhereShown: isFelt,
        completion: nil)
      let action = outer.changeAnimation(for: .position, in: block)
      outer.position.y = 100
      action.run(forKey: "position", object: outer, arguments: nil)
      host.setNow(host.now + 0.25)
      let point = inner.touchedPoint(CGPoint(x: 10, y: 140), from: nil)
      #expect(abs((point?.y ?? 0) - (isFelt ? 110 : 35)) < 1e-9)
      #expect(outer.isHitWhereShown == isFelt)
    }
  }

  @Test("F-20 of several animations only those that touches feel move a layer for them")
  func mixed() {
    let block = AnimationBlock(
      timing: .init(duration: 1, curve: .cubic(.linear)), completion: nil)
    let action = outer.changeAnimation(for: .position, in: block)
    outer.position.y = 100
    action.run(forKey: "position", object: outer, arguments: nil)
    let turn = CABasicAnimation(keyPath: "bounds.origin.x")
    (turn.fromValue, turn.toValue, turn.duration) = (0.0, 100.0, 1)
    turn.timingFunction = CAMediaTimingFunction(name: .linear)
    outer.add(turn, forKey: "turn")
    host.setNow(0.25)
    let point = inner.touchedPoint(CGPoint(x: 10, y: 140), from: nil)
    #expect(abs((point?.x ?? 0) - 30) < 1e-9)
    #expect(abs((point?.y ?? 0) - 35) < 1e-9)
    #expect(abs(outer.touchedBounds.minX - 25) < 1e-9)
  }
}
