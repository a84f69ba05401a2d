import Foundation

extension UIViewController {
  /// Ends the presentations over this controller, and those in the contexts of its children,
  /// because they go.
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
    if controller.presentedBy != nil { return "it is already presented" }
    if controller.parent != nil || isInside(controller) { return "it is in the hierarchy already" }
    return nil
  }

  /// Returns whether a controller can become a child of this one, and logs why not.
  func acceptsChild(_ controller: UIViewController) -> Bool {
    guard let reason = reasonNotToAdd(controller) else { return true }
    controller.scene?.logWarning("addChild \(controller.logName) is refused: \(reason)")
    return false
  }

  /// Returns whether a controller can become a child of this one after its `willMove(toParent:)`.
  func stillAcceptsChild(_ controller: UIViewController, wasRoot: Bool) -> Bool {
    controller.parent == nil && reasonNotToAdd(controller) == nil
      && (wasRoot || !controller.isRoot)
  }

  /// Returns why a controller cannot become a child of this one, or `nil`.
  private func reasonNotToAdd(_ controller: UIViewController) -> String? {
    if controller.presentedBy != nil { return "it is presented" }
    return isInside(controller) ? "it contains \(logName)" : nil
  }

  /// Returns whether this controller is another one, or in it, or presented in it.
  private func isInside(_ controller: UIViewController) -> Bool {
    sequence(first: self) { $0.parent ?? $0.presentedBy?.presenter }.contains { $0 === controller }
  }

  /// Returns the controller that presents `controller`: the nearest container that defines a
  /// context if the style asks for it, or else the outermost one.
  func presenter(of controller: UIViewController) -> UIViewController {
    guard controller.modalPresentationStyle.isInContext else { return outermost }
    return sequence(first: self, next: \.parent).first { $0.definesPresentationContext }
      ?? outermost
  }

  /// A Boolean value that indicates whether a presentation that contains this controller ends,
  /// because its presenter goes.
  private var isEndingWithPresenter: Bool {
    guard let presentation = outermost.presentedBy else { return false }
    return presentation.isEnding || presentation.presenter.isEndingWithPresenter
  }

  /// The root on which this controller, or its container, is presented.
  private var base: UIViewController { outermost.presentedBy?.presenter.base ?? outermost }

  /// A Boolean value that indicates whether the controller is the root of the window in which its
  /// view is.
  var isRoot: Bool { viewIfLoaded?.window?.rootViewController === self }

  /// The outermost container of this controller, which presents for all controllers in it.
  var outermost: UIViewController { parent?.outermost ?? self }
}
