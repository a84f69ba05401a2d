import UIKitCore

extension UIViewController.Transition {
  /// Returns a transition in which a view grows into the page, and the page shrinks into the view
  ///
  ///
  /// The user dismisses the page with a pan down, a pan from the left edge, a pinch or a downward
  /// scroll of a touchpad. The page follows the touches, and a touch can catch the page while it
  /// moves.
  ///
  ///     page.preferredTransition = .zoom { context in
  ///       let page = context.zoomedViewController as? PhotoViewController
  ///       return page.flatMap { grid.cell(for: $0.photo) }
  ///     }
  ///
  /// - Parameters:
  ///   - options: The options, which are copied; `nil` stands for the defaults.
  ///   - sourceViewProvider: A closure that returns the source view. It is called when the page
  ///     opens, and again when it closes. If it returns `nil` or a view that is not visible
  ///     in the window, the page fades at the center.
  public static func zoom(
    options: ZoomOptions? = nil,
    sourceViewProvider: @escaping @MainActor (ZoomSourceViewProviderContext) -> UIView?
  ) -> UIViewController.Transition {
    let options = options.map(ZoomOptions.init(copying:)) ?? ZoomOptions()
    return UIViewController.Transition(
      .catchable(Zoom(options: options, provider: sourceViewProvider)))
  }

  /// The two controllers of a zoom. A `sourceViewProvider` closure receives them and returns the
  /// source view.
  @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
    /// The controller that shows the source view.
    public let sourceViewController: UIViewController
    /// The controller whose view grows out of the source view.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
      super.init()
    }
  }

  /// The options of a zoom.
  @preconcurrency @MainActor public final class ZoomOptions: NSObject {
    /// A closure that returns the part of the page that corresponds to the source view, in points
    /// of the page's view. If it is `nil` or returns `nil`, the part is the largest one in the
    /// middle of the page with the proportions of the source view.
    public var alignmentRectProvider: (@MainActor (AlignmentRectContext) -> CGRect?)?

    /// The color that dims the view behind the page, or `nil` for a translucent black. Its opacity
    /// follows the progress of the zoom.
    public var dimmingColor: UIColor?

    /// The blur of the view behind the page, or `nil` for no blur. Its opacity follows the progress
    /// of the zoom.
    public var dimmingVisualEffect: UIBlurEffect?

    /// A closure that returns whether a pan, a pinch or a scroll begins to dismiss the page. `nil`
    /// stands for the value of the context's `willBegin`. Touches catch a moving page without a
    /// call of this closure.
    public var interactiveDismissShouldBegin: (@MainActor (InteractionContext) -> Bool)?

    /// The spring with which a released page moves, or `nil` for the usual `HandOffSpring` of each
    /// release. UIKit does not have this property.
    ///
    ///     options.releaseSpring = UISpringTimingParameters(duration: 0.4, bounce: 0.2)
    public var releaseSpring: UISpringTimingParameters?

    /// Creates options with the default values.
    public override init() { super.init() }

    init(copying other: ZoomOptions) {
      alignmentRectProvider = other.alignmentRectProvider
      dimmingColor = other.dimmingColor
      dimmingVisualEffect = other.dimmingVisualEffect
      interactiveDismissShouldBegin = other.interactiveDismissShouldBegin
      releaseSpring = other.releaseSpring
      super.init()
    }

    /// A source view and the page that grows out of it.
    @preconcurrency @MainActor public final class AlignmentRectContext: NSObject {
      /// The source view.
      public let sourceView: UIView
      /// The controller of the page.
      public let zoomedViewController: UIViewController

      init(source: UIView, zoomed: UIViewController) {
        (sourceView, zoomedViewController) = (source, zoomed)
        super.init()
      }
    }

    /// A gesture that is about to dismiss the page.
    @preconcurrency @MainActor public final class InteractionContext: NSObject {
      /// The centroid of the touches, in points of the page's view.
      public let location: CGPoint
      /// The velocity of the centroid, in points per second.
      public let velocity: CGVector
      /// A Boolean value that indicates whether the gesture begins by default. It does if it pans
      /// down where no scroll view scrolls down, pans from the left edge, or pinches the page.
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        super.init()
      }
    }
  }
}
