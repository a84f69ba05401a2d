import Foundation

/// The chevron of the back button, drawn in the tint color.
@MainActor final class BackChevron: UIView {
  static let size = CGSize(width: 12, height: 20)

  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// A Boolean value that indicates whether the back button is pressed, which dims the chevron.
  var isPressed = false { didSet { paint() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    guard let shape = layer as? CAShapeLayer else { return }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 2))
    path.addLine(to: CGPoint(x: 2, y: 10))
    path.addLine(to: CGPoint(x: 10, y: 18))
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.lineWidth = 2.5
    shape.lineCap = .round
    shape.lineJoin = .round
    paint()
  }

  required init?(coder: NSCoder) { return nil }

  override func tintColorDidChange() { paint() }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    paint()
  }

  private func paint() {
    let color: UIColor = tintColor
    (layer as? CAShapeLayer)?.strokeColor =
      isPressed ? color.withAlphaComponent(0.35).cgColor : color.cgColor
  }
}
