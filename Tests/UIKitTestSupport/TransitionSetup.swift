import Foundation
import GlissadeTesting
import UIKit

/// A harness of 375×667 at 60 frames per second, counted in frames, with a pointer held between
/// them.
@MainActor package final class TransitionSetup {
  package static let interval = 1.0 / 60
  package let harness: Harness
  private var pointer = CGPoint.zero
  /// The closure that is called at the end of every frame.
  package var onFrame: () -> Void = {}

  package init(root: () -> UIViewController) {
    harness = Harness(root: root)
    frame()
  }

  package var scene: UIWindowScene { harness.scene }
  package var window: UIWindow { harness.window }
  package var now: TimeInterval { harness.now }

  package func frame() {
    harness.advance(by: Self.interval)
    onFrame()
  }

  package func frames(_ count: Int) {
    for _ in 0..<count { frame() }
  }

  package func advance(by seconds: TimeInterval) { frames(Int((seconds * 60).rounded())) }

  /// Makes frames, at least one for waiting input, until nothing moves, and returns `false` if
  /// something still does after ten seconds.
  @discardableResult
  package func settle() -> Bool {
    frame()
    for _ in 0..<600 {
      guard scene.needsFrame else { return true }
      frame()
    }
    return false
  }

  /// Runs client code between two frames.
  @discardableResult
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result { try scene.enter(body) }

  package var warnings: [String] { harness.log.filter { $0.hasPrefix("warning") } }
  /// The logged calls that have no effect and do no harm (N-20).
  package var remarks: [String] { harness.log.filter { $0.hasSuffix("has no effect") } }
  package var violations: [String] { harness.log.filter { $0.hasPrefix("violation") } }

  // MARK: The pointer. Events wait for the next frame.

  package func down(_ x: CGFloat, _ y: CGFloat) {
    pointer = CGPoint(x: x, y: y)
    harness.mouseDown(at: pointer)
  }

  package func move(_ x: CGFloat, _ y: CGFloat) {
    pointer = CGPoint(x: x, y: y)
    harness.mouseMove(to: pointer)
  }

  package func up() { harness.mouseUp(at: pointer) }

  package func loseFocus() { harness.loseFocus() }

  /// Moves the pressed pointer evenly, with 160 events a second; returns with the frame of the last
  /// one.
  package func drag(to end: CGPoint, over seconds: TimeInterval) {
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

  package func drag(toY y: CGFloat, over seconds: TimeInterval) {
    drag(to: CGPoint(x: pointer.x, y: y), over: seconds)
  }
}

extension UIView {
  /// The top edge as shown now, in window points.
  package var shownY: CGFloat { layer.shownFrame.minY }
  package var shownAlpha: Double { layer.shownOpacity }
}
