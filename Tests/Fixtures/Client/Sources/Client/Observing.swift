import GlissadeTesting
import UIKit

// Notifications, timers and key–value observing with selectors and key paths (N-26).

private var calls: [String] = []

extension Notification.Name {
  static let didPull = Notification.Name("didPull")
}

class KeyboardAwareViewController: UIViewController {
  var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: Selector(KeyboardAwareViewController.keyboardWillShow),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector(KeyboardAwareViewController.pulled), name: .didPull, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector(KeyboardAwareViewController.background),
      name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  private func keyboardWillShow(_ notification: Notification) {
    let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
      .cgRectValue
    let duration =
      notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
    calls.append("keyboard \(frame?.height ?? -1) \(duration)")
  }

  func pulled(_ notification: NSNotification) {
    calls.append("pulled \(notification.name.rawValue)")
  }
  func background() { calls.append("background") }

  func startTimer() {
    timer = Timer.scheduledTimer(
      timeInterval: 0.01, target: self, selector: Selector(KeyboardAwareViewController.tick),
      userInfo: ["a": 1], repeats: false)
  }

  func tick(_ timer: Timer) {
    calls.append("tick \((timer.userInfo as? [String: Int])?["a"] ?? 0)")
  }

  deinit {
    timer?.invalidate()
    NotificationCenter.default.removeObserver(self)
  }
}

/// A helper that is no view and no controller.
final class KeyboardManager: NSObject {
  private var observation: NSKeyValueObservation?
  var offsets: [CGPoint] = []

  func follow(_ scrollView: UIScrollView) {
    observation = scrollView.observe(\.contentOffset, options: [.new, .old]) {
      [weak self] scrollView, change in
      guard let new = change.newValue, change.oldValue != new else { return }
      self?.offsets.append(new)
    }
  }

  func stop() {
    observation?.invalidate()
    observation = nil
  }
}

class PlainScrollView: UIScrollView {}

func checkObserving() {
  Checks.about("N-26 notifications and timers") {
    checkNotifications()
    checkTimer()
  }
  Checks.about("N-12 observing") {
    checkOffsets()
    checkOptions()
    checkKeyPaths()
  }
  Checks.about("N-26 values") { checkValues() }
}

private func checkNotifications() {
  let center = NotificationCenter.default
  calls = []
  autoreleased {
    let page = KeyboardAwareViewController()
    _ = Harness { page }
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(
        cgRect: CGRect(x: 0, y: 0, width: 10, height: 216)),
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.5,
    ]
    center.post(name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: info)
    center.post(name: .didPull, object: page)
    center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    Checks.expect(
      calls == ["keyboard 216.0 0.5", "pulled didPull", "background"], "methods are called",
      found: calls)
    center.removeObserver(page, name: .didPull, object: nil)
    center.post(name: .didPull, object: page)
    Checks.expect(calls.count == 3, "one is removed", found: calls)
    center.removeObserver(page)
    center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    Checks.expect(calls.count == 3, "all are removed", found: calls)
  }
  var count = 0
  let token = center.addObserver(forName: .didPull, object: nil, queue: nil) { _ in count += 1 }
  center.post(name: .didPull, object: nil)
  center.removeObserver(token)
  center.post(name: .didPull, object: nil)
  Checks.expect(count == 1, "Foundation's own observers are removed, too", found: count)
}

private func autoreleased(_ body: () -> Void) { body() }

private func checkTimer() {
  calls = []
  let page = KeyboardAwareViewController()
  page.startTimer()
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
  Checks.expect(calls == ["tick 1"], "a timer calls a method", found: calls)
}

private func checkOffsets() {
  let page = UIViewController()
  let harness = Harness { page }
  let scroll = PlainScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  scroll.contentSize = CGSize(width: 200, height: 2000)
  page.view.addSubview(scroll)
  let manager = KeyboardManager()
  manager.follow(scroll)
  harness.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), over: 0.2, hold: 0.2)
  let seen = manager.offsets
  Checks.expect(seen.count > 5, "every offset of a drag", found: seen.count)
  Checks.expect(
    seen.last == scroll.contentOffset, "up to the last", found: String(describing: seen.last))
  manager.stop()
  scroll.contentOffset = .zero
  Checks.expect(manager.offsets.count == seen.count, "until it is invalidated")
}

private func checkOptions() {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  var seen: [String] = []
  var observation: NSKeyValueObservation? = view.observe(
    \.alpha, options: [.initial, .prior, .new, .old]
  ) { _, change in
    let old = change.oldValue.map { "\($0)" } ?? "-"
    let new = change.newValue.map { "\($0)" } ?? "-"
    seen.append("\(change.isPrior ? "prior" : "set") \(old) \(new)")
  }
  view.alpha = 0.5
  Checks.expect(
    seen == ["set - 1.0", "prior 1.0 -", "set 1.0 0.5"], "options", found: seen)
  observation = nil
  view.alpha = 0
  Checks.expect(seen.count == 3 && observation == nil, "a released observation ends", found: seen)
}

private func checkKeyPaths() {
  let page = UIViewController()
  let harness = Harness { page }
  let view = PlainScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  page.view.addSubview(view)
  var seen: [String] = []
  let pan = UIPanGestureRecognizer()
  page.view.addGestureRecognizer(pan)
  let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.alpha = 0.5 }
  let observations = [
    view.observe(\.frame) { view, _ in seen.append("frame \(view.frame.width)") },
    view.observe(\.center) { view, _ in seen.append("center \(view.center.x)") },
    view.observe(\.bounds) { view, _ in seen.append("bounds") },
    view.observe(\.isHidden) { view, _ in seen.append("hidden \(view.isHidden)") },
    view.observe(\.contentSize) { view, _ in seen.append("content \(view.contentSize.width)") },
    page.observe(\.title, options: .new) { _, change in
      seen.append("title \(change.newValue! ?? "")")
    },
    pan.observe(\.state) { pan, _ in seen.append("state \(pan.state)") },
    animator.observe(\.isRunning) { animator, _ in seen.append("running \(animator.isRunning)") },
  ]
  view.frame.size.width = 20
  Checks.expect(
    Set(seen) == ["frame 20.0", "center 10.0", "bounds"], "a frame, and what follows", found: seen)
  seen = []
  view.isHidden = true
  view.contentSize.width = 7
  page.title = "T"
  Checks.expect(
    seen == ["hidden true", "content 7.0", "title T"], "other properties", found: seen)
  seen = []
  animator.startAnimation()
  harness.advanceUntilIdle()
  Checks.expect(seen == ["running true", "running false"], "an animator", found: seen)
  seen = []
  harness.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), over: 0.1)
  harness.advanceUntilIdle()
  let states = seen.filter { $0.hasPrefix("state") }
  Checks.expect(
    states.prefix(2) == ["state began", "state changed"], "a recognizer", found: seen)
  Checks.expect(states.contains("state ended"), "to its end", found: seen)
  observations.forEach { $0.invalidate() }
}

private func checkValues() {
  let transform = CATransform3DMakeScale(2, 3, 1)
  let point = NSValue(cgPoint: CGPoint(x: 1, y: 2))
  Checks.expect(point.cgPointValue.y == 2, "a point", found: point)
  Checks.expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue.width == 3, "a size")
  let value = NSValue(caTransform3D: transform)
  Checks.expect(value.caTransform3DValue.m22 == 3, "a transform", found: value)
  Checks.expect(value == NSValue(caTransform3D: transform), "equal values")
  let move = CABasicAnimation(keyPath: "position")
  move.fromValue = NSValue(cgPoint: .zero)
  move.toValue = NSValue(cgPoint: CGPoint(x: 100, y: 0))
  move.duration = 1
  let page = UIViewController()
  let harness = Harness { page }
  let layer = CALayer()
  page.view.layer.addSublayer(layer)
  layer.add(move, forKey: "move")
  harness.advance(by: 0.5)
  let x = layer.presentation()?.position.x ?? 0
  Checks.expect(x > 10, "move a layer", found: x)
}
