import Foundation

/// The place of a view that is in a container meanwhile: its superview, its index there, and its
/// geometry, which follows the superview's size as the view itself would (B-16).
@MainActor struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int
  private let mask: UIView.AutoresizingMask
  private let center: CGPoint
  private let bounds: CGRect
  private let frame: CGRect
  private let superviewSize: CGSize
  /// A Boolean value that indicates whether the view is a root controller's, which fills its window
  /// whatever its mask.
  private let fillsWindow: Bool

  /// Returns the place of `view`, or `nil` if it has no superview.
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
    fillsWindow = (superview as? UIWindow)?.rootViewController?.viewIfLoaded === view
  }

  /// Returns the view's frame at its place, in points of `container`, or `nil` if the place no
  /// longer exists.
  func frame(in container: UIView) -> CGRect? {
    guard let superview, superview.window != nil else { return nil }
    return container.convert(frame(in: superview.bounds.size), from: superview)
  }

  private func frame(in size: CGSize) -> CGRect {
    if fillsWindow { return CGRect(origin: .zero, size: size) }
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

  /// Restores `view` to its place. If the superview's size has changed, the view's follows by its
  /// mask.
  func restore(_ view: UIView) {
    view.autoresizingMask = mask
    guard let superview else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    UIView.performWithoutAnimation {
      if view.bounds != bounds { view.bounds = bounds }
      if view.center != center { view.center = center }
      let size = superview.bounds.size
      if size != superviewSize, view.transform.isIdentity { view.frame = frame(in: size) }
    }
  }
}
