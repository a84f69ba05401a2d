import Foundation
import Testing
import UIKit

@MainActor @Suite("A scroll view moved by the program")
struct ScrollOffsetTests {
  private let low = CGPoint(x: 180, y: 600)

  @Test("the offset is the origin of the bounds, and content shows there at once")
  func bounds() {
    let setup = ScrollSetup()
    let row = UIView(frame: CGRect(x: 10, y: 1000, width: 50, height: 50))
    setup.scroll.addSubview(row)
    setup.scroll.contentOffset = CGPoint(x: 0, y: 900)
    #expect(setup.scroll.bounds == CGRect(x: 0, y: 900, width: 375, height: 667))
    #expect(row.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 100))
    setup.scroll.bounds.origin.y = 950
    #expect(setup.offset == 950)
    #expect(setup.recorder.scrolls == 2)
    setup.scroll.contentOffset.y = 950
    #expect(setup.recorder.scrolls == 2)
    #expect(setup.scroll.clipsToBounds)
  }

  @Test("animated it gets there on a spring, every frame reported, and reports it once")
  func animated() {
    let setup = ScrollSetup()
    setup.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    #expect(setup.offset == 0)
    let started = setup.harness.now
    for _ in 0..<20 {
      setup.nextFrame()
      let time = setup.harness.now - started
      #expect(abs(setup.offset - 500 * (1 - (1 + 20 * time) * exp(-20 * time))) < 1e-6)
    }
    #expect(setup.recorder.received.isEmpty)
    #expect(setup.harness.advanceUntilIdle())
    #expect(setup.offset == 500)
    #expect(setup.recorder.received == ["didEndScrollingAnimation"])
  }

  @Test(
    "I-02 sent elsewhere in flight, it keeps place and speed; set without animation it is there")
  func redirected() {
    let setup = ScrollSetup()
    setup.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    let first = setup.offsets(6)
    setup.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    let second = setup.offsets(3)
    let speeds = [first[5] - first[4], second[0] - first[5], second[1] - second[0]]
    #expect(speeds[0] > 10)
    #expect(abs(speeds[1] - speeds[0]) < 0.6 * speeds[0])
    #expect(second[0] > first[5])
    setup.scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    #expect(setup.offset == 40)
    #expect(setup.offsets(5).allSatisfy { $0 == 40 })
    #expect(setup.recorder.received.isEmpty)
  }

  @Test("a pointer takes over from an animation without a jump")
  func animationCaught() {
    let setup = ScrollSetup()
    setup.scroll.setContentOffset(CGPoint(x: 0, y: 1500), animated: true)
    _ = setup.offsets(6)
    let shown = setup.offset
    _ = setup.drag(from: low, by: CGPoint(x: 0, y: -5), count: 5) { index in
      #expect(abs(setup.offset - shown - CGFloat(index) * 5) < 1e-9)
    }
  }

  @Test("UIView.animate moves the content, too; the offset is the target at once")
  func inBlock() {
    let setup = ScrollSetup()
    let row = UIView(frame: CGRect(x: 10, y: 300, width: 50, height: 50))
    setup.scroll.addSubview(row)
    UIView.animate(withDuration: 0.3) { setup.scroll.contentOffset.y = 200 }
    #expect(setup.offset == 200)
    #expect(setup.recorder.scrolls == 1)
    setup.harness.advance(by: 0.15)
    #expect(abs(setup.harness.presentationFrame(of: row).minY - 200) < 5)
    setup.harness.advance(by: 0.2)
    #expect(setup.harness.presentationFrame(of: row).minY == 100)
  }

  @Test("a rectangle is made visible with as little movement as it takes")
  func rectToVisible() {
    let setup = ScrollSetup {
      $0.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    }
    func show(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
      setup.scroll.scrollRectToVisible(
        CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return setup.offset
    }
    setup.scroll.contentOffset.y = 500
    #expect(show(600, 100) == 500)
    #expect(show(1200, 100) == 663)
    #expect(show(400, 100) == 380)
    #expect(show(0, 10) == -20)
    #expect(show(2990, 10) == 2363)
    #expect(show(0, 3000) == 2363)
    setup.scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
    #expect(setup.offset > 0)
    setup.harness.advanceUntilIdle()
    #expect(setup.offset == -20)
  }

  @Test("content that shrinks, or a view that grows, brings the offset back into range")
  func shrinking() {
    let setup = ScrollSetup()
    setup.scroll.contentOffset.y = 2000
    setup.scroll.contentSize.height = 1000
    #expect(setup.offset == 333)
    setup.scroll.frame.size.height = 800
    #expect(setup.offset == 200)
    setup.scroll.contentInset.bottom = 50
    #expect(setup.offset == 200)
    // Under a pointer and in flight the content continues from its visible position.
    setup.scroll.contentSize.height = 3000
    setup.scroll.contentOffset.y = 1000
    let end = setup.drag(from: low, by: CGPoint(x: 0, y: -10), count: 5)
    setup.scroll.contentSize.height = 1200
    #expect(setup.offset == 1040)
    setup.harness.mouseUp(at: end)
    setup.harness.advanceUntilIdle()
    #expect(setup.offset == 450)
  }

  @Test("without a window there is no time: animated changes hold at once, what runs is at its end")
  func withoutWindow() {
    let loose = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    loose.contentSize = CGSize(width: 100, height: 1000)
    loose.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(loose.contentOffset.y == 300)
    let setup = ScrollSetup()
    setup.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    _ = setup.offsets(3)
    setup.scroll.removeFromSuperview()
    #expect(!setup.scroll.isDecelerating)
    #expect(abs(setup.offset - setup.recorder.proposed.y) < 1e-9)
    #expect(setup.harness.advanceUntilIdle())
  }
}
