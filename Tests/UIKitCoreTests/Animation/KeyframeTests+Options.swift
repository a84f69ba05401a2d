import Foundation
import GlissadeMotion
import Testing
import UIKit
import UIKitTestSupport

/// Tests of the options of keyframe animations.
extension KeyframeTests {
  @Test("beginFromCurrentState starts from what shows and ends what is in progress")
  func fromCurrentState() {
    play.run { UIView.animate(withDuration: 0.5) { box.frame.origin.y = 200 } }
    play.frames(15)
    let y = play.y
    animate(options: [Self.straight, .beginFromCurrentState]) {
      key(0, 1) { box.frame.origin.y = 0 }
    }
    expectYs(60) { y * (1 - $0) }
  }

  @Test("repeat and autoreverse play the whole again and back; keyframes take any order")
  func repeats() {
    animate(0.5, options: [Self.straight, .repeat, .autoreverse]) {
      key(0.5, 0.5) { box.frame.origin.y = 40 }
      key(0, 0.5) { box.frame.origin.y = 100 }
    }
    // It ends at its visible end, not at the value of the last closure.
    #expect(box.frame.minY == 40)
    expectYs(120) { time in
      let phase = (time * 2).truncatingRemainder(dividingBy: 2)
      let part = phase <= 1 ? phase : 2 - phase
      return part < 0.5 ? part * 200 : 100 - (part - 0.5) * 120
    }
    play.run { box.layer.removeAllAnimations() }
  }

  @Test("layoutSubviews lays out inside a keyframe; touches find it where it shows if allowed")
  func otherOptions() {
    let holder = HolderView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    box.superview?.addSubview(holder)
    play.frame()
    animate(options: [Self.straight, .layoutSubviews, .allowUserInteraction]) {
      key(0.5, 0.5) { holder.frame = CGRect(x: 0, y: 300, width: 100, height: 300) }
    }
    play.frames(45)
    #expect(abs(holder.inner.shownY - holder.shownY - 100) < 1e-6)
    #expect(play.setup.window.hitTest(CGPoint(x: 50, y: 220), with: nil) === holder)
  }

  private final class HolderView: UIView {
    let inner = UIView()
    override func layoutSubviews() {
      if inner.superview == nil { addSubview(inner) }
      inner.frame = CGRect(x: 0, y: bounds.midY, width: 10, height: 10)
    }
  }

  @Test("no duration takes effect at once; the completion still runs once, later")
  func noDuration() {
    var ended: [Bool] = []
    animate(0) {
      key(0, 1) { box.frame.origin.y = 50 }
    } completion: {
      ended.append($0)
    }
    #expect(play.y == 50)
    #expect(ended.isEmpty)
    play.frames(2)
    #expect(ended == [true])
  }

  @Test("addKeyframe outside animateKeyframes only makes its changes, and reports it")
  func outside() {
    play.run { key(0, 1) { box.frame.origin.y = 50 } }
    #expect(play.y == 50)
    #expect(play.setup.warnings.count == 1)
  }
}
