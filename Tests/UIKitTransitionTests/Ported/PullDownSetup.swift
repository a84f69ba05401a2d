import Foundation
import UIKit
import UIKitTestSupport

/// The ported pull-down with a pointer that moves once a frame, so that every frame's shown place
/// can be compared with the pointer's.
@MainActor final class PullDownSetup {
  let setup: TransitionSetup
  let first: PullDownFirst
  private(set) var pointer = CGPoint.zero
  /// The y coordinate of the pointer when the gesture began, or `nil` before.
  private(set) var began: CGFloat?

  init() {
    let first = PullDownFirst()
    self.first = first
    setup = TransitionSetup { first }
  }

  var second: PullDownSecond? { first.presentedViewController as? PullDownSecond }
  var isPresented: Bool { second != nil && first.transitionCoordinator == nil }
  var log: [String] { setup.harness.log }

  func press(y: CGFloat) {
    pointer = CGPoint(x: 180, y: y)
    began = nil
    setup.down(pointer.x, pointer.y)
    setup.frame()
  }

  /// Moves the pointer by `delta` in so many frames. `check` gets the pointer's travel since the
  /// gesture began, after each frame in which it continues.
  func move(by delta: CGFloat, frames: Int, check: (CGFloat) -> Void = { _ in }) {
    let isDriven = { self.first.transitionCoordinator?.isInteractive ?? false }
    for _ in 0..<frames {
      let wasDriven = isDriven()
      pointer.y += delta / CGFloat(frames)
      setup.move(pointer.x, pointer.y)
      setup.frame()
      if !wasDriven, isDriven() { began = pointer.y }
      if wasDriven, let began { check(pointer.y - began) }
    }
  }

  func release() { setup.up() }

  /// A pull that ends presented.
  func raise() {
    press(y: 60)
    move(by: 500, frames: 30)
    release()
    setup.settle()
  }
}
