import Foundation

@testable import UIKit

/// The ported shade with a pointer that moves once a frame. The shade covers 375×667; its bottom edge
/// is at 667, or at 0 when it is away.
@MainActor final class ShadeStage {
  static let height: CGFloat = 667
  let stage: TransitionStage
  let page: ShadePage
  private(set) var finger = CGPoint.zero

  init() {
    let page = ShadePage()
    self.page = page
    stage = TransitionStage { page }
  }

  var shade: ShadeViewController { page.shade }
  var driver: ShadeDriver { shade.transition.driver }
  var isPresented: Bool { page.presentedViewController != nil && !isUnderWay }
  var isUnderWay: Bool { page.transitionCoordinator != nil }
  /// The shade's bottom edge as shown.
  var edge: CGFloat { shade.view.layer.shownFrame.maxY }

  func press(y: CGFloat) {
    finger = CGPoint(x: 180, y: y)
    stage.down(finger.x, finger.y)
    stage.frame()
  }

  /// Moves the finger by `delta` in so many frames.
  func move(by delta: CGFloat, frames: Int, check: () -> Void = {}) {
    for _ in 0..<frames {
      finger.y += delta / CGFloat(frames)
      stage.move(finger.x, finger.y)
      stage.frame()
      check()
    }
  }

  func release() {
    stage.up()
    stage.frame()
  }

  /// Pulls the shade down and lets it go while it moves; returns when it rests.
  func raise() {
    press(y: 20)
    move(by: 460, frames: 20)
    release()
    stage.settle()
  }

  /// Pushes it away from its bottom edge; returns when it rests.
  func lower() {
    press(y: 640)
    move(by: -460, frames: 20)
    release()
    stage.settle()
  }
}
