import Foundation
import UIKit
import UIKitTestSupport

/// The ported shade with a pointer that moves once a frame. The shade covers 375×667; its bottom
/// edge is at 667, or at 0 when it is away.
@MainActor final class ShadeSetup {
  static let height: CGFloat = 667
  let setup: TransitionSetup
  let page: ShadePage
  private(set) var pointer = CGPoint.zero

  init() {
    let page = ShadePage()
    self.page = page
    setup = TransitionSetup { page }
  }

  var shade: ShadeViewController { page.shade }
  var driver: ShadeDriver { shade.transition.driver }
  var isPresented: Bool { page.presentedViewController != nil && !isUnderWay }
  var isUnderWay: Bool { page.transitionCoordinator != nil }
  /// The shade's bottom edge as shown.
  var edge: CGFloat { shade.view.layer.shownFrame.maxY }

  func press(y: CGFloat) {
    pointer = CGPoint(x: 180, y: y)
    setup.down(pointer.x, pointer.y)
    setup.frame()
  }

  /// Moves the pointer by `delta` in so many frames.
  func move(by delta: CGFloat, frames: Int, check: () -> Void = {}) {
    for _ in 0..<frames {
      pointer.y += delta / CGFloat(frames)
      setup.move(pointer.x, pointer.y)
      setup.frame()
      check()
    }
  }

  func release() {
    setup.up()
    setup.frame()
  }

  /// Pulls the shade down and releases it while it moves; returns when the shade rests.
  func raise() {
    press(y: 20)
    move(by: 460, frames: 20)
    release()
    setup.settle()
  }

  /// Pushes the shade away from its bottom edge; returns when the shade rests.
  func lower() {
    press(y: 640)
    move(by: -460, frames: 20)
    release()
    setup.settle()
  }
}
