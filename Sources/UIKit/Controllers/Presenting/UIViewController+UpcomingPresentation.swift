import Foundation

// The presentation controller of a controller that is not presented yet.
extension UIViewController {
  /// The presentation controller of the next presentation. It is made when it is first asked for,
  /// for example to set its delegate.
  var upcomingController: UIPresentationController? {
    guard parent == nil, viewIfLoaded?.window == nil else { return nil }
    if nextPresentationController == nil {
      nextPresentationController = newController(presenter: nil, source: self)
    }
    return nextPresentationController
  }

  /// Returns the controller of a presentation: the one that was asked for before, or a new one.
  func madeController(
    presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    defer { nextPresentationController = nil }
    return nextPresentationController ?? newController(presenter: presenter, source: source)
  }

  /// Returns a new presentation controller: with style `.custom` that of the delegate.
  private func newController(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    guard modalPresentationStyle == .custom else {
      return StandardPresentationController(presentedViewController: self, presenting: presenter)
    }
    let vended = transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenter, source: source)
    return vended ?? UIPresentationController(presentedViewController: self, presenting: presenter)
  }
}
