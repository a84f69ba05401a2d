import Foundation

/// A key of one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, Sendable, RawRepresentable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name. Only `from` and `to` have controllers.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that shows at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that shows at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// A key of one of the two views of a transition.
public struct UITransitionContextViewKey: Hashable, Sendable, RawRepresentable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name. Only `from` and `to` have views.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What a transition tells those who animate and drive it, and what they tell it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Hosts the animation until `completeTransition` has been processed (B-01).
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the change is animated. It is `false` for a `.custom`
  /// presentation without animation, which calls its animator, too.
  var isAnimated: Bool { get }
  /// True from the interactive start, or a pause, to finish or cancel (B-06).
  var isInteractive: Bool { get }
  /// True from cancel on, until a later finish (B-06).
  var transitionWasCancelled: Bool { get }
  /// The presented controller's style; `.custom` between children of a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Identity: the sandbox does not rotate (B-13).
  var targetTransform: CGAffineTransform { get }

  /// Returns the controller of a key, or `nil` after the transition's end.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil for a view that is to be left alone (B-03).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// `.zero` where unknown (B-04).
  func initialFrame(for vc: UIViewController) -> CGRect
  /// `.zero` where unknown, and for a controller whose view leaves (B-04).
  func finalFrame(for vc: UIViewController) -> CGRect

  /// Publishes progress, 0…1; moves nothing by itself (B-05).
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction in favor of the transition's end (B-07).
  func finishInteractiveTransition()
  /// Ends the interaction in favor of the transition's start (B-07).
  func cancelInteractiveTransition()
  /// Makes a running transition interactive: it stands where it is, until finish or cancel (B-15).
  func pauseInteractiveTransition()
  /// Ends the transition. The Bool is authoritative, whatever was decided before (B-09).
  func completeTransition(_ didComplete: Bool)
}
