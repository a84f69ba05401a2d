import Foundation

/// The part of views that concerns their environment: traits, input and accessibility.
@preconcurrency @MainActor open class ViewEnvironment: TraitResponder {
  /// The view that this is.
  private var view: UIView? { self as? UIView }

  /// Makes the first responder resign if it is this view or a descendant, or a controller of one.
  ///
  /// - Parameter force: A Boolean value that indicates whether a responder that refuses to resign
  ///   stops being the first one, too.
  /// - Returns: `true` if no responder in the view is the first one now.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    view?.endEditingWithin(force: force) ?? true
  }

  /// A Boolean value that indicates whether colors stay as they are when the screen inverts them,
  /// which a desktop's window manager does without asking.
  open var accessibilityIgnoresInvertColors = false

  // MARK: Traits

  override var traitParent: TraitResponder? {
    view?.owningViewController ?? view?.superview
  }
  override var traitChildren: [TraitResponder] {
    view?.subviews.map { $0.owningViewController ?? $0 } ?? []
  }
  override var traitScene: UIWindowScene? { view?.window?.windowScene ?? super.traitScene }
}

extension UIView {
  /// Performs `endEditing(_:)`.
  func endEditingWithin(force: Bool) -> Bool {
    guard let scene = window?.windowScene, let responder = scene.firstResponder else { return true }
    let owner = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard owner?.isDescendant(of: self) ?? false else { return true }
    if responder.resignFirstResponder() { return true }
    if force { scene.firstResponder = nil }
    return force
  }
}
