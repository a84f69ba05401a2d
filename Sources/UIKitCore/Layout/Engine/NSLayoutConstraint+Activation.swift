import Foundation
import GlissadeLayers

extension NSLayoutConstraint {
  /// The number of all activations until now. Only the order of activations is used, not their
  /// number, so that scenes do not affect each other.
  private static var activations = 0

  /// Activates the constraint in the nearest view that contains its items.
  func activate() {
    guard let problem else { return activate(in: commonView) }
    warn("the constraint \(name) is not activated: \(problem)")
  }

  /// Activates the constraint and adds it to the constraints of a view.
  func activate(in view: UIView?) {
    Self.activations += 1
    activation = Self.activations
    holder = view
    view?.heldConstraints.append(self)
    for item in uniqueItems { item.layoutConstraints.append(self) }
    engine?.append([self])
  }

  func deactivate() {
    engine?.remove(self)
    holder?.heldConstraints.removeAll { $0 === self }
    holder = nil
    for item in uniqueItems { item.layoutConstraints.removeAll { $0 === self } }
  }

  private var uniqueItems: [any LayoutItem] {
    var known: Set<ObjectIdentifier> = []
    return items.filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// The reason for which the constraint cannot be activated, or `nil`.
  private var problem: String? {
    if !isWhole { return "one of its views does not exist any more" }
    if !multiplier.isFinite || !constant.isFinite { return "its numbers must be finite" }
    if commonView == nil { return "its views have no superview in common" }
    guard let second else {
      return first.kind == .size ? nil : "a position needs a second view to relate to"
    }
    if first.kind == second.kind, first.kind != .none { return nil }
    return "it relates a horizontal or vertical position or a size to something else"
  }

  /// The nearest view that is an ancestor of each item or the item itself, or `nil`.
  var commonView: UIView? {
    guard let firstItem = items.first else { return nil }
    return items.dropFirst().reduce(firstItem.layoutView) { $0?.commonView(with: $1) }
  }

  /// Returns whether some items of the constraint are in a tree of views and others are not.
  func crosses(out tree: UIView) -> Bool {
    let isInside = items.map { $0.layoutView?.isIn(tree) ?? false }
    return isInside.contains(true) && isInside.contains(false)
  }

  /// The layout engine of the items while the constraint is active, or `nil` if it was not created
  /// yet.
  var engine: LayoutEngine? {
    isActive ? first.items.first?.layoutView?.layoutRoot.layoutEngine : nil
  }

  /// Records a change within an animation block, so that it is undone if the animation runs back to
  /// its start.
  func recordForReturn(_ undo: @escaping (NSLayoutConstraint) -> Void) {
    AnimationBlock.current?.clock?.onReturn { [weak self] in
      if let self { undo(self) }
    }
  }

  /// A Boolean value that indicates whether the constraint refers to a baseline.
  var hasBaseline: Bool {
    first.place.attribute.isBaseline || second?.place.attribute.isBaseline ?? false
  }

  // MARK: Texts

  func warn(_ text: String) {
    let scene = first.place.item?.layoutView?.window?.windowScene
    (scene ?? UIWindowScene.current)?.resources.warnOnce(text)
  }

  /// The text of the constraint, such as “UILabel.centerX = page.centerX + 8”.
  var name: String {
    if let identifier { return "“\(identifier)”" }
    let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "≤" : "≥"
    let strength = priority == .required ? "" : " @\(format(CGFloat(priority.rawValue)))"
    guard let second else { return "\(first.name) \(sign) \(format(constant))\(strength)" }
    let factor = multiplier == 1 ? "" : "\(format(multiplier)) · "
    let rest = constant == 0 ? "" : (constant < 0 ? " − " : " + ") + format(abs(constant))
    return "\(first.name) \(sign) \(factor)\(second.name)\(rest)\(strength)"
  }

  private func format(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}
