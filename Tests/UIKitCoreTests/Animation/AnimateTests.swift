import Foundation
import GlissadeMotion
import Testing
import UIKit
import UIKitTestSupport

/// Tests of `UIView.animate` in the view's own time.
@MainActor struct AnimateTests {
  let play = Play()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() { play.first.view.addSubview(box) }

  private func animate(
    _ duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    play.setup.run {
      UIView.animate(
        withDuration: duration, delay: delay, options: options, animations: changes,
        completion: completion)
    }
  }

  @Test("I-01 M-24 the model changes at once, the picture along ease-in-out after the delay")
  func easeInOut() {
    var ended: [Bool] = []
    animate(0.5, delay: 0.1, { box.frame.origin.y = 100 }) { ended.append($0) }
    #expect(box.frame.minY == 100)
    #expect(box.shownY == 0)
    for frame in 1...36 {
      play.setup.frame()
      let t = max(0, Double(frame) / 60 - 0.1) / 0.5
      #expect(abs(box.shownY - 100 * UnitBezier.easeInOut.value(at: min(t, 1))) < 1e-6)
    }
    #expect(ended == [true])
    #expect(box.layer.animationKeys() == nil)
  }

  @Test("I-02 a second animation breaks neither position nor velocity")
  func retargets() {
    animate(0.5) { box.frame.origin.y = 200 }
    play.setup.frames(15)
    let (before, y) = (box.shownY, box.shownY)
    play.setup.frame()
    let speed = box.shownY - before
    animate(0.5) { box.frame.origin.y = 0 }
    #expect(abs(box.shownY - (y + speed)) < 1e-9)
    let start = box.shownY
    play.setup.frame()
    #expect(abs((box.shownY - start) - speed) < speed * 0.1)
    play.setup.settle()
    #expect(box.shownY == 0)
  }

  @Test("I-01 performWithoutAnimation and setAnimationsEnabled take effect at once")
  func withoutAnimation() {
    animate(0.5) { UIView.performWithoutAnimation { box.frame.origin.y = 50 } }
    #expect(box.shownY == 50)
    var calls = 0
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      animate(0.5) {
        box.frame.origin.y = 60
      } completion: { _ in
        calls += 1
      }
    }
    #expect(box.shownY == 60)
    play.setup.frame()
    #expect(calls == 1)
    UIView.setAnimationsEnabled(false)
    animate(0.5) { box.frame.origin.y = 70 }
    UIView.setAnimationsEnabled(true)
    #expect(box.shownY == 70)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("nested blocks inherit duration and curve unless they override them")
  func nested() {
    let inner = UIView(frame: .zero)
    play.first.view.addSubview(inner)
    animate(0.5, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 0.5)
      UIView.animate(withDuration: 0.1) {
        box.frame.origin.y = 100
      } completion: { _ in
      }
      UIView.animate(
        withDuration: 0.1, delay: 0, options: [.overrideInheritedDuration, .curveLinear]
      ) { inner.frame.origin.y = 100 }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    play.setup.frames(3)
    #expect(abs(box.shownY - 10) < 1e-6)
    #expect(abs(inner.shownY - 50) < 1e-6)
  }

  @Test("repeat and autoreverse continue and back; removing the animation ends it")
  func repeats() {
    var ended: [Bool] = []
    animate(0.5, options: [.repeat, .autoreverse, .curveLinear], { box.frame.origin.y = 100 }) {
      ended.append($0)
    }
    play.setup.advance(by: 0.75)
    #expect(abs(box.shownY - 50) < 1e-6)
    play.setup.advance(by: 0.5)
    #expect(abs(box.shownY - 50) < 1e-6)
    #expect(ended.isEmpty)
    play.setup.run { box.layer.removeAllAnimations() }
    play.setup.settle()
    #expect(box.shownY == 100)
    #expect(ended == [false])
  }

  @Test("layoutSubviews lays subviews out inside the animation")
  func laysOut() {
    let holder = CentringView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    play.first.view.addSubview(holder)
    play.setup.frame()
    animate(0.5, options: [.layoutSubviews, .curveLinear]) { holder.frame.size.height = 300 }
    play.setup.advance(by: 0.25)
    #expect(abs(holder.inner.shownY - 100) < 1e-6)
  }

  private final class CentringView: UIView {
    let inner = UIView()
    override func layoutSubviews() {
      if inner.superview == nil { addSubview(inner) }
      inner.frame = CGRect(x: 0, y: bounds.midY, width: 10, height: 10)
    }
  }

  @Test("a completion runs once, in a later step, also for nothing and for no time")
  func emptyCompletions() {
    var ended: [String] = []
    animate(0.5, {}) { ended.append("empty \($0)") }
    animate(0, { box.alpha = 0.5 }) { ended.append("zero \($0)") }
    #expect(ended.isEmpty)
    #expect(box.shownAlpha == 0.5)
    play.setup.frames(2)
    #expect(ended == ["empty true", "zero true"])
  }
}
