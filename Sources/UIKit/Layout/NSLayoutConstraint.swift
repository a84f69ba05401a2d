import Foundation

/// An equation between an edge, a center or a size of one view and that of another one, or a
/// number.
///
/// Anchors create constraints. A constraint takes effect while it is active, in the layout of the
/// frame. Contradictory constraints, and views with undetermined frames, are each reported in one
/// warning.
@preconcurrency @MainActor public final class NSLayoutConstraint: NSObject {
  /// The view on the left-hand side of the equation, or `nil` after the view's end.
  public private(set) weak var firstItem: UIView?
  /// The other view of the constraint, or `nil`.
  public private(set) weak var secondItem: UIView?
  let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute?
  /// The factor of the other view's attribute.
  public let multiplier: CGFloat
  /// The name of the constraint in warnings.
  public var identifier: String?
  private var storedConstant: CGFloat

  init(
    _ firstItem: UIView?, _ firstAttribute: LayoutAttribute, equals secondItem: UIView?,
    _ secondAttribute: LayoutAttribute?, multiplier: CGFloat, constant: CGFloat
  ) {
    precondition(
      multiplier.isFinite && constant.isFinite, "A constraint's numbers must be finite.")
    (self.firstItem, self.firstAttribute) = (firstItem, firstAttribute)
    (self.secondItem, self.secondAttribute) = (secondItem, secondAttribute)
    (self.multiplier, storedConstant) = (multiplier, constant)
    super.init()
  }

  /// The constant of the equation, in points. It can change while the constraint is active; within
  /// an animation block, followed by `layoutIfNeeded()`, the change is animated.
  public var constant: CGFloat {
    get { storedConstant }
    set {
      precondition(newValue.isFinite, "A constraint's constant must be finite.")
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      if isActive { askForLayout() }
    }
  }

  /// A Boolean value that indicates whether the constraint takes effect. To be activated, its views
  /// must have a common superview, or one must be inside the other.
  public var isActive: Bool {
    get { firstItem?.layoutConstraints.contains { $0 === self } ?? false }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let firstItem, secondAttribute == nil || commonAncestor != nil else {
      return refuse("its views have no superview in common")
    }
    guard !hangsOnScrolling else {
      return refuse("content of a scroll view cannot be constrained to its edges")
    }
    firstItem.layoutConstraints.append(self)
    if let secondItem, secondItem !== firstItem { secondItem.layoutConstraints.append(self) }
    askForLayout()
  }

  private func refuse(_ reason: String) {
    UIWindowScene.current?.warnOnce("the constraint \(name) is not activated: \(reason)")
  }

  private func deactivate() {
    askForLayout()
    firstItem?.layoutConstraints.removeAll { $0 === self }
    secondItem?.layoutConstraints.removeAll { $0 === self }
  }

  private func askForLayout() {
    for item in [firstItem, secondItem] { item?.askForConstrainedLayout() }
  }

  // MARK: Layout

  /// The nearest view that contains, or is, each of the two items.
  var commonAncestor: UIView? {
    guard let firstItem, let secondItem else { return nil }
    return sequence(first: firstItem, next: \.superview).first { secondItem.isDescendant(of: $0) }
  }

  /// A Boolean value that indicates whether the constraint attaches content to an edge of its
  /// scroll view, which moves with every touch.
  private var hangsOnScrolling: Bool {
    guard !firstAttribute.isSize, secondAttribute?.isSize == false, firstItem !== secondItem else {
      return false
    }
    return commonAncestor is UIScrollView
      && (commonAncestor === firstItem || commonAncestor === secondItem)
  }

  /// A Boolean value that indicates whether both views still exist.
  var isWhole: Bool { firstItem != nil && (secondAttribute == nil || secondItem != nil) }

  /// Returns whether exactly one of the views is in this tree.
  func crosses(out tree: UIView) -> Bool {
    guard let firstItem, let secondItem else { return false }
    return firstItem.isDescendant(of: tree) != secondItem.isDescendant(of: tree)
  }

  /// The text of the constraint, such as “UILabel.centerX = page.centerX + 8”.
  var name: String {
    if let identifier { return "“\(identifier)”" }
    let first = "\(firstItem?.layoutName ?? "gone").\(firstAttribute)"
    guard let secondAttribute else { return "\(first) = \(format(constant))" }
    let factor = multiplier == 1 ? "" : "\(format(multiplier)) · "
    let rest = constant == 0 ? "" : constant < 0 ? " − " : " + "
    return "\(first) = \(factor)\(secondItem?.layoutName ?? "gone").\(secondAttribute)\(rest)"
      + (constant == 0 ? "" : format(abs(constant)))
  }

  private func format(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}
