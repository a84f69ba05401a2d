import GlissadeDynamics
import GlissadeLayers
import UIKitCore

/// A rule by which an animator moves items, or, with child behaviors, a combination of several
/// rules.
///
/// An animator treats the children of a behavior like behaviors that were added to it directly
/// (J-02).
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// A closure that is called once per step while the animator runs. It can remove any behavior,
  /// including this one (J-03).
  open var action: (() -> Void)?
  /// The child behaviors, in the order of addition.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator that runs the behavior, directly or through a parent, or `nil`. The animator
  /// retains the behavior, and this reference is weak.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  public override init() { super.init() }

  /// Adds a child behavior. A behavior that already is in an animator or has a parent is refused.
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

  /// Removes a child behavior. A behavior that is not a child is ignored.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.parent = nil
    childBehaviors.remove(at: index)
    guard let dynamicAnimator else { return }
    behavior.leave()
    dynamicAnimator.behaviorsChanged()
  }

  /// Notifies the behavior that it is about to be added to an animator, or, with `nil`, that it is
  /// about to be removed. Subclasses can override this method.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Overrides of the module's own behaviors

  /// The items of this behavior, without those of its children.
  var ownItems: [any UIDynamicItem] { [] }

  /// Returns the behavior's physical law with the bodies to which it applies, or `nil` if the
  /// behavior has no law or its item has no body.
  func law(of body: (any UIDynamicItem) -> Handle<Body>?) -> PlacedLaw? { nil }

  /// Updates the behavior after a step in which its law was applied: an instantaneous push becomes
  /// inactive.
  func lawPlayed(_ law: Law) {}

  /// Handles changed items or boundaries.
  func changed() { dynamicAnimator?.behaviorsChanged() }

  /// Handles a changed parameter, which is applied to the physics world before the next step.
  func adjusted() { dynamicAnimator?.behaviorAdjusted() }

  /// This behavior, then each child with its own children: depth-first, pre-order.
  var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  /// Returns the reason why the behavior cannot be added to an animator or a parent, or `nil` if
  /// the behavior can be added.
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

  /// Adds the behavior and its children to an animator.
  ///
  /// - Parameter append: A closure that appends the behavior to the list of its animator or parent.
  ///   It is called after `willMove(to:)`, in which a subclass can add children.
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

// A mistake of the client is logged once and otherwise ignored.
extension UIDynamicBehavior {
  func warn(_ text: String) {
    (dynamicAnimator?.scene ?? UIWindowScene.current)?.resources.warnOnce(text)
  }
}

// Numbers that the behavior cannot use are reported in the log of the animator's scene (L-20).
extension UIDynamicBehavior: HostedObject {
  package var ownHost: LayerHost? { dynamicAnimator?.scene?.layerHost }
}
