import Foundation

extension UIViewController {
  /// Performs `present(_:animated:completion:)`.
  func startPresenting(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(of: viewControllerToPresent)
    guard let window = presenter.viewIfLoaded?.window, let scene = window.windowScene else {
      scene?.logWarning("present: the view of \(logName) is in no window")
      return
    }
    scene.enter {
      // A resize in this frame must reach the views that are about to move. The layout calls the
      // client, so it precedes all decisions.
      window.layoutIfNeeded()
      if let reason = presenter.reasonNotToPresent(viewControllerToPresent, in: window) {
        return scene.logWarning("present \(viewControllerToPresent.logName) is refused: \(reason)")
      }
      let presentation = Presentation(
        presenter: presenter, presented: viewControllerToPresent, window: window, scene: scene)
      presenter.presentation = presentation
      viewControllerToPresent.presentedBy = presentation
      presentation.makeController(source: self, traits: window.traitCollection)
      let plan = TransitionPlan.presenting(presentation, source: self, animated: flag)
      // The client may have replaced the root while it was asked.
      guard presenter.presentation === presentation else { return }
      presentation.addContainer()
      presentation.present(plan, completion: completion)
    }
  }

  /// Performs `dismiss(animated:completion:)`.
  func startDismissing(animated flag: Bool, completion: (() -> Void)?) {
    let receiver = sequence(first: self, next: \.parent).first { $0.presentation != nil } ?? self
    guard let presentation = receiver.presentation else {
      if let presenter = outermost.presentedBy?.presenter {
        return presenter.dismiss(animated: flag, completion: completion)
      }
      scene?.logWarning("dismiss: \(logName) presents nothing and is not presented")
      return
    }
    guard let scene = presentation.scene else { return }
    scene.enter {
      if presentation.isInTransition {
        return scene.logWarning("dismiss is refused: a transition is under way")
      }
      if presentation.presented.presentation?.isInTransition ?? false {
        return scene.logWarning("dismiss is refused: a transition is under way above")
      }
      // Only the requested dismissal is visible: animators of the presentations above are not
      // waited for.
      presentation.presented.endPresentations()
      guard receiver.presentation === presentation, !presentation.isInTransition else { return }
      let plan = TransitionPlan.dismissing(presentation, animated: flag)
      // The client, which was asked and notified, may have dismissed it meanwhile.
      guard receiver.presentation === presentation, !presentation.isInTransition else {
        return scene.logWarning("dismiss is refused: another dismissal has begun meanwhile")
      }
      presentation.dismiss(plan, completion: completion)
    }
  }

  /// Ends the presentations over this controller, and those in the contexts of its children,
  /// because they go.
  func endPresentations() {
    presentation?.endNow()
    for child in children { child.endPresentations() }
  }

  private func reasonNotToPresent(_ controller: UIViewController, in window: UIWindow) -> String? {
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
  private func presenter(of controller: UIViewController) -> UIViewController {
    guard controller.modalPresentationStyle.isInContext else { return outermost }
    return sequence(first: self, next: \.parent).first { $0.definesPresentationContext }
      ?? outermost
  }

  /// The root on which this controller, or its container, is presented.
  private var base: UIViewController { outermost.presentedBy?.presenter.base ?? outermost }

  /// The outermost container of this controller, which presents for all controllers in it.
  private var outermost: UIViewController { parent?.outermost ?? self }
}
