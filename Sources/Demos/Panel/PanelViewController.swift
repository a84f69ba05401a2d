import UIKit

/// The view controller of the panel, which also determines the panel's frame in the container.
@MainActor final class PanelViewController: UIViewController {
  let style: PanelStyle
  let page: PanelView
  private let close: () -> Void

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - style: The style of the panel.
  ///   - transition: The transitioning delegate of the panel.
  ///   - close: The action of the panel's button, and of Escape.
  init(style: PanelStyle, transition: PanelTransition, close: @escaping () -> Void) {
    self.style = style
    self.close = close
    page = PanelView(style: style)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.closeButton.addTarget(
      self, action: Selector(PanelViewController.handleClose), for: .touchUpInside)
  }

  func handleClose() { close() }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  /// The positions that the panel can have in its container.
  var layout: PanelLayout {
    let size = presentationController?.containerView?.bounds.size ?? page.bounds.size
    return PanelLayout(size: size, style: style)
  }

  /// Moves the panel to a top, the vertical position of its upper edge in points.
  func show(at top: CGFloat) {
    let frame = layout.frame(at: top)
    page.bounds.size = frame.size
    page.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
