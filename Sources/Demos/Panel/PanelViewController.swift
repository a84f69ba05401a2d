import UIKit

/// The panel's content, and its place in the container.
@MainActor final class PanelViewController: UIViewController {
  let style: PanelStyle
  let page: PanelView
  private let close: () -> Void

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - style: The style of the panel.
  ///   - transition: The transitioning delegate.
  ///   - close: The action of the button on the panel, and of Escape.
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

  /// The places of the panel in its container.
  var layout: PanelLayout {
    let size = presentationController?.containerView?.bounds.size ?? page.bounds.size
    return PanelLayout(size: size, style: style)
  }

  /// Shows the panel at a top.
  func show(at top: CGFloat) {
    let frame = layout.frame(at: top)
    page.bounds.size = frame.size
    page.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
