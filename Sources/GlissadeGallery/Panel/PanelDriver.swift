import UIKit

/// Drives the panel's transitions, and what else a finger does with it: it may be caught, pulled,
/// reversed and thrown at any time.
///
/// The panel's *top* is the one number that counts. Of it the transition makes the part between the
/// place where the panel stands and out of sight; whatever is above that is the panel's own offset.
@MainActor final class PanelDriver: UIPercentDrivenInteractiveTransition {
  enum Direction { case presenting, dismissing }

  /// Of the transition that is under way, or would come next.
  private(set) var direction = Direction.presenting
  private(set) weak var panel: PanelViewController?
  private weak var presenter: MapViewController?
  /// The part of a transition's way at which a release finishes it.
  var threshold: CGFloat = 0.5
  /// Where the finger has the panel's top, as if nothing resisted; nil without a finger.
  var grip: CGFloat?
  /// The gesture that has it.
  var holder: UIPanGestureRecognizer?
  /// What a finger that moves the panel does to the list; nil where it does nothing.
  var listDrag: PanelListDrag?
  /// The spring on which the panel goes to a detent.
  var settling: UIViewPropertyAnimator?

  override init() {
    super.init()
    wantsInteractiveStart = false
  }

  /// Takes charge of the panel that is about to be presented.
  func link(to panel: PanelViewController) {
    self.panel = panel
    let pan = CatchingPanGestureRecognizer(
      target: self, action: Selector(PanelDriver.handlePan))
    pan.name = "panel"
    pan.isCatching = { [weak self] in self?.isMoving ?? false }
    pan.delegate = self
    panel.page.addGestureRecognizer(pan)
    if let list = panel.page.list { link(to: list) }
  }

  /// Lets a pan from the lower edge of the presenter's view bring the panel.
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
      take(with: pan)
    } else {
      follow(pan)
    }
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began {
      take(with: pan)
      if pan.velocity(in: nil).y > 0 { leave() }
    } else {
      follow(pan)
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed:
      move(by: pan.translation(in: nil).y)
      pan.setTranslation(.zero, in: nil)
    case .ended: letGo(velocity: pan.velocity(in: nil).y)
    case .cancelled: letGo(velocity: 0)
    default: break
    }
  }

  /// Sends the panel away, also on its way in: its button, a tap beside it and Escape do.
  func sendAway() {
    guard grip == nil else { return }
    guard isUnderWay else { return close() }
    guard direction == .presenting, !isFading else { return }
    pause()
    timingCurve = HandOff.spring(relativeVelocity: 0)
    cancel()
  }

  /// A panel on its way to a height leaves it from where it is.
  private func close() {
    guard let panel else { return }
    stopSettling()
    panel.lean(on: top)
    panel.dismiss(animated: true)
  }

  /// Starts a transition that the finger drives.
  func start(_ begin: () -> Void) {
    wantsInteractiveStart = true
    begin()
    wantsInteractiveStart = false
  }

  // MARK: Ends

  func presentationEnded(_ completed: Bool) {
    if completed { direction = .dismissing } else { forget() }
    rest()
  }

  func dismissalEnded(_ completed: Bool) {
    if completed {
      direction = .presenting
      forget()
    }
    rest()
  }

  private func forget() { (panel, grip, holder, listDrag) = (nil, nil, nil, nil) }
}

extension PanelDriver: UIGestureRecognizerDelegate {
  /// A list at rest is dragged by itself.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let list = panel?.page.list else { return true }
    return isMoving || touch.view?.isDescendant(of: list) != true
  }

  /// What moves is caught wherever the finger goes; else a drag sideways is none of ours.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, !isFading else { return false }
    let way = pan.translation(in: nil)
    return isMoving || abs(way.y) >= abs(way.x)
  }
}
