import Foundation
import UIKit
import UIKitTestSupport

/// The ported panel with a pointer that moves once a frame. The panel covers the lower half of
/// 375×667: its top is at 333.5, or at 667 when it is away.
@MainActor final class PanelSetup {
  static let height = 333.5
  let setup: TransitionSetup
  let first: PanelPresenter
  private(set) var pointer = CGPoint.zero
  /// Positions of the panel's top and of the dim, frame by frame.
  private(set) var trail: [(top: CGFloat, dim: Double)] = []

  init() {
    let first = PanelPresenter()
    self.first = first
    setup = TransitionSetup { first }
    setup.onFrame = { [unowned self] in
      if let top, let dim { trail.append((top, dim)) } else { trail = [] }
    }
  }

  var driver: PanelDriver { first.transition.driver }
  var panel: PanelViewController? { first.presentedViewController as? PanelViewController }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { first.transitionCoordinator }
  var isPresented: Bool { panel != nil && coordinator == nil }
  /// The panel's top edge as shown; nil while it is in no window.
  var top: CGFloat? { panel.flatMap { $0.view.window == nil ? nil : $0.view.shownY } }
  var dim: Double? { first.transition.presentation?.dim.shownAlpha }
  /// The visible fraction of the panel, 0…1.
  var raised: Double { (667 - (top ?? 667)) / Self.height }

  func press(_ y: CGFloat) {
    pointer = CGPoint(x: 60, y: y)
    setup.down(pointer.x, pointer.y)
    setup.frame()
  }

  /// Moves the pointer by `delta` in so many frames; `check` gets how far it went in each.
  func move(by delta: CGFloat, frames: Int, check: (CGFloat) -> Void = { _ in }) {
    for _ in 0..<frames {
      pointer.y += delta / CGFloat(frames)
      setup.move(pointer.x, pointer.y)
      setup.frame()
      check(delta / CGFloat(frames))
    }
  }

  func release() {
    setup.up()
    setup.frame()
  }

  func open() {
    setup.run { first.open() }
  }

  func raise() {
    open()
    setup.settle()
  }

  /// The longest step of the panel from frame to frame so far, points.
  var longestStep: CGFloat {
    zip(trail, trail.dropFirst()).map { abs($0.top - $1.top) }.max() ?? 0
  }

  /// The greatest difference between the dimming and the panel's progress.
  var dimError: Double {
    trail.map { abs($0.dim - (667 - $0.top) / Self.height) }.max() ?? 0
  }
}
