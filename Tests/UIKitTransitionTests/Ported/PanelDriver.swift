import UIKit

// The panel of 4.1–4.6 as client code has it: one percent driver, kept for ever, that owns
// both gestures and stores the direction in which the panel moves next. Written against UIKit
// alone.

final class PanelDriver: UIPercentDrivenInteractiveTransition {
  enum Direction { case present, dismiss }

  var direction: Direction = .present
  private(set) weak var panel: UIViewController?
  private weak var presenter: UIViewController?
  private var makePanel: (() -> UIViewController)?
  private var panelPan: UIPanGestureRecognizer?
  private var edgePan: UIScreenEdgePanGestureRecognizer?

  /// The presenter's screen edge brings the panel.
  func attach(to presenter: UIViewController, makePanel: @escaping () -> UIViewController) {
    self.presenter = presenter
    self.makePanel = makePanel
    let edgePan = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(PanelDriver.handleEdgePan))
    edgePan.edges = .bottom
    presenter.view.addGestureRecognizer(edgePan)
    self.edgePan = edgePan
  }

  func link(to panel: UIViewController) {
    guard self.panel !== panel else { return }
    self.panel = panel
    let pan = UIPanGestureRecognizer(target: self, action: Selector(PanelDriver.handlePanelPan))
    panel.view.addGestureRecognizer(pan)
    panelPan = pan
  }

  override var wantsInteractiveStart: Bool {
    get {
      switch direction {
      case .present: return edgePan?.state == .began
      case .dismiss: return panelPan?.state == .began
      }
    }
    set {}
  }

  // MARK: Gestures

  func handleEdgePan(_ pan: UIScreenEdgePanGestureRecognizer) {
    switch pan.state {
    case .began:
      pause()
      if percentComplete == 0, let panel = makePanel?() {
        presenter?.present(panel, animated: true)
      }
    default:
      follow(pan)
    }
  }

  func handlePanelPan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      pause()
      if direction == .dismiss, percentComplete == 0 { panel?.dismiss(animated: true) }
    default:
      follow(pan)
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed:
      let step = pan.translation(in: nil).y / panelHeight
      pan.setTranslation(.zero, in: nil)
      update(percentComplete + (direction == .present ? -step : step))
    case .ended, .cancelled:
      let isDown = endsInLowerHalf(pan)
      switch direction {
      case .present: isDown ? cancel() : finish()
      case .dismiss: isDown ? finish() : cancel()
      }
    default:
      break
    }
  }

  /// A tap beside the panel takes back what it is about to do.
  func tapOutside() {
    guard panel?.transitionCoordinator != nil else {
      panel?.dismiss(animated: true)
      return
    }
    pause()
    cancel()
  }

  private var panelHeight: CGFloat { panel?.view.bounds.height ?? 1 }

  private func endsInLowerHalf(_ pan: UIPanGestureRecognizer) -> Bool {
    let speed = pan.velocity(in: nil).y
    let end = panelTop + speed / 1000 * 0.998 / (1 - 0.998)
    return end > panelHeight / 2
  }

  /// The visible distance of the panel from its position at rest, in points.
  private var panelTop: CGFloat {
    (direction == .present ? 1 - percentComplete : percentComplete) * panelHeight
  }
}
