import Foundation
import GlissadeGestures
import UIKit
import UIKitTestSupport

/// A window of 400×600 with a view of 300×300 at (50, 100), and a pointer to drag over it.
@MainActor final class GestureSetup {
  private let scene = UIWindowScene(
    size: CGSize(width: 400, height: 600), scale: 1, textMeasurer: RuledMeasurer(families: []),
    pictures: PictureStore(decoder: NumberedDecoder()))
  /// The window of a scene of its own, whose screen has its size.
  let window: UIWindow
  let view = TouchRecordingView(frame: CGRect(x: 50, y: 100, width: 300, height: 300))
  var log: [String] = []
  private(set) lazy var dispatcher = TouchDispatcher(
    hitTest: { [unowned self] in window.hitTest($0, with: $1) },
    log: { [unowned self] in log.append("\($0)") })

  init() {
    window = UIWindow(windowScene: scene)
    // The window is visible, although the scene does not show it.
    window.layer.isHidden = false
    window.addSubview(view)
  }

  func down(_ x: Double, _ y: Double, at t: TimeInterval, button: Int = 1) {
    dispatcher.deliver(.down(at: CGPoint(x: x, y: y), t: t, button: button))
  }

  func move(_ x: Double, _ y: Double, at t: TimeInterval) {
    dispatcher.deliver(.move(to: CGPoint(x: x, y: y), t: t))
  }

  func up(_ x: Double, _ y: Double, at t: TimeInterval, button: Int = 1) {
    dispatcher.deliver(.up(at: CGPoint(x: x, y: y), t: t, button: button))
  }

  func down(touch: Int, _ x: Double, _ y: Double, at t: TimeInterval) {
    dispatcher.deliver(.touchDown(touch, at: CGPoint(x: x, y: y), t: t))
  }

  func move(touch: Int, _ x: Double, _ y: Double, at t: TimeInterval) {
    dispatcher.deliver(.touchMove(touch, to: CGPoint(x: x, y: y), t: t))
  }

  func up(touch: Int, _ x: Double, _ y: Double, at t: TimeInterval) {
    dispatcher.deliver(.touchUp(touch, at: CGPoint(x: x, y: y), t: t))
  }

  func tap(_ x: Double, _ y: Double, at t: TimeInterval) {
    down(x, y, at: t)
    up(x, y, at: t + 0.05)
  }
}

/// A view that records its touches and does not forward them.
final class TouchRecordingView: UIView {
  var received: [String] = []
  var onTouch: (String) -> Void = { _ in }
  var allows: (UIGestureRecognizer) -> Bool = { _ in true }

  private func record(_ what: String) {
    received.append(what)
    onTouch(what)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("cancelled")
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    allows(recognizer)
  }
}

/// A target that records the states with which it is called.
@MainActor final class StateRecorder {
  var states: [UIGestureRecognizer.State] = []
  var onCall: (UIGestureRecognizer) -> Void = { _ in }

  func record(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    onCall(recognizer)
  }

  /// Makes a recognizer that calls this target, and adds it to a view.
  func add<R: UIGestureRecognizer>(_ recognizer: R, on view: UIView) -> R {
    recognizer.addTarget(self, action: Selector(StateRecorder.record))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

/// A delegate that answers as configured.
@MainActor final class Judge: UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var receives: (UITouch) -> Bool = { _ in true }
  var together: (UIGestureRecognizer) -> Bool = { _ in false }
  var waitsFor: (UIGestureRecognizer) -> Bool = { _ in false }
  var holdsBack: (UIGestureRecognizer) -> Bool = { _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives(touch) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together(otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waitsFor(otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { holdsBack(otherGestureRecognizer) }
}
