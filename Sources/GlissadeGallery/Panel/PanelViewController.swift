import UIKit

/// What is on the panel, and where it stands.
@MainActor final class PanelViewController: UIViewController {
  let style: PanelStyle
  let page: PanelView
  /// Where it stands when nothing moves.
  var detent = PanelDetent.half
  /// The top of the place that its offset counts from, and that its transitions lead to and from.
  private(set) var base: CGFloat = 0
  private let close: () -> Void

  /// - Parameter close: called by the button on the panel, and by Escape.
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

  /// The places for it in the container that it is in.
  var room: PanelRoom {
    let size = presentationController?.containerView?.bounds.size ?? page.bounds.size
    return PanelRoom(size: size, style: style)
  }

  /// How far it is from its base, in points; above that is less than 0.
  var offset: CGFloat {
    get { page.transform.ty }
    set { page.transform = CGAffineTransform(translationX: 0, y: newValue) }
  }

  /// Puts it where it belongs at `detent`.
  func stand(at detent: PanelDetent) {
    self.detent = detent
    let frame = room.frame(at: detent)
    base = frame.minY
    offset = 0
    page.bounds.size = frame.size
    page.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Where it would be at its detent, or is, but for its offset.
  private var belongs: CGPoint {
    let frame = room.frame(at: detent)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Whether a transition has left it elsewhere: the container has got another size meanwhile.
  var isStray: Bool { page.center != belongs }

  /// Makes the place where it is the one that its offset counts from.
  func stay() { base = page.center.y - page.bounds.height / 2 }

  /// Makes `top` the place that its offset counts from, without moving it.
  func lean(on top: CGFloat) {
    let way = top - base
    base = top
    page.center.y += way
    offset -= way
  }
}
