import Foundation

// The container of a presentation in a context, while the container of the context's page shows
// another page.
extension Presentation {
  /// Moves the container onto the presenter's view, so that both leave and arrive together when the
  /// presenter is a page that changes (N-25). A presenter's view that was removed is no longer
  /// restored to its place.
  func joinPresentersView() {
    guard isInContext, hasBegun, let view = presenter.viewIfLoaded, container.superview !== view
    else { return }
    presentersPlace = nil
    UIView.performWithoutAnimation {
      container.frame = view.bounds
      view.addSubview(container)
    }
  }

  /// Moves the container from the presenter's view, which has arrived at its place, to the place in
  /// front of it, and removes the view if the presentation covers it.
  func leaveJoinedPresentersView() {
    guard isInContext, let view = presenter.viewIfLoaded, container.superview === view,
      let superview = view.superview
    else { return }
    UIView.performWithoutAnimation {
      container.frame = view.frame
      superview.insertSubview(container, aboveSubview: view)
    }
    guard removesPresentersView, let place = ViewPlace(of: view) else { return }
    presentersPlace = place
    view.removeFromSuperview()
  }
}

extension UIViewController {
  /// The view controllers that appear and disappear when this page of a container does: itself and
  /// those that are presented in its context, without those whose views a presentation has removed.
  var shownWithPage: [UIViewController] {
    presentedInContext.reduce(into: [self]) { shown, presented in
      guard let presentation = presented.presentedBy, !presentation.isInTransition else { return }
      if presentation.removesPresentersView { shown.removeAll { $0 === presentation.presenter } }
      shown.append(presented)
    }
  }
}
