import UIKitCore

/// The zoom that a controller prefers as its transition, with its options and a provider of the
/// source view.
@MainActor struct Zoom {
  let options: UIViewController.Transition.ZoomOptions
  /// A closure that returns the view out of which a controller's view grows.
  let provider: @MainActor (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

  /// Returns the source view of a page, or `nil` if the view is not visible in the container's
  /// window.
  ///
  /// - Parameters:
  ///   - page: The controller of the page.
  ///   - controller: The controller that shows the source view.
  func source(of page: UIViewController, in controller: UIViewController, container: UIView)
    -> ZoomSource?
  {
    let context = UIViewController.Transition.ZoomSourceViewProviderContext(
      source: controller, zoomed: page)
    guard let view = provider(context), let zoomed = page.viewIfLoaded,
      !view.isDescendant(of: zoomed), !container.isDescendant(of: view)
    else { return nil }
    return ZoomSource(view, container: container)
  }

  /// Returns the part of a page that corresponds to a source view, in points of the page's view.
  func alignmentRect(of page: UIViewController, source: UIView?) -> CGRect? {
    guard let source, let provider = options.alignmentRectProvider else { return nil }
    let context = UIViewController.Transition.ZoomOptions.AlignmentRectContext(
      source: source, zoomed: page)
    guard let rect = provider(context), rect.isFinite, !rect.isInfinite, rect.width != 0,
      rect.height != 0
    else {
      return nil
    }
    return rect.standardized
  }

  /// Returns whether a gesture begins to dismiss a page.
  func begins(_ context: UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool {
    options.interactiveDismissShouldBegin?(context) ?? context.willBegin
  }
}

extension Zoom: CatchablePreference {
  func makeInteraction(
    in view: UIView, page: @escaping () -> UIViewController?, takeBack: @escaping () -> Void
  ) -> any PageInteraction {
    ZoomInteraction(in: view, page: page, takeBack: takeBack)
  }
}

extension UIViewController {
  /// The zoom that the controller prefers as its transition, or `nil`.
  var preferredZoom: Zoom? {
    guard case .catchable(let preference)? = preferredTransition?.kind else { return nil }
    return preference as? Zoom
  }
}

/// A source view that takes part in a zoom. The view is invisible from `hide()` to `restore()`.
@MainActor final class ZoomSource {
  let view: UIView
  private weak var container: UIView?
  private var alpha: CGFloat?
  /// The fraction of a source view's area that must be visible for the page to return to it.
  private static let leastVisibleFraction: CGFloat = 0.1

  /// Creates a source view, or returns `nil` for a view that is not visible in the container's
  /// window.
  init?(_ view: UIView, container: UIView) {
    (self.view, self.container) = (view, container)
    if frame == nil { return nil }
  }

  /// The frame of the source view in points of the container, or `nil` if the view is no longer
  /// visible there.
  var frame: CGRect? {
    guard let container, let window = container.window, view.window === window else { return nil }
    let bounds = view.bounds
    guard bounds.isFinite, bounds.width >= 1, bounds.height >= 1 else { return nil }
    let frame = view.convert(bounds, to: container)
    var visible = frame
    var ancestor: UIView? = view
    while let current = ancestor, current !== window {
      if current.isHidden || (current.alpha <= 0 && (current !== view || alpha == nil)) {
        return nil
      }
      ancestor = current.superview
      guard let clip = ancestor, clip.clipsToBounds || clip === window else { continue }
      visible = visible.intersection(clip.convert(clip.bounds, to: container))
    }
    let area = visible.isNull ? 0 : visible.width * visible.height
    return area >= frame.width * frame.height * Self.leastVisibleFraction ? frame : nil
  }

  /// The radius of the source view's corners, in points.
  var cornerRadius: CGFloat { view.layer.cornerRadius }

  /// Makes the source view invisible, and returns a picture of the visible view.
  func hide() -> UIView? {
    let picture = view.snapshotView(afterScreenUpdates: true)
    UIView.performWithoutAnimation {
      alpha = alpha ?? view.alpha
      view.alpha = 0
    }
    return picture
  }

  /// Restores the opacity that the source view had before `hide()`, unless the client has changed
  /// it meanwhile.
  func restore() {
    guard let alpha else { return }
    self.alpha = nil
    UIView.performWithoutAnimation { if view.alpha == 0 { view.alpha = alpha } }
  }
}
