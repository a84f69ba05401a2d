import Foundation
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite("What a transition's clock remembers")
struct ClockRecordTests {
  let setup = Setup()
  let view = ViewLike()
  let layer: CALayer

  init() { layer = setup.layer(delegate: view) }

  /// Halfway from y 150 to y 50.
  private func half() -> TransitionClock {
    layer.position.y = 150
    let clock = setup.clock()
    clock.hold(at: 0)
    clock.perform { setup.animate(1) { layer.position.y = 50 } }
    clock.hold(at: 0.5)
    setup.frame(at: 1)
    return clock
  }

  @Test("D-05 a write outside blocks shows no jump; finish ends at the animator's value")
  func overwrittenFinish() {
    let clock = half()
    layer.position.y = 170
    #expect(layer.position.y == 170)
    #expect(near(layer.shownY, 100))
    clock.hold(at: 0.75)
    #expect(near(layer.shownY, 75))
    clock.complete(to: 1, duration: 0.5, curve: .linear, isCancel: false) { _ in }
    setup.frame(at: 1.25)
    #expect(near(layer.shownY, 62.5))
    setup.frame(at: 1.5)
    #expect(layer.shownY == 50)
    #expect(layer.position.y == 50)
  }

  @Test("D-05 cancel ends at the last layout's value, without a jump in between")
  func overwrittenCancel() {
    let clock = half()
    layer.position.y = 160
    layer.position.y = 170
    clock.complete(to: 0, duration: 0.5, curve: .linear, isCancel: true) { _ in }
    #expect(near(layer.shownY, 100))
    for time in [0.1, 0.2, 0.4] {
      setup.frame(at: 1 + time)
      #expect(near(layer.shownY, 100 + 140 * time))
    }
    setup.frame(at: 1.5)
    #expect(layer.shownY == 170)
    #expect(layer.position.y == 170)
  }

  @Test("D-05 a colour-like value written over mixes towards it on cancel")
  func overwrittenOpacity() {
    let clock = setup.clock()
    clock.hold(at: 0)
    clock.perform { setup.animate(1) { layer.opacity = 0 } }
    clock.hold(at: 0.5)
    setup.frame(at: 1)
    layer.opacity = 0.8
    #expect(layer.shown.placement.opacity == 0.5)
    clock.complete(to: 0, duration: 0.5, curve: .linear, isCancel: true) { _ in }
    #expect(layer.shown.placement.opacity == 0.5)
    setup.frame(at: 1.25)
    // Halfway back: 0.75 by the animation, mixed half with 0.8.
    #expect(near(layer.shown.placement.opacity.cg, 0.775, 1e-6))
    setup.frame(at: 1.5)
    #expect(layer.shown.placement.opacity == 0.8)
    #expect(layer.opacity == 0.8)
  }

  @Test("E-20 the first write in a block records the start, later ones in blocks do not")
  func firstWrite() {
    let clock = half()
    clock.perform { setup.animate(0.2) { layer.position.y = 80 } }
    clock.complete(to: 0, duration: 0.1, curve: .linear, isCancel: true) { _ in }
    setup.run(to: 1.1)
    #expect(layer.position == CGPoint(x: 50, y: 150))
  }

  @Test("E-20 a write in a block after one outside is the new end")
  func retargeted() {
    let clock = half()
    layer.position.y = 170
    clock.perform { setup.animate(1) { layer.position.y = 20 } }
    #expect(near(layer.shownY, 100))
    clock.complete(to: 1.5, duration: 1, curve: .linear, isCancel: false) { _ in }
    setup.run(to: 2)
    #expect(layer.position.y == 20)
    #expect(layer.shownY == 20)
  }

  @Test("E-20 a change of no length is reverted and shown meanwhile")
  func zeroLength() {
    let clock = setup.clock()
    clock.hold(at: 0)
    clock.perform { setup.animate(0) { layer.position.y = 90 } }
    #expect(layer.shownY == 90)
    layer.position.y = 110
    #expect(layer.shownY == 90)
    clock.hold(at: 0.5)
    clock.complete(to: 0, duration: 0.5, curve: .linear, isCancel: true) { _ in }
    setup.frame(at: 0.25)
    #expect(near(layer.shownY, 100))
    let group = setup.list.root.commands.last
    setup.frame(at: 0.3)
    // It moves without an animation of its own, and is painted anew.
    #expect(setup.list.root.commands.last != group)
    setup.run(to: 0.5)
    #expect(layer.position.y == 110)
  }

  @Test("E-20 bounds that are reverted lay out the layer's own")
  func boundsTakenBack() {
    let clock = setup.clock()
    clock.hold(at: 0)
    clock.perform { setup.animate(1) { layer.bounds.size.height = 300 } }
    let layouts = view.layouts
    clock.release(restoringStart: true)
    #expect(layer.bounds.height == 100)
    #expect(view.layouts == layouts + 1)
  }

  @Test("Decision 14 what outlives the clock continues where it is, without a jump")
  func survivor() {
    let clock = half()
    var ended: [Bool] = []
    clock.perform {
      setup.animate(2, curve: .cubic(.easeIn)) {
        layer.position.x = 250
      } completion: {
        ended.append($0)
      }
    }
    clock.complete(to: 1, duration: 0.5, curve: .linear, isCancel: false) { _ in
      clock.release(restoringStart: false)
    }
    setup.frame(at: 1.5)
    // Half a second of its two on the clock, straight; the rest in the layer's own time.
    #expect(near(layer.shownX, 100))
    setup.frame(at: 1.75)
    #expect(near(layer.shownX, 125))
    #expect(setup.host.isMoving)
    setup.frame(at: 3)
    #expect(layer.shownX == 250)
    #expect(ended == [true])
    #expect(!setup.host.isMoving)
  }

  @Test("B-09 releasing with the start restored drops what led to the end")
  func releaseRestoring() {
    let clock = half()
    var ended: [Bool] = []
    clock.perform {
      setup.animate(0.5) {
        layer.opacity = 0
      } completion: {
        ended.append($0)
      }
    }
    clock.release(restoringStart: true)
    #expect(layer.position.y == 150)
    #expect(layer.shownY == 150)
    #expect(layer.opacity == 1)
    #expect(layer.animationKeys() == nil)
    #expect(ended.isEmpty)
    setup.frame(at: 1.1)
    #expect(ended == [false])
    #expect(!setup.host.isMoving)
  }

  @Test("a clock tags only what its scope accepts")
  func scope() {
    let other = setup.layer(delegate: view)
    let clock = setup.clock()
    clock.hold(at: 0)
    clock.perform(scope: { $0 === layer }) {
      setup.animate(1) {
        layer.position.x = 150
        other.position.x = 150
      }
    }
    setup.frame(at: 0.5)
    #expect(layer.shownX == 50)
    #expect(near(other.shownX, 100))
    #expect(layer.isHitWhereShown)
    #expect(!other.isHitWhereShown)
    #expect(AnimationClock.current === nil)
  }

  @Test("without a driver a clock runs by itself, along the animations' own curves")
  func undriven() {
    var ended = 0
    let clock = setup.clock()
    clock.perform {
      setup.animate(1, curve: .cubic(.easeIn)) {
        layer.position.x = 150
      } completion: { _ in
        ended += 1
        clock.release(restoringStart: false)
      }
    }
    #expect(clock.isMoving)
    #expect(setup.host.isMoving)
    setup.frame(at: 0.25)
    #expect(near(layer.shownX, 50 + 100 * 0.0934647, 1e-4))
    setup.frame(at: 1)
    #expect(ended == 1)
    #expect(layer.shownX == 150)
    #expect(!setup.host.isMoving)
  }

  @Test("E-04 an explicit beginTime on the layer's time line is a delay on the clock")
  func explicitBeginTime() {
    setup.frame(at: 5)
    let clock = setup.clock()
    clock.hold(at: 0)
    clock.perform {
      let turn = CABasicAnimation(keyPath: "transform.rotation")
      (turn.fromValue, turn.toValue, turn.duration) = (0.0, 1.0, 0.5)
      turn.beginTime = CACurrentMediaTime() + 0.5
      layer.add(turn, forKey: "turn")
    }
    clock.hold(at: 0.75)
    let parts = AffineParts(CATransform3DGetAffineTransform(layer.shown.placement.transform))
    #expect(near(parts.rotation, 0.5))
  }
}
