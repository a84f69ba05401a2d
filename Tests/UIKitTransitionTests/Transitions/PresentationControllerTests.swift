import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of group D: the presentation controller.
@MainActor struct PresentationControllerTests {
  @Test(
    "D-01 will begin, then animator or driver, then did end with the outcome",
    arguments: [true, false])
  func calls(finishes: Bool) throws {
    let play = Play(removes: false)
    let driver = play.drive()
    play.present()
    driver.update(0.4)
    finishes ? driver.finish() : driver.cancel()
    play.setup.settle()
    var calls = play.history().filter { $0.hasPrefix("pres") || $0 == "animate" }
    #expect(
      calls.prefix(3) == [
        "presentationWillBegin", "animate", "presentationDidEnd \(finishes)",
      ])
    guard finishes else { return }
    play.dismiss()
    driver.update(0.4)
    driver.cancel()
    play.setup.settle()
    play.dismiss()
    driver.finish()
    play.setup.settle()
    calls = play.history().filter { $0.hasPrefix("dismissal") || $0 == "animate" }
    #expect(
      calls == [
        "dismissalWillBegin", "animate", "dismissalDidEnd false",
        "dismissalWillBegin", "animate", "dismissalDidEnd true",
      ])
  }

  @Test("D-02 chrome is never missing or left over")
  func chrome() {
    let play = Play(removes: false)
    let driver = play.drive()
    play.present()
    let dim = play.chrome!.dim
    driver.cancel()
    play.setup.settle()
    #expect(dim.superview == nil)
    play.raise()
    let shown = play.chrome!.dim
    play.dismiss()
    driver.cancel()
    play.setup.settle()
    #expect(shown.window != nil)
    #expect(shown.alpha == 1)
    play.driver = nil
    play.dismiss()
    play.setup.settle()
    #expect(shown.superview == nil)
  }

  @Test("D-03 the presented frame is the container's bounds, or the override's before the animator")
  func presentedFrame() {
    let play = Play()
    play.present()
    #expect(play.second.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    let low = Play()
    let frame = CGRect(x: 0, y: 333, width: 375, height: 334)
    low.dresses = { $0.customFrame = frame }
    low.present()
    #expect(low.second.view.frame == frame)
    #expect(low.chrome?.frameOfPresentedViewInContainerView == frame)
    low.setup.advance(by: 0.25)
    #expect(abs(low.secondY - (333 - 667 / 2)) < 0.01)
  }

  @Test(
    "D-04 the presenter's view stays unless asked otherwise, and goes when the presentation ends")
  func removesPresentersView() {
    let plain = UIViewController()
    let controller = UIPresentationController(
      presentedViewController: UIViewController(), presenting: plain)
    #expect(!controller.shouldRemovePresentersView)
    let play = Play(removes: true)
    play.present()
    play.setup.advance(by: 0.4)
    #expect(play.first.view.window != nil)
    play.setup.settle()
    #expect(play.first.view.window == nil)
  }

  @Test("D-05 layout of the container on resize and on a new subview")
  func layoutCalls() {
    let play = Play()
    play.raise()
    play.setup.run { play.chrome?.containerView?.addSubview(UIView()) }
    play.setup.frame()
    #expect(play.diary.take() == ["containerWillLayout", "containerDidLayout"])
    play.setup.harness.resize(to: CGSize(width: 400, height: 700))
    play.setup.frames(2)
    #expect(play.diary.take() == ["containerWillLayout", "containerDidLayout"])
    #expect(play.chrome?.containerView?.bounds.size == CGSize(width: 400, height: 700))
  }

  @Test("D-05 a frame set in mid-transition shows no jump", arguments: [true, false])
  func layoutInTransition(finishes: Bool) {
    let play = Play()
    play.dresses = {
      $0.onDidLayout = { $0.presentedView?.frame = $0.frameOfPresentedViewInContainerView }
    }
    play.raise()
    #expect(play.secondY == 0)
    let driver = play.drive()
    play.dismiss()
    driver.update(0.4)
    play.setup.frame()
    #expect(abs(play.secondY + 0.4 * 667) < 1e-9)
    play.setup.harness.resize(to: CGSize(width: 375, height: 800))
    play.setup.frames(2)
    #expect(abs(play.secondY + 0.4 * 667) < 1e-9)
    let setup = play.setup
    var last = play.secondY
    setup.onFrame = { [unowned play] in
      guard play.first.presentedViewController != nil, play.coordinator != nil else { return }
      #expect(finishes ? play.secondY <= last + 1e-9 : play.secondY >= last - 1e-9)
      last = play.secondY
    }
    finishes ? driver.finish() : driver.cancel()
    setup.settle()
    #expect(play.second.view.frame.minY == (finishes ? -667 : 0))
    if !finishes {
      #expect(play.second.view.frame == CGRect(x: 0, y: 0, width: 375, height: 800))
      #expect(play.second.view.layer.shownFrame == play.second.view.frame)
    }
  }

  @Test("D-06 did end is called before the next input")
  func endsBeforeInput() {
    let play = Play()
    play.raise()
    let driver = play.drive()
    play.dismiss()
    driver.finish()
    play.setup.frames(29)
    _ = play.diary.take()
    var ended: Bool?
    let tap = UITapGestureRecognizer()
    let probe = Probe { [diary = play.diary] in
      ended = ended ?? diary.lines.contains("dismissalDidEnd true")
    }
    tap.addTarget(probe, action: Selector(Probe.fire))
    play.first.view.addGestureRecognizer(tap)
    play.setup.frame()
    play.setup.down(50, 50)
    play.setup.frames(3)
    play.setup.up()
    play.setup.frames(2)
    #expect(ended == true)
  }

  @Test("D-07 L-17 dimming follows progress on every frame, and back to 1 after a cancel")
  func dimming() {
    let play = Play(removes: false)
    let driver = play.drive()
    play.present()
    let dim = play.chrome!.dim
    for step in 1...8 {
      driver.update(Double(step) / 10)
      play.setup.frame()
      #expect(abs(dim.shownAlpha - Double(step) / 10) < 1e-6)
    }
    driver.finish()
    play.setup.onFrame = { [unowned play] in
      let distance = 1 + play.secondY / 667
      #expect(abs(dim.shownAlpha - distance) < 0.01)
    }
    play.setup.settle()
    #expect(dim.shownAlpha == 1)
    play.dismiss()
    driver.update(0.6)
    play.setup.frame()
    #expect(abs(dim.shownAlpha - 0.4) < 1e-6)
    driver.cancel()
    play.setup.frames(6)
    #expect(dim.shownAlpha > 0.45)
    #expect(dim.shownAlpha < 0.95)
    play.setup.settle()
    #expect(dim.shownAlpha == 1)
    #expect(dim.alpha == 1)
    #expect(dim.window != nil)
  }
}

/// Calls back when a recognizer fires.
@MainActor final class Probe {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func fire(_ sender: UIGestureRecognizer) { action() }
}
