import Foundation

// The presentation controller of a controller that is not presented yet.
extension UIViewController {
  /// The presentation controller of the next presentation. It is made when it is first asked for,
  /// for example to set its delegate.
  var upcomingController: UIPresentationController? {
    guard parent == nil, viewIfLoaded?.window == nil else { return nil }
    if upcomingControllerFits { return nextPresentationController }
    let next = newController(presenter: nil, source: self)
    next.delegate = nextPresentationController?.delegate
    nextPresentationController = next
    return next
  }

  /// The style of the next presentation. A page that zooms out of a view covers the window unless
  /// it has another style.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    ownPresentationStyle == .automatic && catchablePreference != nil
      ? .fullScreen : modalPresentationStyle
  }

  /// A Boolean value that indicates whether there is a controller for the next presentation, and
  /// it is one for the current style.
  private var upcomingControllerFits: Bool {
    guard let next = nextPresentationController else { return false }
    let style = resolvedPresentationStyle
    if style.isSheet { return next is UISheetPresentationController }
    if style == .popover { return next is UIPopoverPresentationController }
    return style == .custom || next is StandardPresentationController
  }

  /// Returns the controller of a presentation: the one that was asked for before, or a new one.
  func madeController(
    presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    defer { nextPresentationController = nil }
    if let next = nextPresentationController, upcomingControllerFits { return next }
    let controller = newController(presenter: presenter, source: source)
    if let delegate = nextPresentationController?.delegate { controller.delegate = delegate }
    return controller
  }

  /// Returns a new presentation controller: with style `.custom` that of the delegate.
  private func newController(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if resolvedPresentationStyle.isSheet {
      return UISheetPresentationController(
        presentedViewController: self, presenting: presenter)
    }
    if resolvedPresentationStyle == .popover {
      return UIPopoverPresentationController(
        presentedViewController: self, presenting: presenter)
    }
    guard modalPresentationStyle == .custom else {
      return StandardPresentationController(presentedViewController: self, presenting: presenter)
    }
    let vended = transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenter, source: source)
    return vended ?? UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  /// Returns a controller of the style to which the presentation of another controller adapts.
  func adaptedController(
    _ style: UIModalPresentationStyle, of original: UIPresentationController,
    presenter: UIViewController
  ) -> UIPresentationController {
    guard style.isSheet else {
      return StandardPresentationController(presentedViewController: self, presenting: presenter)
    }
    return (original as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
      ?? UISheetPresentationController(presentedViewController: self, presenting: presenter)
  }
}
