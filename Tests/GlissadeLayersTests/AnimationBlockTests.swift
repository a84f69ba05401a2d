import Foundation
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Completions of blocks")
struct AnimationBlockTests {
  let stage = Stage()
  let view = ViewLike()
  let layer: CALayer

  /// What a completion was told, call by call.
  final class Log { var calls: [Bool] = [] }
  let log = Log()

  init() { layer = stage.layer(delegate: view) }

  private func record(_ finished: Bool) { log.calls.append(finished) }

  @Test("a completion runs once, in the step at the end, with true")
  func once() {
    stage.animate(0.5) {
      layer.position.x = 150
    } completion: {
      record($0)
    }
    stage.frame(at: 0.49)
    #expect(log.calls.isEmpty)
    stage.frame(at: 0.5)
    #expect(log.calls == [true])
    stage.run(to: 1)
    #expect(log.calls == [true])
  }

  @Test("an empty block and one of no length complete in the next step, never at once")
  func emptyAndZero() {
    stage.animate(0.5) {
    } completion: {
      record($0)
    }
    stage.animate(0) {
      layer.position.x = 150
    } completion: {
      record($0)
    }
    #expect(log.calls.isEmpty && layer.shownX == 150 && stage.host.isMoving)
    stage.frame(at: 0.01)
    #expect(log.calls == [true, true] && !stage.host.isMoving)
  }

  @Test("a block of no length with a delay shows its start until then, repeated or not")
  func zeroWithDelay() {
    stage.animate(0, delay: 0.5, repeatCount: .infinity) {
      layer.position.x = 150
    } completion: {
      record($0)
    }
    stage.frame(at: 0.4)
    #expect(layer.shownX == 50 && log.calls.isEmpty)
    stage.frame(at: 0.5)
    #expect(layer.shownX == 150 && log.calls == [true] && !stage.host.isMoving)
  }

  @Test("a removed animation completes with false, once")
  func removed() {
    stage.animate(0.5) {
      layer.position.x = 150
    } completion: {
      record($0)
    }
    stage.frame(at: 0.2)
    layer.removeAllAnimations()
    #expect(layer.shownX == 150)
    stage.run(to: 1)
    #expect(log.calls == [false])
  }

  @Test("another block's non-additive change replaces the animation: its block hears false")
  func replaced() {
    stage.animate(0.5) {
      layer.opacity = 0
    } completion: {
      record($0)
    }
    stage.frame(at: 0.25)
    stage.animate(0.5) {
      layer.opacity = 1
    } completion: {
      record($0)
    }
    stage.frame(at: 0.3)
    #expect(log.calls == [false])
    stage.run(to: 1)
    #expect(log.calls == [false, true])
  }

  @Test("a block that changes its mind about a property is not interrupted by itself")
  func twiceInOneBlock() {
    stage.animate(0.5) {
      layer.opacity = 0.2
      layer.opacity = 0
    } completion: {
      record($0)
    }
    stage.frame(at: 0.25)
    #expect(layer.shown.placement.opacity == 0.5)
    stage.frame(at: 0.5)
    #expect(log.calls == [true])
  }

  @Test("a layer that is gone completes with false, after another's end, once")
  func deadLayer() {
    let listener = Listener()
    var gone: CALayer? = stage.layer(delegate: view)
    stage.animate(0.5) {
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
    stage.frame(at: 0.1)
    // One of two stops before the layer dies: it must not be counted twice.
    gone?.removeAnimation(forKey: "opacity")
    gone?.removeFromSuperlayer()
    gone = nil
    stage.frame(at: 0.2)
    #expect(log.calls.isEmpty)
    stage.frame(at: 0.5)
    #expect(log.calls == [false])
    #expect(listener.stops == [false])
    #expect(!stage.host.isMoving)
  }

  @Test("a layer taken out of the tree animates on and completes with true")
  func removedLayer() {
    stage.animate(0.5) {
      layer.position.x = 150
    } completion: {
      record($0)
    }
    layer.removeFromSuperlayer()
    stage.frame(at: 0.25)
    #expect(near(layer.shownX, 100))
    stage.frame(at: 0.5)
    #expect(log.calls == [true])
  }

  @Test("a completion may start the next animation, which runs its whole length")
  func chained() {
    stage.animate(0.5) {
      layer.position.x = 150
    } completion: { _ in
      stage.animate(0.5) {
        layer.position.x = 50
      } completion: {
        record($0)
      }
    }
    stage.frame(at: 0.5)
    #expect(near(layer.shownX, 150))
    stage.frame(at: 0.75)
    #expect(near(layer.shownX, 100) && log.calls.isEmpty)
    stage.frame(at: 1)
    #expect(log.calls == [true])
  }

  @Test("blocks nest; the inner one's completion does not wait for the outer one")
  func nested() {
    stage.animate(1) {
      layer.position.x = 150
      stage.animate(0.5) {
        layer.opacity = 0
      } completion: {
        record($0)
      }
      layer.position.y = 150
    }
    stage.frame(at: 0.5)
    #expect(near(layer.shownX, 100) && near(layer.shownY, 100) && log.calls == [true])
  }

  @Test("without anyone to tell, an empty block makes no frame")
  func nobodyWaits() {
    stage.animate(0.5) {}
    #expect(!stage.host.isMoving)
  }
}
