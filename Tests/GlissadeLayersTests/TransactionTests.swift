import Foundation
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Transactions and implicit animations")
struct TransactionTests {
  let setup = Setup()
  /// A visible layer without a delegate, whose changes are animated by themselves.
  let layer: CALayer

  final class Log { var lines: [String] = [] }
  let log = Log()

  init() {
    layer = setup.layer()
    setup.flatten()
  }

  private func say(_ line: String) { log.lines.append(line) }

  @Test("a change of a shown layer animates for 0.25 s; one not shown yet just changes")
  func implicit() {
    setup.enter()
    let fresh = setup.layer()
    fresh.position.x = 90
    #expect(fresh.animationKeys() == nil)
    layer.position.x = 150
    #expect(near(layer.shownX, 50))
    setup.frame(at: 0.125)
    // The default curve, halfway.
    #expect(near(layer.shownX, 50 + 100 * 0.8024, 0.01))
    setup.frame(at: 0.25)
    #expect(layer.shownX == 150)
    #expect(!setup.host.isMoving)
    layer.position.x = 150
    layer.opacity = 1
    #expect(!setup.host.isMoving, "A change that changes nothing makes no frame.")
  }

  @Test("a delegate that has no opinion leaves the layer its default; NSNull forbids it")
  func delegates() {
    final class Silent: CALayerDelegate {}
    final class Strict: CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    }
    setup.enter()
    let (silent, strict) = (Silent(), Strict())
    layer.delegate = silent
    layer.opacity = 0
    #expect(layer.animationKeys() == ["opacity"])
    layer.delegate = strict
    layer.position.x = 150
    #expect(layer.animationKeys() == ["opacity"])
    #expect(layer.shownX == 150)
  }

  @Test("disableActions stops implicit animations, in blocks too, until the transaction's end")
  func disableActions() {
    setup.enter()
    let view = ViewLike()
    let owned = setup.layer(delegate: view)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 150
    setup.animate(1) { owned.position.x = 150 }
    #expect(layer.shownX == 150)
    #expect(owned.shownX == 150)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    layer.position.x = 50
    #expect(layer.shownX == 150)
  }

  @Test(
    "settings hold inside their transaction, nested ones inherit them, flush ends the implicit one")
  func nesting() {
    setup.enter()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.begin()
    layer.position.x = 150
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.animationTimingFunction() == nil)
    setup.frame(at: 0.5)
    #expect(near(layer.shownX, 75))
    CATransaction.setAnimationDuration(9)
    CATransaction.flush()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test("a completion block runs once, when explicit and implicit animations have ended")
  func completion() {
    setup.enter()
    CATransaction.begin()
    CATransaction.setCompletionBlock { say("done") }
    layer.position.x = 150
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.toValue, animation.duration) = (0.0, 0.5)
    layer.add(animation, forKey: nil)
    CATransaction.commit()
    setup.run(to: 0.49)
    #expect(log.lines.isEmpty)
    setup.frame(at: 0.5)
    setup.frame(at: 0.51)
    #expect(log.lines == ["done"])
    setup.run(to: 1)
    #expect(log.lines == ["done"])
  }

  @Test("with nothing added it runs in the next step; the implicit transaction has one, too")
  func emptyCompletion() {
    setup.enter()
    CATransaction.setCompletionBlock { say("implicit") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { say("explicit") }
    CATransaction.commit()
    #expect(log.lines.isEmpty)
    setup.frame(at: 0.01)
    #expect(log.lines == ["explicit"])
    setup.frame(at: 0.02)
    setup.frame(at: 0.03)
    #expect(log.lines == ["explicit", "implicit"])
    #expect(!setup.host.isMoving)
  }

  @Test("an outer completion waits for what inner transactions add, theirs for their own only")
  func nestedCompletions() {
    setup.enter()
    CATransaction.begin()
    CATransaction.setCompletionBlock { say("outer") }
    for (name, duration) in [("long", 0.5), ("short", 0.2)] {
      CATransaction.begin()
      CATransaction.setAnimationDuration(duration)
      CATransaction.setCompletionBlock { say(name) }
      if name == "long" { layer.position.x = 150 } else { layer.opacity = 0 }
      CATransaction.commit()
    }
    CATransaction.commit()
    setup.run(to: 0.3)
    #expect(log.lines == ["short"])
    setup.run(to: 0.6)
    #expect(log.lines == ["short", "long", "outer"])
  }

  @Test("transactions belong to a scene: another's settings are its own")
  func scenes() {
    setup.enter()
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    let other = Setup()
    other.enter()
    #expect(CATransaction.animationDuration() == 0.25)
    setup.enter()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
  }

  @Test("display links fire once a frame, with the frame's instants, until they are invalidated")
  func displayLink() {
    setup.enter()
    setup.frame(at: 1)
    var fired: [TimeInterval] = []
    let link = CADisplayLink { fired += [$0.timestamp, $0.targetTimestamp, $0.duration] }
    link.add(to: .main, forMode: .common)
    #expect(setup.host.isMoving)
    setup.frame(at: 1)
    #expect(fired.isEmpty)
    setup.frame(at: 1.25)
    #expect(fired == [1, 1.25, 0.25])
    link.isPaused = true
    #expect(!setup.host.isMoving)
    setup.frame(at: 1.5)
    setup.frame(at: 1.75)
    link.isPaused = false
    fired = []
    setup.frame(at: 2)
    #expect(fired == [1.75, 2, 0.25])
    link.invalidate()
    setup.frame(at: 2.25)
    #expect(fired.count == 3)
    #expect(!setup.host.isMoving)
  }

  @Test("a display link that invalidates another one in its callback keeps it from firing")
  func invalidatedInFlight() {
    setup.enter()
    var fired = 0
    let second = CADisplayLink { _ in fired += 1 }
    let first = CADisplayLink { _ in second.invalidate() }
    first.add(to: .main, forMode: .default)
    second.add(to: .main, forMode: .default)
    setup.frame(at: 0.1)
    #expect(fired == 0)
    first.invalidate()
  }
}
