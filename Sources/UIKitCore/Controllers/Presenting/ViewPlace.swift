import Foundation

/// The place to which a view returns after a presentation: its superview, its index there, and its
/// geometry, which follows the superview's size as the view itself would (B-16).
@MainActor struct ViewPlace {
  private(set) weak var superview: UIView?
  private let index: Int
  private let mask: UIView.AutoresizingMask
  private var center: CGPoint
  private var bounds: CGRect
  private var frame: CGRect
  /// The size of the superview when the view was last in it, or was last resized to fit it.
  private(set) var superviewSize: CGSize
  /// A Boolean value that indicates whether the view fills its superview, whatever its resizing
  /// mask. A root controller's view fills its window, and a presented view fills the chrome around
  /// it.
  private let fillsSuperview: Bool
  /// A Boolean value that indicates whether the superview is the container in which the view is
  /// presented.
  private let presents: Bool

  /// Creates the place of `view`, or returns `nil` if `view` has no superview.
  init?(of view: UIView) {
    guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view)
    else { return nil }
    self.superview = superview
    self.index = index
    mask = view.autoresizingMask
    center = view.center
    bounds = view.bounds
    frame = view.frame
    superviewSize = superview.bounds.size
    presents = (superview as? PresentationContainerView)?.controller?.presentedView === view
    let hasChrome = view.owningViewController?.presentedBy != nil && !presents
    fillsSuperview =
      (superview as? UIWindow)?.rootViewController?.viewIfLoaded === view
      || hasChrome && view.frame == superview.bounds
  }

  /// Resizes `view`, which has been removed from this place, if the superview has changed its size
  /// since.
  mutating func resize(_ view: UIView) {
    guard let superview, view.superview == nil, view.transform.isIdentity,
      superview.bounds.size != superviewSize
    else { return }
    UIView.performWithoutAnimation {
      view.frame = frame(in: superview.bounds.size)
      view.layoutIfNeeded()
    }
    center = view.center
    bounds = view.bounds
    frame = view.frame
    superviewSize = superview.bounds.size
  }

  /// Returns the view's frame at its place, in points of `container`, or `nil` if the place no
  /// longer exists.
  func frame(in container: UIView) -> CGRect? {
    guard let superview, superview.window != nil else { return nil }
    return container.convert(frame(in: superview.bounds.size), from: superview)
  }

  /// Returns the view's frame in its superview if the superview has the size `size`. If that is a
  /// resized container of a presentation, the presentation controller determines the frame.
  func frame(in size: CGSize) -> CGRect {
    if fillsSuperview { return CGRect(origin: .zero, size: size) }
    if size != superviewSize, presents,
      let controller = (superview as? PresentationContainerView)?.controller
    {
      return controller.frameOfPresentedViewInContainerView
    }
    return UIView.resized(frame, mask: mask, from: superviewSize, to: size)
  }

  /// Moves `view` into `container` without moving it on the screen.
  func move(_ view: UIView, into container: UIView) {
    UIView.performWithoutAnimation {
      if view.transform.isIdentity, let frame = frame(in: container), frame != view.frame {
        view.frame = frame
      } else if let superview {
        let center = container.convert(view.center, from: superview)
        if center != view.center { view.center = center }
      }
      if view.frame == container.bounds {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      container.insertSubview(view, at: 0)
    }
  }

  /// Restores `view` to its place. If the size of the superview has changed, the resizing mask
  /// determines the view's new frame.
  func restore(_ view: UIView) {
    view.autoresizingMask = mask
    guard let superview else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    UIView.performWithoutAnimation {
      let size = superview.bounds.size
      if size != superviewSize, view.transform.isIdentity {
        let frame = frame(in: size)
        if view.frame != frame { view.frame = frame }
      } else {
        if view.bounds != bounds { view.bounds = bounds }
        if view.center != center { view.center = center }
      }
    }
  }
}
