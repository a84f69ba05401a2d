import GlissadeTesting
import UIKit

// Numbers and names that UIKit code counts on (M-01, N-13, N-18, N-21).

/// Made while there is no scene at all, as a constant of a program would be.
private let earlyAnimator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)

/// Call it before any harness is made.
func makeEarlyAnimator() { _ = earlyAnimator }

func checkSurface() {
  checkEarlyAnimator()
  checkWindow()
  checkSlider()
  checkPaths()
  checkHysteresis()
  checkDisplayLink()
  checkModules()
}

private func checkEarlyAnimator() {
  Checks.about("N-21 an animator made outside any scene") {
    let page = UIViewController()
    let harness = Harness { page }
    earlyAnimator.addAnimations { page.view.alpha = 0 }
    earlyAnimator.startAnimation()
    harness.advance(by: 0.25)
    let alpha = page.view.layer.presentation()?.opacity ?? 1
    Checks.expect(abs(alpha - 0.5) < 0.05, "runs in the most recent one", found: alpha)
    harness.advanceUntilIdle()
    Checks.expect(page.view.alpha == 0, "and ends", found: page.view.alpha)
  }
}

private func checkWindow() {
  Checks.about("N-21 UIWindow()") {
    let harness = Harness(size: CGSize(width: 320, height: 480)) { UIViewController() }
    let window = UIWindow()
    Checks.expect(window.frame == harness.window.frame, "as the first one does")
    let screen = CGRect(x: 0, y: 0, width: 320, height: 480)
    Checks.expect(window.frame == screen, "fills the screen", found: window.frame)
    Checks.expect(UIWindow(frame: .zero).frame == .zero, "a frame of one's own stays")
  }
}

private class SliderListener {
  var values: [Float] = []
  var phases: [UITouch.Phase?] = []
  var tracking: [Bool] = []

  func changed(_ slider: UISlider, event: UIEvent) {
    values.append(slider.value)
    phases.append(event.allTouches?.first?.phase)
    tracking.append(slider.isTracking)
  }
}

private func checkSlider() {
  Checks.about("N-21 a slider") {
    let page = UIViewController()
    let harness = Harness { page }
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let listener = SliderListener()
    slider.addTarget(listener, action: Selector(SliderListener.changed), for: .valueChanged)
    page.view.addSubview(slider)
    harness.advance(by: 0.1)
    harness.drag(from: CGPoint(x: 30, y: 120), to: CGPoint(x: 130, y: 120), over: 0.2, hold: 0.2)
    let last = listener.phases.last
    Checks.expect(slider.isContinuous && listener.values.count > 5, "sends many events")
    Checks.expect(last == .ended, "the last with the touch ended", found: listener.phases)
    Checks.expect(listener.tracking.last == false, "and not tracking", found: listener.tracking)
    Checks.expect(
      listener.phases.dropLast().allSatisfy { $0 == .moved }, "the others with it moving",
      found: listener.phases)
    Checks.expect(
      listener.values.suffix(2).allSatisfy { $0 == slider.value }, "of the same value",
      found: listener.values)
  }
}

private func checkPaths() {
  Checks.about("N-21 paths") {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let rounded = UIBezierPath(roundedRect: rect, cornerRadius: 12)
    Checks.expect(
      start(of: rounded) == CGPoint(x: 22, y: 20), "a rounded rectangle's start",
      found: start(of: rounded))
    Checks.expect(isClockwise(rounded), "a rounded rectangle's direction")
    let oval = UIBezierPath(ovalIn: rect)
    Checks.expect(
      start(of: oval) == CGPoint(x: 110, y: 50), "an oval's start", found: start(of: oval))
    Checks.expect(isClockwise(oval), "an oval's direction")
    let some = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 15, height: 8))
    Checks.expect(
      start(of: some) == CGPoint(x: 25, y: 20), "with some corners", found: start(of: some))
  }
}

/// Returns the start of a path: a line that is added after `close()` continues from it.
private func start(of path: UIBezierPath) -> CGPoint { return path.currentPoint }

/// A Boolean value that indicates whether a path goes the way of a clockwise arc inside it: where
/// both go the same way they wind twice around the arc's middle, else not at all.
private func isClockwise(_ path: UIBezierPath) -> Bool {
  let middle = CGPoint(x: path.bounds.midX, y: path.bounds.midY)
  func winds(clockwise: Bool) -> Bool {
    let both = UIBezierPath(cgPath: path.cgPath)
    both.move(to: CGPoint(x: middle.x + 5, y: middle.y))
    both.addArc(
      withCenter: middle, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
    both.close()
    return both.contains(middle)
  }
  return winds(clockwise: true) && !winds(clockwise: false)
}

private func checkHysteresis() {
  Checks.about("M-01 hysteresis") {
    let pan = UIPanGestureRecognizer()
    Checks.expect(pan.hysteresis == 4, "is the mouse's at first", found: pan.hysteresis)
    for (wanted, kept) in [(-3.0, 0.0), (0, 0), (25, 25), (90, 40)] {
      pan.hysteresis = CGFloat(wanted)
      Checks.expect(
        pan.hysteresis == CGFloat(kept), "\(wanted) becomes \(kept)", found: pan.hysteresis)
    }
    for (hysteresis, travel) in [(0.0, 1.0), (12, 13), (40, 41)] {
      let states = statesAround(hysteresis, travel: travel)
      Checks.expect(states.before == .possible, "\(hysteresis): no sooner", found: states.before)
      Checks.expect(states.after == .began, "\(hysteresis): beyond it", found: states.after)
    }
  }
}

/// The states of a pan just before and after a movement beyond its hysteresis.
private func statesAround(_ hysteresis: Double, travel: Double)
  -> (before: UIGestureRecognizer.State, after: UIGestureRecognizer.State)
{
  let page = UIViewController()
  let harness = Harness { page }
  let pan = UIPanGestureRecognizer()
  pan.hysteresis = CGFloat(hysteresis)
  page.view.addGestureRecognizer(pan)
  harness.mouseDown(at: CGPoint(x: 100, y: 100))
  harness.mouseMove(to: CGPoint(x: 100, y: 100 + hysteresis))
  harness.advance(by: 0.02)
  let before = pan.state
  harness.mouseMove(to: CGPoint(x: 100, y: 100 + travel))
  harness.advance(by: 0.02)
  return (before, pan.state)
}

private func checkDisplayLink() {
  Checks.about("N-13 a display link") {
    let harness = Harness { UIViewController() }
    let counter = FrameCounter()
    counter.start()
    harness.advance(by: 0.5)
    Checks.expect(abs(counter.count - 30) <= 1, "calls once a frame", found: counter.count)
    Checks.expect(counter.lastTimestamp == harness.now, "with the frame's time")
    let soFar = counter.count
    counter.pause(true)
    harness.advance(by: 0.2)
    counter.pause(false)
    counter.leave()
    harness.advance(by: 0.2)
    Checks.expect(counter.count == soFar, "not while paused or removed", found: counter.count)
    counter.rejoin()
    harness.advance(by: 0.2)
    Checks.expect(counter.count > soFar + 8, "again when added again", found: counter.count)
    counter.stop()
    Checks.expect(harness.advanceUntilIdle(timeout: 1), "not when invalidated")
  }
}

private func checkModules() {
  Checks.about("N-18 modules") {
    let box = star(in: CGRect(x: 0, y: 0, width: 10, height: 10), points: 5).boundingBox
    Checks.expect(abs(box.midX - 5) < 1e-9, "Core Graphics alone", found: box)
    Checks.expect(length(of: CGVector(dx: 3, dy: 4)) == 5, "vectors")
    Checks.expect(warm(0) == CGColor(red: 1, green: 1, blue: 1, alpha: 1), "colours")
    let ring = makeRing(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let page = UIViewController()
    let harness = Harness { page }
    page.view.layer.addSublayer(ring)
    ring.add(makeSpin(), forKey: "spin")
    harness.advance(by: 0.3)
    let sine = ring.presentation()?.transform.m12 ?? -1
    Checks.expect(abs(sine + 1) > 0.1, "Core Animation alone", found: sine)
  }
}
