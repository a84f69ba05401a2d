import GlissadeTesting
import Testing
import UIKit

/// Tests of animations without end whose view is in no window.
@MainActor @Suite("Repetitions that nobody sees")
struct HiddenRepetitionTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let root = UIViewController()
  private let harness: Harness

  init() {
    let root = root
    harness = Harness { root }
    root.view.addSubview(box)
    harness.advanceUntilIdle()
  }

  @Test("R-05 a repetition without end makes no frames out of the window, and continues in it")
  func removal() {
    UIView.animate(withDuration: 0.4, delay: 0, options: [.repeat, .autoreverse]) {
      box.alpha = 0.2
    }
    #expect(!harness.advanceUntilIdle(timeout: 1))
    box.removeFromSuperview()
    #expect(harness.advanceUntilIdle(timeout: 1))
    root.view.addSubview(box)
    #expect(!harness.advanceUntilIdle(timeout: 1))
    #expect(box.layer.animationKeys()?.isEmpty == false)
    box.layer.removeAllAnimations()
    #expect(harness.advanceUntilIdle(timeout: 1))
  }

  @Test("R-05 an animation with an end ends out of the window, too")
  func end() {
    var ends = 0
    UIView.animate(withDuration: 0.4) {
      box.alpha = 0.2
    } completion: { _ in
      ends += 1
    }
    box.removeFromSuperview()
    #expect(harness.advanceUntilIdle(timeout: 1))
    #expect(ends == 1)
  }
}
