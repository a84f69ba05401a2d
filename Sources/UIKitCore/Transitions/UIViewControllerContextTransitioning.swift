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

/// The context of a transition, which animators and drivers receive.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that hosts the animation until `completeTransition` is processed (B-01).
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the change is animated. It is `false` for a `.custom`
  /// presentation without animation, which calls its animator, too.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether a driver controls the transition, from an interactive
  /// start or a pause until a finish or cancel (B-06).
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition has been cancelled, and not finished
  /// since (B-06).
  var transitionWasCancelled: Bool { get }
  /// The presented controller's style; `.custom` between children of a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The identity: the sandbox does not rotate (B-13).
  var targetTransform: CGAffineTransform { get }

  /// Returns the controller of a key, or `nil` after the transition's end.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of a key, or `nil` for a view that stays in its place (B-03).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the start, or `.zero` if it is unknown (B-04).
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, or `.zero` if it is unknown or the view
  /// leaves (B-04).
  func finalFrame(for vc: UIViewController) -> CGRect

  /// Publishes the progress, 0…1, without moving anything (B-05).
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction in favor of the transition's end (B-07).
  func finishInteractiveTransition()
  /// Ends the interaction in favor of the transition's start (B-07).
  func cancelInteractiveTransition()
  /// Makes a running transition interactive at its position, until finish or cancel (B-15).
  func pauseInteractiveTransition()
  /// Ends the transition. The argument is the outcome, whatever was decided before (B-09).
  func completeTransition(_ didComplete: Bool)
}
