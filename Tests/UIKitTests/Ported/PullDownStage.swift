import Foundation

@testable import UIKit

/// The ported pull-down with a pointer that moves once a frame, so that every frame's shown place can
/// be held against the finger's.
@MainActor final class PullDownStage {
  let stage: TransitionStage
  let first: PullDownFirst
  private(set) var finger = CGPoint.zero
  /// Where the finger was when the gesture began; nil before.
  private(set) var began: CGFloat?

  init() {
    let first = PullDownFirst()
    self.first = first
    stage = TransitionStage { first }
  }

  var second: PullDownSecond? { first.presentedViewController as? PullDownSecond }
  var isPresented: Bool { second != nil && first.transitionCoordinator == nil }
  var log: [String] { stage.harness.log }

  func press(y: CGFloat) {
    finger = CGPoint(x: 180, y: y)
    began = nil
    stage.down(finger.x, finger.y)
    stage.frame()
  }

  /// Moves the finger by `delta` in so many frames. `check` gets the finger's travel since the
  /// gesture began, after each frame in which it goes on.
  func move(by delta: CGFloat, frames: Int, check: (CGFloat) -> Void = { _ in }) {
    let isDriven = { self.first.transitionCoordinator?.isInteractive ?? false }
    for _ in 0..<frames {
      let wasDriven = isDriven()
      finger.y += delta / CGFloat(frames)
      stage.move(finger.x, finger.y)
      stage.frame()
      if !wasDriven, isDriven() { began = finger.y }
      if wasDriven, let began { check(finger.y - began) }
    }
  }

  func release() { stage.up() }

  /// A pull that ends presented.
  func raise() {
    press(y: 60)
    move(by: 500, frames: 30)
    release()
    stage.settle()
  }
}
