import Foundation

/// The view of a popover: a rounded body with the presented controller's view, an arrow, and a
/// shadow.
@MainActor final class PopoverView: UIView {
  private let body = UIView()
  private let arrow = UIView()
  private let content: UIView
  private let contentsMask: UIView.AutoresizingMask
  private var layout = PopoverLayout()

  init(_ content: UIView) {
    self.content = content
    contentsMask = content.autoresizingMask
    super.init(frame: .zero)
    body.clipsToBounds = true
    body.layer.cornerRadius = PopoverLayout.radius
    content.autoresizingMask = []
    body.addSubview(content)
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
    arrow.isUserInteractionEnabled = false
    arrow.bounds.size = CGSize(
      width: PopoverLayout.arrowWidth, height: PopoverLayout.arrowLength + Self.overlap)
    arrow.layer.addSublayer(shape)
    addSubview(arrow)
    addSubview(body)
  }

  required init?(coder: NSCoder) { return nil }

  /// The height, in points, by which the body overlaps the arrow, so that no line shows between
  /// them.
  private static let overlap: CGFloat = 1

  /// The shape of the arrow, which points up before the arrow is rotated.
  private let shape: CAShapeLayer = {
    let shape = CAShapeLayer()
    let (width, height) = (PopoverLayout.arrowWidth, PopoverLayout.arrowLength)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: height + overlap))
    path.addLine(to: CGPoint(x: 0, y: height))
    path.addCurve(
      to: CGPoint(x: width / 2, y: 0), controlPoint1: CGPoint(x: 7, y: height),
      controlPoint2: CGPoint(x: width / 2 - 4, y: 0))
    path.addCurve(
      to: CGPoint(x: width, y: height), controlPoint1: CGPoint(x: width / 2 + 4, y: 0),
      controlPoint2: CGPoint(x: width - 7, y: height))
    path.addLine(to: CGPoint(x: width, y: height + overlap))
    path.close()
    shape.path = path.cgPath
    return shape
  }()

  /// Sets the color of the body and the arrow.
  func paint(_ color: UIColor) {
    body.backgroundColor = color
    let color = color.resolvedColor(with: traitCollection).cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.fillColor = color
    CATransaction.commit()
  }

  /// Moves body and arrow to their places in a layout, and keeps a transform that an animation has
  /// set.
  func place(_ layout: PopoverLayout) {
    if layout.direction != self.layout.direction {
      UIView.performWithoutAnimation { turnArrow(to: layout.direction) }
    }
    self.layout = layout
    let frame = layout.frame
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func turnArrow(to direction: UIPopoverArrowDirection) {
    arrow.isHidden = direction.isEmpty
    let angle: CGFloat =
      switch direction {
      case .down: .pi
      case .left: -.pi / 2
      case .right: .pi / 2
      default: 0
      }
    arrow.transform = CGAffineTransform(rotationAngle: angle)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let origin = layout.frame.origin
    body.frame = layout.body.offsetBy(dx: -origin.x, dy: -origin.y)
    if content.superview === body { content.frame = body.bounds }
    let tip = CGPoint(x: layout.tip.x - origin.x, y: layout.tip.y - origin.y)
    let reach = arrow.bounds.height / 2
    switch layout.direction {
    case .up: arrow.center = CGPoint(x: tip.x, y: tip.y + reach)
    case .down: arrow.center = CGPoint(x: tip.x, y: tip.y - reach)
    case .left: arrow.center = CGPoint(x: tip.x + reach, y: tip.y)
    case .right: arrow.center = CGPoint(x: tip.x - reach, y: tip.y)
    default: break
    }
  }

  /// Returns the transform that shrinks the view to a fraction around the tip of its arrow.
  func shrunk(to scale: CGFloat) -> CGAffineTransform {
    let x = (layout.tip.x - layout.frame.midX) * (1 - scale)
    let y = (layout.tip.y - layout.frame.midY) * (1 - scale)
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
  }

  /// Restores the resizing mask of the content view, and removes that view.
  func releaseContent() {
    content.autoresizingMask = contentsMask
    if content.superview === body { content.removeFromSuperview() }
  }
}

/// The transparent view around a popover. A press on this view dismisses the popover, unless the
/// delegate refuses.
@MainActor final class PopoverSurroundings: UIView {
  private let request: () -> Void

  init(frame: CGRect, request: @escaping () -> Void) {
    self.request = request
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer(
      target: self, action: Selector(PopoverSurroundings.handleTap))
    tap.name = "outside"
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { return nil }

  func handleTap() { request() }
}
