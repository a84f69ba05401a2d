import UIKit

/// The panel's content, and its place in the container.
@MainActor final class PanelViewController: UIViewController {
  let style: PanelStyle
  let page: PanelView
  /// The detent of the panel at rest.
  var detent = PanelDetent.half
  /// The top from which the offset counts, and from and to which transitions run.
  private(set) var base: CGFloat = 0
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

  /// The distance from the base in points, negative above it.
  var offset: CGFloat {
    get { page.transform.ty }
    set { page.transform = CGAffineTransform(translationX: 0, y: newValue) }
  }

  /// Places the panel at a detent.
  func place(at detent: PanelDetent) {
    self.detent = detent
    let frame = layout.frame(at: detent)
    base = frame.minY
    offset = 0
    page.bounds.size = frame.size
    page.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The center of the panel at its detent, without its offset.
  private var restCenter: CGPoint {
    let frame = layout.frame(at: detent)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// A Boolean value that indicates whether a transition has left the panel at another place,
  /// because the container changed its size.
  var isMisplaced: Bool { page.center != restCenter }

  /// Makes the current place the base.
  func resetBase() { base = page.center.y - page.bounds.height / 2 }

  /// Makes `top` the base without moving the panel.
  func setBase(_ top: CGFloat) {
    let distance = top - base
    base = top
    page.center.y += distance
    offset -= distance
  }
}
