import Foundation
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Completions of blocks")
struct AnimationBlockTests {
  let setup = Setup()
  let view = ViewLike()
  let layer: CALayer

  /// The arguments of a completion, call by call.
  final class Log { var calls: [Bool] = [] }
  let log = Log()

  init() { layer = setup.layer(delegate: view) }

  private func record(_ finished: Bool) { log.calls.append(finished) }

  @Test("a completion runs once, in the step at the end, with true")
  func once() {
    setup.animate(0.5) {
      layer.position.x = 150
    } completion: {
      record($0)
    }
    setup.frame(at: 0.49)
    #expect(log.calls.isEmpty)
    setup.frame(at: 0.5)
    #expect(log.calls == [true])
    setup.run(to: 1)
    #expect(log.calls == [true])
  }

  @Test("an empty block and one of no length complete in the next step, never at once")
  func emptyAndZero() {
    setup.animate(0.5) {
    } completion: {
      record($0)
    }
    setup.animate(0) {
      layer.position.x = 150
    } completion: {
      record($0)
    }
    #expect(log.calls.isEmpty)
    #expect(layer.shownX == 150)
    #expect(setup.host.isMoving)
    setup.frame(at: 0.01)
    #expect(log.calls == [true, true])
    #expect(!setup.host.isMoving)
  }

  @Test("a block of no length with a delay shows its start until then, repeated or not")
  func zeroWithDelay() {
    setup.animate(0, delay: 0.5, repeatCount: .infinity) {
      layer.position.x = 150
    } completion: {
      record($0)
    }
    setup.frame(at: 0.4)
    #expect(layer.shownX == 50)
    #expect(log.calls.isEmpty)
    setup.frame(at: 0.5)
    #expect(layer.shownX == 150)
    #expect(log.calls == [true])
    #expect(!setup.host.isMoving)
  }

  @Test("a removed animation completes with false, once")
  func removed() {
    setup.animate(0.5) {
      layer.position.x = 150
    } completion: {
      record($0)
    }
    setup.frame(at: 0.2)
    layer.removeAllAnimations()
    #expect(layer.shownX == 150)
    setup.run(to: 1)
    #expect(log.calls == [false])
  }

  @Test("another block's non-additive change replaces the animation: its block receives false")
  func replaced() {
    setup.animate(0.5) {
      layer.opacity = 0
    } completion: {
      record($0)
    }
    setup.frame(at: 0.25)
    setup.animate(0.5) {
      layer.opacity = 1
    } completion: {
      record($0)
    }
    setup.frame(at: 0.3)
    #expect(log.calls == [false])
    setup.run(to: 1)
    #expect(log.calls == [false, true])
  }

  @Test("a block that changes its mind about a property is not interrupted by itself")
  func twiceInOneBlock() {
    setup.animate(0.5) {
      layer.opacity = 0.2
      layer.opacity = 0
    } completion: {
      record($0)
    }
    setup.frame(at: 0.25)
    #expect(layer.shown.placement.opacity == 0.5)
    setup.frame(at: 0.5)
    #expect(log.calls == [true])
  }

  @Test("a layer that is gone completes with false, after another's end, once")
  func deadLayer() {
    let listener = Listener()
    var gone: CALayer? = setup.layer(delegate: view)
    setup.animate(0.5) {
      layer.position.x = 150
      gone?.position.x = 150
      gone?.opacity = 0
    } completion: {
      record($0)
    }
    let explicit = CABasicAnimation(keyPath: "cornerRadius")
    explicit.toValue = 5.0
    explicit.delegate = listener
    gone?.add(explicit, forKey: nil)
    setup.frame(at: 0.1)
    // One of two stops before the layer dies: it must not be counted twice.
    gone?.removeAnimation(forKey: "opacity")
    gone?.removeFromSuperlayer()
    gone = nil
    setup.frame(at: 0.2)
    #expect(log.calls.isEmpty)
    setup.frame(at: 0.5)
    #expect(log.calls == [false])
    #expect(listener.stops == [false])
    #expect(!setup.host.isMoving)
  }

  @Test("a layer taken out of the tree animates on and completes with true")
  func removedLayer() {
    setup.animate(0.5) {
      layer.position.x = 150
    } completion: {
      record($0)
    }
    layer.removeFromSuperlayer()
    setup.frame(at: 0.25)
    #expect(near(layer.shownX, 100))
    setup.frame(at: 0.5)
    #expect(log.calls == [true])
  }

  @Test("a completion may start the next animation, which runs its whole length")
  func chained() {
    setup.animate(0.5) {
      layer.position.x = 150
    } completion: { _ in
      setup.animate(0.5) {
        layer.position.x = 50
      } completion: {
        record($0)
      }
    }
    setup.frame(at: 0.5)
    #expect(near(layer.shownX, 150))
    setup.frame(at: 0.75)
    #expect(near(layer.shownX, 100))
    #expect(log.calls.isEmpty)
    setup.frame(at: 1)
    #expect(log.calls == [true])
  }

  @Test("blocks nest; the inner one's completion does not wait for the outer one")
  func nested() {
    setup.animate(1) {
      layer.position.x = 150
      setup.animate(0.5) {
        layer.opacity = 0
      } completion: {
        record($0)
      }
      layer.position.y = 150
    }
    setup.frame(at: 0.5)
    #expect(near(layer.shownX, 100))
    #expect(near(layer.shownY, 100))
    #expect(log.calls == [true])
  }

  @Test("without a completion, an empty block makes no frame")
  func nobodyWaits() {
    setup.animate(0.5) {}
    #expect(!setup.host.isMoving)
  }
}
