import UIKitCore

/// The text field of a search bar: a rounded rectangle with a lens, and a button that removes the
/// text.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.46, alpha: 0.12)
    layer.cornerRadius = 10
    clearButtonMode = .whileEditing
    leftView = SearchLens(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    leftViewMode = .always
    accessibilityIdentifier = "search.field"
  }

  /// Returns `nil`: text fields cannot be decoded.
  public required init?(coder: NSCoder) { return nil }
}

/// The picture of a lens in a search field.
@MainActor final class SearchLens: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    guard let shape = layer as? CAShapeLayer else { return }
    let path = UIBezierPath(ovalIn: CGRect(x: 9, y: 3, width: 10, height: 10))
    path.move(to: CGPoint(x: 17.5, y: 11.5))
    path.addLine(to: CGPoint(x: 22, y: 16))
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.systemGray.cgColor
    shape.lineWidth = 1.6
    shape.lineCap = .round
  }

  required init?(coder: NSCoder) { return nil }
}
