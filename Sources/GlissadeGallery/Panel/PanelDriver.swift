import UIKit

/// The driver of the panel's transitions and of all drags of the panel, which can be caught,
/// reversed and released at any time.
///
/// The *top* of the panel is its position. The transition represents the part between the panel's
/// place and its hidden place; the panel's own offset represents the part above its place.
@MainActor final class PanelDriver: UIPercentDrivenInteractiveTransition {
  enum Direction { case presenting, dismissing }

  /// The direction of the running transition, or of the next one.
  private(set) var direction = Direction.presenting
  private(set) weak var panel: PanelViewController?
  private weak var presenter: MapViewController?
  /// The completed fraction above which a release finishes a transition.
  var threshold: CGFloat = 0.5
  /// The position to which the panel's top is dragged without any resistance; `nil` while it is not
  /// dragged.
  var dragPosition: CGFloat?
  /// The pan that drags the panel.
  var activePan: UIPanGestureRecognizer?
  /// The state of a drag in the list; `nil` if the list is not dragged.
  var listDrag: PanelListDrag?
  /// The animator that moves the panel to a detent.
  var settling: UIViewPropertyAnimator?

  override init() {
    super.init()
    wantsInteractiveStart = false
  }

  /// Adds the pan to a panel that is about to be presented.
  func link(to panel: PanelViewController) {
    self.panel = panel
    let pan = CatchingPanGestureRecognizer(
      target: self, action: Selector(PanelDriver.handlePan))
    pan.name = "panel"
    pan.isCatching = { [weak self] in self?.isMoving ?? false }
    pan.delegate = self
    pan.allowedScrollTypesMask = .continuous
    panel.page.addGestureRecognizer(pan)
    if let list = panel.page.list { link(to: list) }
  }

  /// Adds the edge pan that presents the panel to the presenter's view.
  func link(to presenter: MapViewController) {
    self.presenter = presenter
    let pan = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(PanelDriver.handleEdgePan))
    pan.name = "edge"
    pan.edges = .bottom
    presenter.view.addGestureRecognizer(pan)
  }

  // MARK: Gestures

  func handleEdgePan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began {
      start { presenter?.openPanel() }
      beginDrag(with: pan)
    } else {
      follow(pan)
    }
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began {
      beginDrag(with: pan)
      if pan === activePan, pan.velocity(in: nil).y > 0 { beginDismissalIfLowest() }
    } else {
      follow(pan)
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard pan === activePan else { return }
    switch pan.state {
    case .changed:
      move(by: pan.translation(in: nil).y)
      pan.setTranslation(.zero, in: nil)
    case .ended: endDrag(velocity: pan.velocity(in: nil).y)
    case .cancelled: endDrag(velocity: 0)
    default: break
    }
  }

  /// Dismisses the panel, even during its presentation. The panel's button, a tap beside it and
  /// Escape call it.
  func dismissPanel() {
    guard dragPosition == nil else { return }
    guard isTransitioning else { return close() }
    guard direction == .presenting, !isFading else { return }
    pause()
    timingCurve = UISpringTimingParameters(HandOffSpring())
    cancel()
  }

  /// Dismisses a panel from where it is displayed, even on its way to a detent.
  private func close() {
    guard let panel else { return }
    stopSettling()
    panel.setBase(top)
    panel.dismiss(animated: true)
  }

  /// Starts an interactive transition.
  func start(_ begin: () -> Void) {
    wantsInteractiveStart = true
    begin()
    wantsInteractiveStart = false
  }

  // MARK: Ends

  func presentationEnded(_ completed: Bool) {
    if completed { direction = .dismissing } else { reset() }
    rest()
  }

  func dismissalEnded(_ completed: Bool) {
    if completed {
      direction = .presenting
      reset()
    }
    rest()
  }

  private func reset() {
    panel = nil
    dragPosition = nil
    activePan = nil
    listDrag = nil
  }
}

extension PanelDriver: UIGestureRecognizerDelegate {
  /// A list at rest handles its own drags.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let list = panel?.page.list else { return true }
    return isMoving || touch.view?.isDescendant(of: list) != true
  }

  /// A moving panel is caught by a pan in any direction. At rest only a vertical pan begins.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, !isFading else { return false }
    let translation = pan.translation(in: nil)
    return isMoving || abs(translation.y) >= abs(translation.x)
  }
}
