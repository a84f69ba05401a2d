import Foundation
import UIKitTestSupport

/// A setup whose pointer is pressed and moved horizontally, a frame at a time.
@MainActor protocol PointerSetup: AnyObject {
  var setup: TransitionSetup { get }
  /// The location of the pointer.
  var pointer: CGPoint { get set }
}

extension PointerSetup {
  func press(x: CGFloat, y: CGFloat = 300) {
    pointer = CGPoint(x: x, y: y)
    setup.down(x, y)
    setup.frame()
  }

  /// Moves by `delta` in so many frames; `check` gets the distance from where the move began.
  func move(by delta: CGFloat, frames: Int, check: (CGFloat) -> Void = { _ in }) {
    let start = pointer.x
    for index in 1...frames {
      pointer.x = start + delta * CGFloat(index) / CGFloat(frames)
      setup.move(pointer.x, pointer.y)
      setup.frame()
      check(pointer.x - start)
    }
  }

  func release() {
    setup.up()
    setup.frame()
  }

  func press(key: String) {
    setup.harness.send(.key(key, t: setup.now))
    setup.frame()
  }
}
