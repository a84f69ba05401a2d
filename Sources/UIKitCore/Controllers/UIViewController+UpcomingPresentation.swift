import Foundation

// The presentation controller of a controller that is not presented yet.
extension UIViewController {
  /// The presentation controller of this controller's next presentation, created on first use, for
  /// example to set its delegate. It is `nil` for a child, and while the view is in a window.
  var upcomingController: UIPresentationController? {
    guard parent == nil, viewIfLoaded?.window == nil else { return nil }
    if upcomingControllerFits { return nextPresentationController }
    let next = newController(presenter: nil, source: self)
    next.delegate = nextPresentationController?.delegate
    nextPresentationController = next
    return next
  }

  /// The style of the next presentation. For a page that zooms out of a view, `.fullScreen`
  /// replaces the default `.automatic`.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    ownPresentationStyle == .automatic && catchablePreference != nil
      ? .fullScreen : modalPresentationStyle
  }

  /// A Boolean value that indicates whether a presentation controller for the next presentation
  /// exists, and matches the current style.
  private var upcomingControllerFits: Bool {
    guard let next = nextPresentationController else { return false }
    let style = resolvedPresentationStyle
    if style.isSheet { return next is UISheetPresentationController }
    if style == .popover { return next is UIPopoverPresentationController }
    return style == .custom || next is StandardPresentationController
  }

  /// Returns the presentation controller of a presentation that begins: the one that was created
  /// before for it, or a new one.
  func madeController(
    presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    defer { nextPresentationController = nil }
    if let next = nextPresentationController, upcomingControllerFits { return next }
    let controller = newController(presenter: presenter, source: source)
    if let delegate = nextPresentationController?.delegate { controller.delegate = delegate }
    return controller
  }

  /// Returns a new presentation controller; with style `.custom` the transitioning delegate may
  /// create it.
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

  /// Returns the presentation controller for the style to which the presentation of `original`
  /// adapts.
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
