import Foundation
import GlissadeMotion
import Testing

@testable import UIKit

@MainActor @Suite("Dragging a scroll view")
struct ScrollDraggingTests {
  private let middle = CGPoint(x: 180, y: 400)

  @Test("M-43 content goes as far as the finger, in every frame, from began on")
  func follows() {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 1000
    var offsets: [CGFloat] = []
    _ = stage.drag(from: middle, by: CGPoint(x: 0, y: -7), count: 20) { _ in
      offsets.append(stage.offset)
    }
    #expect(offsets == (0..<20).map { 1000 + 7 * CGFloat($0) })
    #expect(stage.scroll.isTracking && stage.scroll.isDragging && !stage.scroll.isDecelerating)
  }

  @Test("M-11 content pulled beyond its end resists, and comes back along the same way")
  func rubberBand() {
    let stage = ScrollStage()
    let band = RubberBand(extent: 667)
    var offsets: [CGFloat] = []
    let end = stage.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 10), count: 31) { _ in
      offsets.append(stage.offset)
    }
    for (index, offset) in offsets.enumerated() {
      #expect(abs(offset + band.offset(forPull: Double(index) * 10)) < 1e-9)
    }
    #expect(abs(stage.offset + 132.278) < 1e-3)
    _ = stage.move(from: end, by: CGPoint(x: 0, y: -10), count: 32)
    #expect(abs(stage.offset - 20) < 1e-9)
  }

  @Test("M-11 L-09 content caught on its way back does not jump, and goes on from there")
  func catching() {
    let stage = ScrollStage()
    let end = stage.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 20), count: 16)
    stage.harness.mouseUp(at: end)
    _ = stage.offsets(8)
    let caught = stage.offset
    #expect(caught < -20 && caught > -100)
    stage.harness.mouseDown(at: end)
    _ = stage.offsets(5)
    #expect(stage.offset == caught)
    let band = RubberBand(extent: 667)
    let pull = band.pull(forOffset: -caught)
    _ = stage.move(from: end, by: CGPoint(x: 0, y: 5), count: 5) { index in
      let expected = band.offset(forPull: pull + Double(index) * 5)
      #expect(abs(stage.offset + expected) < 1e-9)
    }
  }

  @Test("L-07 M-11 what is touched beyond its end and let go without a drag goes back")
  func caughtAndLetGo() {
    let stage = ScrollStage()
    let end = stage.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 20), count: 16)
    stage.harness.mouseUp(at: end)
    _ = stage.offsets(5)
    stage.harness.mouseDown(at: end)
    stage.nextFrame()
    stage.harness.mouseUp(at: end)
    #expect(stage.offset < -20 && !stage.scroll.isDecelerating)
    #expect(stage.harness.advanceUntilIdle())
    #expect(stage.offset == 0 && !stage.scroll.isTracking)
  }

  @Test("without bounces the content stops at its end, and the finger keeps its place on it")
  func withoutBounces() {
    let stage = ScrollStage { $0.bounces = false }
    let end = stage.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 10), count: 11)
    #expect(stage.offset == 0)
    _ = stage.move(from: end, by: CGPoint(x: 0, y: -10), count: 13)
    #expect(stage.offset == 30)
  }

  @Test("content that fits moves only with alwaysBounce, and along that axis only")
  func alwaysBounce() {
    let small = CGSize(width: 375, height: 600)
    let fixed = ScrollStage(content: small)
    _ = fixed.drag(from: middle, by: CGPoint(x: 10, y: 10), count: 5)
    #expect(fixed.scroll.contentOffset == .zero && !fixed.scroll.isDragging)
    let vertical = ScrollStage(content: small) { $0.alwaysBounceVertical = true }
    _ = vertical.drag(from: middle, by: CGPoint(x: 10, y: 10), count: 5)
    #expect(vertical.scroll.contentOffset.x == 0 && vertical.offset < -15)
    let horizontal = ScrollStage(content: small) { $0.alwaysBounceHorizontal = true }
    _ = horizontal.drag(from: middle, by: CGPoint(x: 10, y: 10), count: 5)
    #expect(horizontal.scroll.contentOffset.x < -15 && horizontal.offset == 0)
  }

  @Test("L-07 with the lock a diagonal picks one axis, without it content goes both ways")
  func directionalLock() {
    let wide = CGSize(width: 2000, height: 3000)
    for (step, isLocked, expected) in [
      (CGPoint(x: -9, y: -10), true, CGPoint(x: 0, y: 90)),
      (CGPoint(x: -10, y: -9), true, CGPoint(x: 90, y: 0)),
      (CGPoint(x: -10, y: -9), false, CGPoint(x: 90, y: 81)),
    ] {
      let stage = ScrollStage(content: wide) { $0.isDirectionalLockEnabled = isLocked }
      let end = stage.drag(from: middle, by: step, count: 10)
      #expect(stage.scroll.contentOffset == expected)
      stage.harness.mouseUp(at: end)
      stage.harness.advanceUntilIdle()
      #expect((stage.scroll.contentOffset.x == 0) == (expected.x == 0))
      #expect((stage.scroll.contentOffset.y == 0) == (expected.y == 0))
    }
  }

  @Test("insets widen the range, and content rests beyond its own edges by them")
  func insets() {
    let stage = ScrollStage {
      $0.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 80, right: 0)
    }
    #expect(stage.scroll.adjustedContentInset == stage.scroll.contentInset)
    let end = stage.drag(from: middle, by: CGPoint(x: 0, y: 10), count: 6)
    #expect(stage.offset == -50)
    stage.harness.mouseUp(at: end)
    stage.harness.advanceUntilIdle()
    #expect(stage.offset == -50)
    stage.scroll.contentOffset.y = 2393
    let next = stage.drag(from: middle, by: CGPoint(x: 0, y: -40), count: 6)
    stage.harness.mouseUp(at: next)
    stage.harness.advanceUntilIdle()
    #expect(stage.offset == 2413)
  }

  @Test("F-15 scrolling switched off ignores fingers, in mid-drag it lets go")
  func disabled() {
    let stage = ScrollStage { $0.isScrollEnabled = false }
    #expect(!stage.scroll.panGestureRecognizer.isEnabled)
    _ = stage.drag(from: middle, by: CGPoint(x: 0, y: -10), count: 5)
    #expect(stage.offset == 0)
    stage.harness.mouseUp(at: middle)
    stage.nextFrame()
    stage.scroll.isScrollEnabled = true
    _ = stage.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 20), count: 10)
    #expect(stage.offset < -50)
    stage.scroll.isScrollEnabled = false
    #expect(!stage.scroll.isDragging && !stage.scroll.isTracking)
    stage.harness.advanceUntilIdle()
    #expect(stage.offset == 0)
  }

  @Test("F-11 a button inside taps below the hysteresis and is let go of by a drag")
  func buttonInside() {
    let stage = ScrollStage()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 300, width: 200, height: 200)
    stage.scroll.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.harness.tap(at: middle)
    #expect(taps == 1)
    let end = stage.drag(from: middle, by: CGPoint(x: 0, y: -10), count: 5)
    #expect(!button.isHighlighted && stage.offset == 40)
    stage.harness.mouseUp(at: end)
    stage.harness.advanceUntilIdle()
    #expect(taps == 1)
  }

  @Test("F-13 of two scroll views, one in the other, each takes the drags along its own axis")
  func nested() {
    let stage = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 200))
    inner.contentSize = CGSize(width: 2000, height: 200)
    stage.scroll.addSubview(inner)
    let end = stage.drag(from: middle, by: CGPoint(x: -10, y: 0), count: 6)
    #expect(inner.contentOffset.x == 50 && stage.offset == 0)
    stage.harness.mouseUp(at: end)
    stage.harness.advance(by: 3)
    let left = inner.contentOffset.x
    _ = stage.drag(from: middle, by: CGPoint(x: 0, y: -10), count: 6)
    #expect(inner.contentOffset.x == left && stage.offset == 50)
  }

  @Test("the pan can be told to wait, and asked by a delegate, like any other")
  func panIsOrdinary() {
    let stage = ScrollStage()
    let judge = Judge()
    judge.begins = { _ in false }
    stage.scroll.panGestureRecognizer.delegate = judge
    let end = stage.drag(from: middle, by: CGPoint(x: 0, y: -10), count: 5)
    #expect(stage.offset == 0)
    stage.harness.mouseUp(at: end)
    stage.nextFrame()
    judge.begins = { _ in true }
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .up
    stage.scroll.addGestureRecognizer(swipe)
    stage.scroll.panGestureRecognizer.require(toFail: swipe)
    _ = stage.drag(from: middle, by: CGPoint(x: 0, y: -10), count: 20)
    #expect(stage.offset == 0)
  }
}
