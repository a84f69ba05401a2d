import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("A scroll view moved by the program")
struct ScrollOffsetTests {
  private let low = CGPoint(x: 180, y: 600)

  @Test("the offset is the origin of the bounds, and content shows there at once")
  func bounds() {
    let stage = ScrollStage()
    let row = UIView(frame: CGRect(x: 10, y: 1000, width: 50, height: 50))
    stage.scroll.addSubview(row)
    stage.scroll.contentOffset = CGPoint(x: 0, y: 900)
    #expect(stage.scroll.bounds == CGRect(x: 0, y: 900, width: 375, height: 667))
    #expect(row.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 100))
    stage.scroll.bounds.origin.y = 950
    #expect(stage.offset == 950 && stage.ear.scrolls == 2)
    stage.scroll.contentOffset.y = 950
    #expect(stage.ear.scrolls == 2)
    #expect(stage.scroll.clipsToBounds)
  }

  @Test("animated it gets there on a spring, every frame told, and says so once")
  func animated() {
    let stage = ScrollStage()
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    #expect(stage.offset == 0)
    let started = stage.harness.now
    for _ in 0..<20 {
      stage.nextFrame()
      let time = stage.harness.now - started
      #expect(abs(stage.offset - 500 * (1 - (1 + 20 * time) * exp(-20 * time))) < 1e-6)
    }
    #expect(stage.ear.heard.isEmpty)
    #expect(stage.harness.advanceUntilIdle())
    #expect(stage.offset == 500 && stage.ear.heard == ["didEndScrollingAnimation"])
  }

  @Test(
    "I-02 sent elsewhere on its way, it keeps place and speed; set without animation it is there")
  func redirected() {
    let stage = ScrollStage()
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    let first = stage.offsets(6)
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    let second = stage.offsets(3)
    let speeds = [first[5] - first[4], second[0] - first[5], second[1] - second[0]]
    #expect(speeds[0] > 10 && abs(speeds[1] - speeds[0]) < 0.6 * speeds[0])
    #expect(second[0] > first[5])
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    #expect(stage.offset == 40)
    #expect(stage.offsets(5).allSatisfy { $0 == 40 })
    #expect(stage.ear.heard.isEmpty)
  }

  @Test("a finger takes over from an animation without a jump")
  func animationCaught() {
    let stage = ScrollStage()
    stage.scroll.setContentOffset(CGPoint(x: 0, y: 1500), animated: true)
    _ = stage.offsets(6)
    let shown = stage.offset
    _ = stage.drag(from: low, by: CGPoint(x: 0, y: -5), count: 5) { index in
      #expect(abs(stage.offset - shown - CGFloat(index) * 5) < 1e-9)
    }
  }

  @Test("UIView.animate moves the content, too; the offset is the target at once")
  func inBlock() {
    let stage = ScrollStage()
    let row = UIView(frame: CGRect(x: 10, y: 300, width: 50, height: 50))
    stage.scroll.addSubview(row)
    UIView.animate(withDuration: 0.3) { stage.scroll.contentOffset.y = 200 }
    #expect(stage.offset == 200 && stage.ear.scrolls == 1)
    stage.harness.advance(by: 0.15)
    #expect(abs(stage.harness.presentationFrame(of: row).minY - 200) < 5)
    stage.harness.advance(by: 0.2)
    #expect(stage.harness.presentationFrame(of: row).minY == 100)
  }

  @Test("a rectangle is made visible with as little movement as it takes")
  func rectToVisible() {
    let stage = ScrollStage {
      $0.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    }
    func show(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
      stage.scroll.scrollRectToVisible(
        CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return stage.offset
    }
    stage.scroll.contentOffset.y = 500
    #expect(show(600, 100) == 500)
    #expect(show(1200, 100) == 663)
    #expect(show(400, 100) == 380)
    #expect(show(0, 10) == -20)
    #expect(show(2990, 10) == 2363)
    #expect(show(0, 3000) == 2363)
    stage.scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
    #expect(stage.offset > 0)
    stage.harness.advanceUntilIdle()
    #expect(stage.offset == -20)
  }

  @Test("content that shrinks, or a view that grows, brings the offset back into range")
  func shrinking() {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 2000
    stage.scroll.contentSize.height = 1000
    #expect(stage.offset == 333)
    stage.scroll.frame.size.height = 800
    #expect(stage.offset == 200)
    stage.scroll.contentInset.bottom = 50
    #expect(stage.offset == 200)
    // Not under a finger, nor in flight: there it goes on from what shows.
    stage.scroll.contentSize.height = 3000
    stage.scroll.contentOffset.y = 1000
    let end = stage.drag(from: low, by: CGPoint(x: 0, y: -10), count: 5)
    stage.scroll.contentSize.height = 1200
    #expect(stage.offset == 1040)
    stage.harness.mouseUp(at: end)
    stage.harness.advanceUntilIdle()
    #expect(stage.offset == 450)
  }

  @Test("without a window there is no time: animated changes hold at once, what runs is at its end")
  func withoutWindow() {
    let loose = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    loose.contentSize = CGSize(width: 100, height: 1000)
    loose.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(loose.contentOffset.y == 300)
    let stage = ScrollStage()
    stage.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    _ = stage.offsets(3)
    stage.scroll.removeFromSuperview()
    #expect(!stage.scroll.isDecelerating)
    #expect(abs(stage.offset - stage.ear.proposed.y) < 1e-9)
    #expect(stage.harness.advanceUntilIdle())
  }
}
