import Foundation
import GlissadeDynamics

/// A rule by which an animator moves items; with child behaviors, several of them as one.
///
/// Direct behaviors and children of a composite are equivalent (J-02).
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// Called once per step while the animator runs; it may remove any behavior, this one too (J-03).
  open var action: (() -> Void)?
  /// In order of addition.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Who runs it, directly or through a parent; an animator keeps its behaviors, not the other way
  /// round.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  public override init() { super.init() }

  /// Adds a rule to this one. One that has a place already, here or elsewhere, is not taken.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    if let reason = behavior.reasonAgainst(joining: dynamicAnimator, under: self) {
      return warn("\(reason), so \(type(of: self)) does not take it")
    }
    behavior.parent = self
    if let dynamicAnimator {
      behavior.enter(dynamicAnimator, appending: appendChild)
    } else {
      appendChild(behavior)
    }
  }

  private func appendChild(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    dynamicAnimator?.behaviorsChanged()
  }

  /// Removes a child; another behavior is none of its business.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.parent = nil
    childBehaviors.remove(at: index)
    guard let dynamicAnimator else { return }
    behavior.leave()
    dynamicAnimator.behaviorsChanged()
  }

  /// Called just before it enters an animator, and with nil just before it leaves. For subclasses.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For our own behaviors and the animator

  /// The items that it moves; of itself, without its children.
  var ownItems: [any UIDynamicItem] { [] }

  /// What it rules, in terms of the world; nil for one that is no law by itself, or has no item there.
  func law(of body: (any UIDynamicItem) -> Handle<Body>?) -> PlacedLaw? { nil }

  /// Its law after a step; a push that has been made is inactive by then.
  func lawPlayed(_ law: Law) {}

  /// Other items, or other boundaries.
  func changed() { dynamicAnimator?.behaviorsChanged() }

  /// A number is different now; the world hears of it before the next step.
  func adjusted() { dynamicAnimator?.behaviorAdjusted() }

  /// This one, then each child with its own children: depth-first, pre-order.
  var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  /// Why it cannot be added there; nil if it can.
  func reasonAgainst(joining animator: UIDynamicAnimator?, under newParent: UIDynamicBehavior?)
    -> String?
  {
    if family.contains(where: { $0 === newParent }) { return "\(type(of: self)) would hold itself" }
    if parent != nil, parent === newParent { return "\(type(of: self)) is added twice" }
    if let dynamicAnimator {
      return dynamicAnimator === animator
        ? "\(type(of: self)) is added twice" : "\(type(of: self)) belongs to another animator"
    }
    return parent == nil ? nil : "\(type(of: self)) is a child of another behavior"
  }

  /// - Parameter append: puts it into its list; its subclass has heard of it by then, and may have
  ///   added children.
  func enter(_ animator: UIDynamicAnimator, appending append: (UIDynamicBehavior) -> Void) {
    announce(animator)
    append(self)
  }

  private func announce(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors where child.dynamicAnimator == nil { child.announce(animator) }
  }

  func leave() {
    willMove(to: nil)
    dynamicAnimator = nil
    for child in childBehaviors { child.leave() }
  }
}

// What is wrong is told once and ignored.
extension UIDynamicBehavior {
  func warn(_ text: String) {
    (dynamicAnimator?.scene ?? UIWindowScene.current)?.warnOnce(text)
  }

  /// Whether all numbers are numbers.
  func accepts(_ name: String, _ values: CGFloat...) -> Bool {
    if values.allSatisfy(\.isFinite) { return true }
    warn("\(type(of: self)).\(name) must be finite: \(values.described) is ignored")
    return false
  }

  /// Whether all numbers are numbers and none is negative.
  func acceptsNonNegative(_ name: String, _ value: CGFloat) -> Bool {
    if value.isFinite, value >= 0 { return true }
    warn("\(type(of: self)).\(name) must be finite and at least 0: \(value) is ignored")
    return false
  }
}

extension [CGFloat] {
  fileprivate var described: String {
    count == 1 ? "\(self[0])" : "(\(map { "\($0)" }.joined(separator: ", ")))"
  }
}
