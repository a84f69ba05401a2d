import GlissadeDemo
import UIKit

/// The driver of the zoom. A downward pan or a pan from the left edge shrinks the page, and any pan
/// catches a running zoom.
@MainActor final class ZoomDriver: UIPercentDrivenInteractiveTransition {
  /// The translation of a downward pan that corresponds to the whole zoom, in points. For the edge
  /// pan, the corresponding translation is the width of the stack.
  private static let height: CGFloat = 300

  private weak var stack: UINavigationController?
  private var canBegin: () -> Bool = { false }
  private let pan = CatchingPanGestureRecognizer()
  private let edgePan = UIScreenEdgePanGestureRecognizer()
  private var isPush = false
  private var isTransitioning = false
  /// The translation of the last pan that corresponds to the whole zoom, in points.
  private var length: CGFloat = 1

  override init() {
    super.init()
    wantsInteractiveStart = false
  }

  /// Adds the pans to the view of a stack.
  ///
  /// - Parameters:
  ///   - stack: The navigation controller.
  ///   - canBegin: A closure that returns whether a pan may begin on a page at rest.
  func listen(in stack: UINavigationController, canBegin: @escaping () -> Bool) {
    self.stack = stack
    self.canBegin = canBegin
    pan.name = "zoom"
    pan.isCatching = { [weak self] in self?.isTransitioning ?? false }
    edgePan.name = "zoom edge"
    edgePan.edges = .left
    for recognizer in [pan, edgePan] {
      recognizer.addTarget(self, action: Selector(ZoomDriver.handlePan))
      recognizer.delegate = self
      stack.view.addGestureRecognizer(recognizer)
    }
  }

  func begin(isPush: Bool) {
    self.isPush = isPush
    isTransitioning = true
  }

  func ended() { isTransitioning = false }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let isHorizontal = pan === edgePan
    if pan.state == .began {
      length = isHorizontal ? max(stack?.view.bounds.width ?? 1, 1) : Self.height
      if !isTransitioning { pop() }
    }
    guard isTransitioning else { return }
    follow(pan, along: isHorizontal ? .horizontal : .vertical, distance: isPush ? -length : length)
  }

  private func pop() {
    wantsInteractiveStart = true
    stack?.popViewController(animated: true)
    wantsInteractiveStart = false
  }

  /// The translation of the active drag that corresponds to the whole zoom, in points; `nil` if
  /// there is no drag.
  var distance: CGFloat? { reading == nil ? nil : length }
}

extension ZoomDriver: UIGestureRecognizerDelegate {
  /// Returns whether a pan receives a touch. The navigation bar's buttons receive those in the bar.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let stack else { return false }
    return touch.view?.isDescendant(of: stack.navigationBar) != true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTransitioning { return reading == nil && gestureRecognizer === pan }
    guard let stack, stack.transitionCoordinator == nil, canBegin() else { return false }
    guard gestureRecognizer === pan else { return true }
    let translation = pan.translation(in: nil)
    return translation.y > 0 && translation.y > abs(translation.x)
  }
}
