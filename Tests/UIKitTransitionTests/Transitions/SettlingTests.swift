import Foundation
import GlissadeLayers
import GlissadeMotion
import Testing
import UIKit
import UIKitTestSupport

/// Tests of group E: the motion and the results of finish and cancel.
@MainActor struct SettlingTests {
  @Test("E-10 animation completions run once, with the outcome", arguments: [true, false])
  func completionsRunOnce(finishes: Bool) {
    let play = Play()
    var received: [String] = []
    play.animator!.beside = { context in
      UIView.animate(withDuration: 0.1, animations: { context.containerView.alpha = 0.5 }) {
        received.append("fade \($0) \(context.transitionWasCancelled)")
      }
      UIView.animate(withDuration: 0.5, animations: {}) { received.append("empty \($0)") }
      UIView.animate(withDuration: 0, animations: { context.containerView.tag = 1 }) {
        received.append("zero \($0)")
      }
    }
    let driver = play.drive()
    play.present()
    driver.update(0.6)
    play.setup.frames(10)
    #expect(received.isEmpty)
    finishes ? driver.finish() : driver.cancel()
    play.setup.settle()
    #expect(
      received.sorted() == [
        "empty \(finishes)", "fade \(finishes) \(!finishes)", "zero \(finishes)",
      ])
    #expect(play.animator!.finished == [finishes])
  }

  @Test(
    "E-11 L-02 E-15 the completion is monotone, follows its curve and ends at the right end",
    arguments: [true, false])
  func monotone(finishes: Bool) {
    for percent in [0.001, 0.1, 0.4, 0.75, 0.999] {
      let play = Play()
      let driver = play.drive()
      play.present()
      driver.update(percent)
      play.setup.frame()
      finishes ? driver.finish() : driver.cancel()
      var last = play.secondY
      #expect(abs(last - 667 * (percent - 1)) < 1e-9)
      let seconds = 0.5 * (finishes ? 1 - percent : percent)
      let remaining = 667 * (finishes ? 1 - percent : percent)
      // The steepest slope of ease-in-out is 1.68 of the straight one's.
      let top = seconds > 0 ? 1.7 * remaining / seconds / 60 + 1 : 1
      var count = 0
      while play.coordinator != nil {
        play.setup.frame()
        count += 1
        let y = play.second.view.window == nil ? -667 : play.secondY
        #expect(finishes ? y >= last - 1e-9 : y <= last + 1e-9)
        #expect(abs(y - last) <= min(top, remaining + 1e-6))
        last = y
      }
      #expect(count == max(1, Int((seconds * 60 - 1e-6).rounded(.up))))
      #expect(last == (finishes ? 0 : -667))
      play.setup.frames(3)
      #expect((play.second.view.window != nil) == finishes)
    }
  }

  @Test("E-12 cancelling at zero leaves every view as it was")
  func cancelAtZero() {
    for removes in [true, false] {
      let play = Play(removes: removes)
      play.first.view.transform = CGAffineTransform(rotationAngle: 0.1)
      play.first.view.alpha = 0.9
      let before = Picture(of: play.setup.window)
      let driver = play.drive()
      play.animator!.beside = { [unowned play] _ in
        play.first.view.transform = .identity
        play.first.view.alpha = 0.2
      }
      play.present()
      driver.cancel()
      play.setup.frame()
      #expect(play.coordinator == nil)
      #expect(Picture(of: play.setup.window) == before)
    }
  }

  @Test("E-14 L-01 finish or cancel before any frame still completes", arguments: [true, false])
  func beforeAnyFrame(finishes: Bool) {
    let play = Play()
    let driver = play.drive()
    play.present()
    finishes ? driver.finish() : driver.cancel()
    #expect(play.setup.settle())
    #expect((play.first.presentedViewController != nil) == finishes)
    #expect(play.coordinator == nil)
    #expect(play.setup.violations.isEmpty)
  }

  @Test("E-15 finish animates, unless p is 1")
  func finishAnimates() {
    let play = Play()
    let driver = play.drive()
    play.present()
    driver.update(1)
    driver.finish()
    #expect(play.coordinator != nil)
    play.setup.frame()
    #expect(play.coordinator == nil)
    #expect(play.secondY == 0)
  }

  @Test(
    "E-19 explicit animations scrub, run back on cancel and leave nothing behind",
    arguments: [true, false])
  func explicitAnimations(finishes: Bool) {
    let play = Play()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    play.animator!.beside = { context in
      context.containerView.addSubview(box)
      let slide = CABasicAnimation(keyPath: "position.x")
      slide.fromValue = 5.0
      slide.toValue = 105.0
      slide.duration = 0.5
      slide.fillMode = .both
      slide.isRemovedOnCompletion = false
      box.layer.add(slide, forKey: "slide")
    }
    let driver = play.drive()
    play.present()
    for p in [0.25, 0.75, 0.5] {
      driver.update(p)
      #expect(abs(box.layer.shownFrame.midX - (5 + 100 * p)) < 1e-9)
    }
    finishes ? driver.finish() : driver.cancel()
    play.setup.frames(8)
    let x = box.layer.shownFrame.midX
    let range: Range<CGFloat> = finishes ? 60..<105 : 5..<50
    #expect(range.contains(x))
    play.setup.settle()
    #expect(finishes || box.layer.animationKeys() == nil)
    #expect(box.layer.shownFrame.midX == (finishes ? 105 : 5))
  }

  @Test(
    "E-20 on cancel every property is back before completions run; later writes replace the start")
  func startsAreBack() {
    let play = Play()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: [CGFloat] = []
    play.animator!.beside = { context in
      context.containerView.addSubview(box)
      box.alpha = 0.5
      box.frame.origin.x = 100
      box.frame.origin.x = 200
      UIView.animate(withDuration: 0.1, animations: { box.layer.cornerRadius = 5 }) { _ in
        seen = [box.alpha, box.frame.minX, box.layer.cornerRadius]
      }
    }
    let driver = play.drive()
    play.present()
    #expect(box.alpha == 0.5)
    #expect(box.frame.minX == 200)
    driver.update(0.5)
    #expect(abs(box.layer.shownFrame.minX - 100) < 1e-9)
    // A change outside of any block is the value that a cancel restores, without a jump now.
    play.setup.run { box.alpha = 0.8 }
    #expect(abs(box.shownAlpha - 0.75) < 1e-6)
    driver.cancel()
    play.setup.frames(8)
    #expect(box.shownAlpha > 0.75)
    #expect(box.shownAlpha < 0.9)
    play.setup.settle()
    #expect(abs((seen.first ?? 0) - 0.8) < 1e-6)
    #expect(seen.dropFirst() == [0, 0])
  }

  @Test(
    "H-06 the speed just after release is the gesture's", arguments: [-10.0, -2, 0.5, 3, 12, 30])
  func releaseSpeed(relative: Double) {
    let play = Play()
    let driver = play.drive()
    play.present()
    driver.update(0.4)
    play.setup.frame()
    let distance = 667 * 0.6
    // Critically damped, as the demos' springs are; stiffness fit for what comes in.
    let omega = 16.0
    driver.timingCurve = UISpringTimingParameters(
      mass: 1, stiffness: omega * omega, damping: 2 * omega,
      initialVelocity: CGVector(dx: 0, dy: relative))
    driver.finish()
    let spring = Spring(mass: 1, stiffness: omega * omega, damping: 2 * omega)
    let motion = SpringMotion(spring: spring, start: 0.4, target: 1, velocity: relative * 0.6)
    // The derivative at 0⁺ is the gesture's.
    let tiny = 1e-6
    #expect(
      abs((motion.value(at: tiny) - 0.4) / tiny * 667 - relative * distance)
        < max(1, abs(relative) * distance * 0.01))
    let start = play.secondY
    play.setup.frame()
    let shown = motion.value(at: 1 / 60.0)
    #expect(abs(play.secondY - 667 * (min(shown, 1) - 1)) < 1e-6)
    if relative > 0 { #expect(play.secondY > start) }
    if relative < -5 { #expect(play.secondY < start) }
    play.setup.settle()
    #expect(play.secondY == 0)
  }
}
