import Foundation

/// An edge, a centre or a size of one view held equal to another one's, or to a number.
///
/// Anchors make it; it takes effect while it is active, in the layout of the frame. Constraints that
/// contradict each other, and views whose place they leave open, are told in one warning each.
@preconcurrency @MainActor public final class NSLayoutConstraint: NSObject {
  public private(set) weak var firstItem: UIView?
  public private(set) weak var secondItem: UIView?
  let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute?
  public let multiplier: CGFloat
  /// Its name in warnings.
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

  /// What is added, in points. It may change while the constraint is active: inside an animation
  /// block, followed by `layoutIfNeeded()`, what depends on it glides.
  public var constant: CGFloat {
    get { storedConstant }
    set {
      precondition(newValue.isFinite, "A constraint's constant must be finite.")
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      if isActive { askForLayout() }
    }
  }

  /// Whether it takes effect. To be activated, its views have to have a common superview, or one has
  /// to be inside the other.
  public var isActive: Bool {
    get { firstItem?.layoutConstraints.contains { $0 === self } ?? false }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let firstItem, secondAttribute == nil || commonAncestor != nil else {
      return refuse("its views have no superview in common")
    }
    guard !hangsOnScrolling else {
      return refuse("what is in a scroll view cannot be held at its edges")
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

  // MARK: For the layout

  /// The view nearest to both items that contains, or is, each of them.
  var commonAncestor: UIView? {
    guard let firstItem, let secondItem else { return nil }
    return sequence(first: firstItem, next: \.superview).first { secondItem.isDescendant(of: $0) }
  }

  /// Whether it is the edge of a scroll view, which moves with every touch, that its content is to be
  /// held at.
  private var hangsOnScrolling: Bool {
    guard !firstAttribute.isSize, secondAttribute?.isSize == false, firstItem !== secondItem else {
      return false
    }
    return commonAncestor is UIScrollView
      && (commonAncestor === firstItem || commonAncestor === secondItem)
  }

  /// Whether both of its views are still there.
  var isWhole: Bool { firstItem != nil && (secondAttribute == nil || secondItem != nil) }

  /// Whether one of its views is in this tree and the other is not.
  func crosses(out tree: UIView) -> Bool {
    guard let firstItem, let secondItem else { return false }
    return firstItem.isDescendant(of: tree) != secondItem.isDescendant(of: tree)
  }

  /// “UILabel.centerX = page.centerX + 8”.
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
