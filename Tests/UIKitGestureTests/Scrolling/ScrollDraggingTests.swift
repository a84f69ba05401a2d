import Foundation
import GlissadeMotion
import Testing
import UIKit

@MainActor @Suite("Dragging a scroll view")
struct ScrollDraggingTests {
  private let middle = CGPoint(x: 180, y: 400)

  @Test("M-43 content goes as far as the pointer, in every frame, from began on")
  func follows() {
    let setup = ScrollSetup()
    setup.scroll.contentOffset.y = 1000
    var offsets: [CGFloat] = []
    _ = setup.drag(from: middle, by: CGPoint(x: 0, y: -7), count: 20) { _ in
      offsets.append(setup.offset)
    }
    #expect(offsets == Array(stride(from: 1000, to: 1140, by: 7)))
    #expect(setup.scroll.isTracking)
    #expect(setup.scroll.isDragging)
    #expect(!setup.scroll.isDecelerating)
  }

  @Test("M-11 content pulled beyond its end resists, and comes back in the same way")
  func rubberBand() {
    let setup = ScrollSetup()
    let band = RubberBand(extent: 667)
    var offsets: [CGFloat] = []
    let end = setup.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 10), count: 31) { _ in
      offsets.append(setup.offset)
    }
    for (index, offset) in offsets.enumerated() {
      #expect(abs(offset + band.offset(forPull: Double(index) * 10)) < 1e-9)
    }
    #expect(abs(setup.offset + 132.278) < 1e-3)
    _ = setup.move(from: end, by: CGPoint(x: 0, y: -10), count: 32)
    #expect(abs(setup.offset - 20) < 1e-9)
  }

  @Test("M-11 L-09 content caught while it returns does not jump, and continues from there")
  func catching() {
    let setup = ScrollSetup()
    let end = setup.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 20), count: 16)
    setup.harness.mouseUp(at: end)
    _ = setup.offsets(8)
    let caught = setup.offset
    #expect(caught < -20)
    #expect(caught > -100)
    setup.harness.mouseDown(at: end)
    _ = setup.offsets(5)
    #expect(setup.offset == caught)
    let band = RubberBand(extent: 667)
    let pull = band.pull(forOffset: -caught)
    _ = setup.move(from: end, by: CGPoint(x: 0, y: 5), count: 5) { index in
      let expected = band.offset(forPull: pull + Double(index) * 5)
      #expect(abs(setup.offset + expected) < 1e-9)
    }
  }

  @Test("L-07 M-11 what is touched beyond its end and released without a drag goes back")
  func caughtAndReleased() {
    let setup = ScrollSetup()
    let end = setup.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 20), count: 16)
    setup.harness.mouseUp(at: end)
    _ = setup.offsets(5)
    setup.harness.mouseDown(at: end)
    setup.nextFrame()
    setup.harness.mouseUp(at: end)
    #expect(setup.offset < -20)
    #expect(!setup.scroll.isDecelerating)
    #expect(setup.harness.advanceUntilIdle())
    #expect(setup.offset == 0)
    #expect(!setup.scroll.isTracking)
  }

  @Test("without bounces the content stops at its end, and the pointer keeps its place on it")
  func withoutBounces() {
    let setup = ScrollSetup { $0.bounces = false }
    let end = setup.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 10), count: 11)
    #expect(setup.offset == 0)
    _ = setup.move(from: end, by: CGPoint(x: 0, y: -10), count: 13)
    #expect(setup.offset == 30)
  }

  @Test("content that fits moves only with alwaysBounce, and along that axis only")
  func alwaysBounce() {
    let small = CGSize(width: 375, height: 600)
    let fixed = ScrollSetup(content: small)
    _ = fixed.drag(from: middle, by: CGPoint(x: 10, y: 10), count: 5)
    #expect(fixed.scroll.contentOffset == .zero)
    #expect(!fixed.scroll.isDragging)
    let vertical = ScrollSetup(content: small) { $0.alwaysBounceVertical = true }
    _ = vertical.drag(from: middle, by: CGPoint(x: 10, y: 10), count: 5)
    #expect(vertical.scroll.contentOffset.x == 0)
    #expect(vertical.offset < -15)
    let horizontal = ScrollSetup(content: small) { $0.alwaysBounceHorizontal = true }
    _ = horizontal.drag(from: middle, by: CGPoint(x: 10, y: 10), count: 5)
    #expect(horizontal.scroll.contentOffset.x < -15)
    #expect(horizontal.offset == 0)
  }

  @Test("L-07 with the lock a diagonal picks one axis, without it content goes in both directions")
  func directionalLock() {
    let wide = CGSize(width: 2000, height: 3000)
    for (step, isLocked, expected) in [
      (CGPoint(x: -9, y: -10), true, CGPoint(x: 0, y: 90)),
      (CGPoint(x: -10, y: -9), true, CGPoint(x: 90, y: 0)),
      (CGPoint(x: -10, y: -9), false, CGPoint(x: 90, y: 81)),
    ] {
      let setup = ScrollSetup(content: wide) { $0.isDirectionalLockEnabled = isLocked }
      let end = setup.drag(from: middle, by: step, count: 10)
      #expect(setup.scroll.contentOffset == expected)
      setup.harness.mouseUp(at: end)
      setup.harness.advanceUntilIdle()
      #expect((setup.scroll.contentOffset.x == 0) == (expected.x == 0))
      #expect((setup.scroll.contentOffset.y == 0) == (expected.y == 0))
    }
  }

  @Test("insets widen the range, and content rests beyond its own edges by them")
  func insets() {
    let setup = ScrollSetup {
      $0.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 80, right: 0)
    }
    #expect(setup.scroll.adjustedContentInset == setup.scroll.contentInset)
    let end = setup.drag(from: middle, by: CGPoint(x: 0, y: 10), count: 6)
    #expect(setup.offset == -50)
    setup.harness.mouseUp(at: end)
    setup.harness.advanceUntilIdle()
    #expect(setup.offset == -50)
    setup.scroll.contentOffset.y = 2393
    let next = setup.drag(from: middle, by: CGPoint(x: 0, y: -40), count: 6)
    setup.harness.mouseUp(at: next)
    setup.harness.advanceUntilIdle()
    #expect(setup.offset == 2413)
  }

  @Test("F-15 scrolling switched off ignores pointers, in mid-drag it releases")
  func disabled() {
    let setup = ScrollSetup { $0.isScrollEnabled = false }
    #expect(!setup.scroll.panGestureRecognizer.isEnabled)
    _ = setup.drag(from: middle, by: CGPoint(x: 0, y: -10), count: 5)
    #expect(setup.offset == 0)
    setup.harness.mouseUp(at: middle)
    setup.nextFrame()
    setup.scroll.isScrollEnabled = true
    _ = setup.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 20), count: 10)
    #expect(setup.offset < -50)
    setup.scroll.isScrollEnabled = false
    #expect(!setup.scroll.isDragging)
    #expect(!setup.scroll.isTracking)
    setup.harness.advanceUntilIdle()
    #expect(setup.offset == 0)
  }

  @Test("F-11 a button inside taps below the hysteresis and is released by a drag")
  func buttonInside() {
    let setup = ScrollSetup()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 300, width: 200, height: 200)
    setup.scroll.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    setup.harness.tap(at: middle)
    #expect(taps == 1)
    let end = setup.drag(from: middle, by: CGPoint(x: 0, y: -10), count: 5)
    #expect(!button.isHighlighted)
    #expect(setup.offset == 40)
    setup.harness.mouseUp(at: end)
    setup.harness.advanceUntilIdle()
    #expect(taps == 1)
  }

  @Test("F-13 of two scroll views, one in the other, each takes the drags along its own axis")
  func nested() {
    let setup = ScrollSetup()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 200))
    inner.contentSize = CGSize(width: 2000, height: 200)
    setup.scroll.addSubview(inner)
    let end = setup.drag(from: middle, by: CGPoint(x: -10, y: 0), count: 6)
    #expect(inner.contentOffset.x == 50)
    #expect(setup.offset == 0)
    setup.harness.mouseUp(at: end)
    setup.harness.advance(by: 3)
    let left = inner.contentOffset.x
    _ = setup.drag(from: middle, by: CGPoint(x: 0, y: -10), count: 6)
    #expect(inner.contentOffset.x == left)
    #expect(setup.offset == 50)
  }

  @Test("the pan can be reported to wait, and asked by a delegate, like any other")
  func panIsOrdinary() {
    let setup = ScrollSetup()
    let judge = Judge()
    judge.begins = { _ in false }
    setup.scroll.panGestureRecognizer.delegate = judge
    let end = setup.drag(from: middle, by: CGPoint(x: 0, y: -10), count: 5)
    #expect(setup.offset == 0)
    setup.harness.mouseUp(at: end)
    setup.nextFrame()
    judge.begins = { _ in true }
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .up
    setup.scroll.addGestureRecognizer(swipe)
    setup.scroll.panGestureRecognizer.require(toFail: swipe)
    _ = setup.drag(from: middle, by: CGPoint(x: 0, y: -10), count: 20)
    #expect(setup.offset == 0)
  }
}
