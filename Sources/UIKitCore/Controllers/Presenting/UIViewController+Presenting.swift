import Foundation

extension UIViewController {
  /// Ends the presentations over this controller, and those in the contexts of its children,
  /// because these controllers leave the hierarchy.
  func endPresentations() {
    presentation?.endNow()
    for child in children { child.endPresentations() }
  }

  func reasonNotToPresent(_ controller: UIViewController, in window: UIWindow) -> String? {
    if viewIfLoaded?.window !== window { return "the view of \(logName) has left the window" }
    if window.isHiding(base) { return "the root of \(logName) is being replaced" }
    if isEndingWithPresenter { return "\(logName) goes with its presenter" }
    if presentation != nil { return "\(logName) is already presenting" }
    if presentedBy?.isInTransition ?? false { return "\(logName) is in a transition" }
    if controller.resolvedPresentationStyle.isInContext, isInChangeOfContainer {
      return "\(logName) is in a change of its container"
    }
    if controller.presentedBy != nil { return "it is already presented" }
    if controller.parent != nil || isInside(controller) { return "it is in the hierarchy already" }
    return nil
  }

  /// Returns whether a controller can become a child of this one, and logs the reason if it cannot.
  func acceptsChild(_ controller: UIViewController) -> Bool {
    guard let reason = reasonNotToAdd(controller) else { return true }
    controller.scene?.resources.logWarning("addChild \(controller.logName) is refused: \(reason)")
    return false
  }

  /// Returns whether a controller can become a child of this one after its `willMove(toParent:)`.
  func stillAcceptsChild(_ controller: UIViewController, wasRoot: Bool) -> Bool {
    controller.parent == nil && reasonNotToAdd(controller) == nil
      && (wasRoot || !controller.isRoot)
  }

  /// Returns the reason why a controller cannot become a child of this one, or `nil` if it can.
  private func reasonNotToAdd(_ controller: UIViewController) -> String? {
    if controller.presentedBy != nil { return "it is presented" }
    return isInside(controller) ? "it contains \(logName)" : nil
  }

  /// Returns whether this controller is `controller`, or is contained in it or presented over it,
  /// directly or indirectly.
  private func isInside(_ controller: UIViewController) -> Bool {
    sequence(first: self) { $0.parent ?? $0.presentedBy?.presenter }.contains { $0 === controller }
  }

  /// Returns the controller that presents `controller`: the nearest container that defines a
  /// context if the style is `.currentContext` or `.overCurrentContext`, or else the outermost
  /// container.
  func presenter(of controller: UIViewController) -> UIViewController {
    guard controller.modalPresentationStyle.isInContext else { return outermost }
    return sequence(first: self, next: \.parent).first { $0.definesPresentationContext }
      ?? outermost
  }

  /// A Boolean value that indicates whether a presentation that contains this controller ends
  /// because the presenter leaves the hierarchy.
  private var isEndingWithPresenter: Bool {
    guard let presentation = outermost.presentedBy else { return false }
    return presentation.isEnding || presentation.presenter.isEndingWithPresenter
  }

  /// The outermost container below all presentations that lead to this controller: usually the root
  /// controller of the window.
  private var base: UIViewController { outermost.presentedBy?.presenter.base ?? outermost }

  /// A Boolean value that indicates whether the controller is the root of the window in which its
  /// view is.
  var isRoot: Bool { viewIfLoaded?.window?.rootViewController === self }

  /// The outermost container of this controller, or the controller itself if it has none. This
  /// container presents what any controller in it is to present.
  var outermost: UIViewController { parent?.outermost ?? self }
}
