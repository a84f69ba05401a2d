import Foundation

// A presentation in the context of a page, while the page's container shows another page (N-25).
extension Presentation {
  /// A Boolean value that indicates whether the container is in the presenter's view, or in that of
  /// a presenter further below. It leaves and arrives with that view, and is in no transition.
  var isCarried: Bool { isInContext && (isOnPresentersView || presenterIsCarried) }

  /// A Boolean value that indicates whether the presenter is itself presented in a container that
  /// leaves and arrives with the view of a page.
  var presenterIsCarried: Bool { presenter.presentedBy?.isCarried ?? false }

  /// A Boolean value that indicates whether a dismissal is not animated, because the view beneath
  /// may leave the window in the meantime.
  var endsAtOnce: Bool { isCarried || isInContext && presenter.isInChangeOfContainer }

  private var isOnPresentersView: Bool {
    container.superview.map { $0 === presenter.viewIfLoaded } ?? false
  }

  /// Ends the transition of the presentation at once: it is cancelled if a driver holds it or has
  /// cancelled it, and otherwise completed.
  func endTransition() {
    guard let transition, transition.isUnderWay else { return }
    transition.context.endByContainer(!transition.wasCancelled && !transition.isInteractive)
  }

  /// Moves the container onto the presenter's view, which another page is about to replace. The
  /// presenter's view is no longer restored to its place.
  func joinPresentersView() {
    guard isInContext, !isCarried, hasBegun, !isInTransition, let view = presenter.viewIfLoaded,
      !view.isDescendant(of: container)
    else { return }
    presentersPlace = nil
    UIView.performWithoutAnimation {
      container.frame = view.bounds
      view.addSubview(container)
    }
  }

  /// Moves the container from the presenter's view, which is at its place again, to the place in
  /// front of it, and removes the view if the presentation covers it.
  func leaveJoinedPresentersView() {
    guard isOnPresentersView, let view = presenter.viewIfLoaded, let superview = view.superview
    else { return }
    UIView.performWithoutAnimation {
      container.frame = view.frame
      superview.insertSubview(container, aboveSubview: view)
    }
    guard removesPresentersView, let place = ViewPlace(of: view) else { return }
    presentersPlace = place
    view.removeFromSuperview()
  }

  /// Makes the presentation leave the presenter's view where it is.
  func leavePresentersView() {
    removesPresentersView = false
    presentersPlace = nil
  }
}

extension UIViewController {
  /// The view controllers that appear and disappear when this page of a container does: itself and
  /// those that are presented in its context, without those whose views presentations have removed.
  var shownWithPage: [UIViewController] {
    let presented = presentedInContext.filter { !($0.presentedBy?.isInTransition ?? false) }
    return ([self] + presented).filter { !($0.presentation?.removesPresentersView ?? false) }
  }

  /// A Boolean value that indicates whether this controller, or the page in whose context it is
  /// presented, takes part in a change of its container.
  var isInChangeOfContainer: Bool {
    appearanceParent?.childTransition?.sendsCallbacks(to: self) ?? false
  }
}
