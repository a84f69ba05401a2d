import Foundation
import GlissadeTesting
import UIKit

/// A harness of 375×667 at 60 frames per second, counted in frames, with a pointer held between
/// them.
@MainActor final class TransitionSetup {
  static let interval = 1.0 / 60
  let harness: Harness
  private var pointer = CGPoint.zero
  /// The closure that is called at the end of every frame.
  var onFrame: () -> Void = {}

  init(root: () -> UIViewController) {
    harness = Harness(root: root)
    frame()
  }

  var scene: UIWindowScene { harness.scene }
  var window: UIWindow { harness.window }
  var now: TimeInterval { harness.now }

  func frame() {
    harness.advance(by: Self.interval)
    onFrame()
  }

  func frames(_ count: Int) {
    for _ in 0..<count { frame() }
  }

  func advance(by seconds: TimeInterval) { frames(Int((seconds * 60).rounded())) }

  /// Makes frames, at least one for waiting input, until nothing moves, and returns `false` if
  /// something still does after ten seconds.
  @discardableResult
  func settle() -> Bool {
    frame()
    for _ in 0..<600 {
      guard scene.needsFrame else { return true }
      frame()
    }
    return false
  }

  /// Runs client code between two frames.
  @discardableResult
  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try scene.enter(body) }

  var warnings: [String] { harness.log.filter { $0.hasPrefix("warning") } }
  /// The logged calls that have no effect and do no harm (N-20).
  var remarks: [String] { harness.log.filter { $0.hasSuffix("has no effect") } }
  var violations: [String] { harness.log.filter { $0.hasPrefix("violation") } }

  // MARK: The pointer. Events wait for the next frame.

  func down(_ x: CGFloat, _ y: CGFloat) {
    pointer = CGPoint(x: x, y: y)
    harness.mouseDown(at: pointer)
  }

  func move(_ x: CGFloat, _ y: CGFloat) {
    pointer = CGPoint(x: x, y: y)
    harness.mouseMove(to: pointer)
  }

  func up() { harness.mouseUp(at: pointer) }

  func loseFocus() { harness.loseFocus() }

  /// Moves the pressed pointer evenly, with 160 events a second; returns with the frame of the last
  /// one.
  func drag(to end: CGPoint, over seconds: TimeInterval) {
    let (start, began) = (pointer, now)
    let count = max(1, Int((seconds * 120).rounded()))
    for index in 1...count {
      let part = Double(index) / Double(count)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      harness.send(.move(to: point, t: began + seconds * part))
    }
    pointer = end
    advance(by: seconds)
  }

  func drag(toY y: CGFloat, over seconds: TimeInterval) {
    drag(to: CGPoint(x: pointer.x, y: y), over: seconds)
  }
}

extension UIView {
  /// The top edge as shown now, in window points.
  var shownY: CGFloat { layer.shownFrame.minY }
  var shownAlpha: Double { layer.shownOpacity }
}
