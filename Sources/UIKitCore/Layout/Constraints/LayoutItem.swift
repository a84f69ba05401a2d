/// An object that constraints can connect: a view or a layout guide.
@MainActor package protocol LayoutItem: AnyObject {
  /// The view in whose coordinates the frame of the item is.
  var layoutSuperview: UIView? { get }
  /// The item itself if it is a view, or the view to which a guide belongs.
  var layoutView: UIView? { get }
  /// The active constraints of the item.
  var layoutConstraints: [NSLayoutConstraint] { get set }
  /// The name of the item in warnings.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  package var layoutSuperview: UIView? { superviewStorage }
  package var layoutView: UIView? { self }

  package var layoutName: String {
    accessibilityIdentifier.map { "“\($0)”" } ?? "\(type(of: self))"
  }
}

/// An attribute of an item, such as the left edge of a view.
@MainActor package struct LayoutPlace {
  package weak var item: (any LayoutItem)?
  package let attribute: NSLayoutConstraint.Attribute

  package init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The text of the place, such as “UILabel.centerX”.
  var name: String { "\(item?.layoutName ?? "gone").\(attribute)" }
}

extension LayoutItem {
  /// Returns the nearest view that contains, or is, this item and another one.
  func commonView(with other: any LayoutItem) -> UIView? {
    guard let inner = other.layoutView, let outer = layoutView else { return nil }
    return sequence(first: outer, next: \.superview).first { inner.isIn($0) }
  }
}
