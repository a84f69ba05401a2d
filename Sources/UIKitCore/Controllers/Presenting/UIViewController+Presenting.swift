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
    if presentation != nil { return "\(logName) is already presenting" }
    if presentedBy?.isInTransition ?? false { return "\(logName) is in a transition" }
    if controller.presentedBy != nil { return "it is already presented" }
    if controller === self || controller.parent != nil { return "it is in the hierarchy already" }
    return nil
  }

  /// Returns the controller that presents `controller`: the nearest container that defines a
  /// context if the style asks for it, or else the outermost one.
  func presenter(of controller: UIViewController) -> UIViewController {
    guard controller.modalPresentationStyle.isInContext else { return outermost }
    return sequence(first: self, next: \.parent).first { $0.definesPresentationContext }
      ?? outermost
  }

  /// The root on which this controller, or its container, is presented.
  private var base: UIViewController { outermost.presentedBy?.presenter.base ?? outermost }

  /// The outermost container of this controller, which presents for all controllers in it.
  var outermost: UIViewController { parent?.outermost ?? self }
}
