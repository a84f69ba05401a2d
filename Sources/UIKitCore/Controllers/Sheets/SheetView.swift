import Foundation

/// The view of a sheet, which contains the presented controller's view, and has rounded corners, a
/// shadow and a grabber.
@MainActor final class SheetView: UIView {
  private let body = UIView()
  /// The view with the shadow. The height of this view does not change while the sheet is dragged,
  /// so that the shadow is drawn once.
  private let shade = UIView()
  private let grabber = UIView()
  private let content: UIView
  private let contentsMask: UIView.AutoresizingMask
  private weak var driver: SheetDriver?

  private static let grabberSize = CGSize(width: 36, height: 5)

  init(_ content: UIView, driver: SheetDriver) {
    self.content = content
    self.driver = driver
    contentsMask = content.autoresizingMask
    super.init(frame: .zero)
    body.clipsToBounds = true
    content.autoresizingMask = []
    body.addSubview(content)
    grabber.backgroundColor = UIColor(white: 0.5, alpha: 0.6)
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    shade.isUserInteractionEnabled = false
    shade.layer.shadowOpacity = 0.16
    shade.layer.shadowRadius = 14
    shade.layer.shadowOffset = CGSize(width: 0, height: -2)
    addSubview(shade)
    addSubview(body)
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { return nil }

  var showsGrabber: Bool {
    get { !grabber.isHidden }
    set { grabber.isHidden = !newValue }
  }
  /// The opacity of the grabber, 0…1.
  var grabberOpacity: CGFloat {
    get { grabber.alpha }
    set { grabber.alpha = newValue }
  }

  /// Rounds the corners: all of them, or only the upper ones of a sheet that is attached to the
  /// container's lower edge.
  func round(radius: CGFloat, isAttached: Bool) {
    body.layer.cornerRadius = radius
    body.layer.maskedCorners =
      isAttached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    shade.layer.shadowPath = nil
    setNeedsLayout()
  }

  /// A Boolean value that indicates whether a shadow separates the sheet from the views behind it,
  /// which are not dimmed.
  var showsShadow: Bool {
    get { !shade.isHidden }
    set { shade.isHidden = !newValue }
  }
  /// The height of the shadow, in points.
  var shadowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    body.frame = bounds
    if content.superview === body {
      content.bounds.size = bounds.size
      content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    let handle = Self.grabberSize
    grabber.frame = CGRect(
      x: ((bounds.width - handle.width) / 2).rounded(), y: 5, width: handle.width,
      height: handle.height)
    let size = CGSize(width: bounds.width, height: max(shadowHeight, 1))
    guard shade.bounds.size != size || shade.layer.shadowPath == nil else { return }
    shade.frame = CGRect(origin: .zero, size: size)
    shade.layer.shadowPath =
      UIBezierPath(roundedRect: shade.bounds, cornerRadius: body.layer.cornerRadius).cgPath
  }

  /// Moves the view to a frame, and keeps the transform by which a sheet above pushes it back.
  func move(to frame: CGRect) {
    if bounds.size != frame.size {
      bounds.size = frame.size
      layoutIfNeeded()
    }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if center != middle { center = middle }
  }

  /// Restores the resizing mask of the content view, and removes that view.
  func releaseContent() {
    content.autoresizingMask = contentsMask
    if content.superview === body { content.removeFromSuperview() }
  }
}

extension SheetView: TouchpadClaimant {
  func claimsTouchpad(of scrollView: UIScrollView, by step: CGPoint) -> Bool {
    driver?.drag.takesTouchpad(in: scrollView, by: step) ?? false
  }
}
