import Foundation

/// A key of one of the two view controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, Sendable, RawRepresentable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name. Only the keys `from` and `to` have view controllers.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the view controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The key of the view controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// A key of one of the two views of a transition.
public struct UITransitionContextViewKey: Hashable, Sendable, RawRepresentable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its name. Only the keys `from` and `to` have views.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The key of the view that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// The context of a transition, which animators and drivers receive.
///
/// ```swift
/// if let page = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
///   page.frame = context.finalFrame(for: controller)
///   context.containerView.addSubview(page)
/// }
/// context.completeTransition(!context.transitionWasCancelled)
/// ```
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that hosts the animation until `completeTransition` is processed (B-01).
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the change is animated. It is `false` for a
  /// presentation without animation. In the style `.custom` such a presentation calls its animator,
  /// too.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether a driver controls the transition, which is so from an
  /// interactive start or a pause until a finish or cancel (B-06).
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled, and was not finished
  /// after that (B-06).
  var transitionWasCancelled: Bool { get }
  /// The presentation style of the presented view controller, or `.custom` for a transition between
  /// children of a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The transform of a rotation during the transition. It is always the identity, because the
  /// sandbox does not rotate (B-13).
  var targetTransform: CGAffineTransform { get }

  /// Returns the view controller of a key, or `nil` after the transition's end.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of a key, or `nil` for a view that stays in its place (B-03).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a view controller's view at the start of the transition, or `.zero` if it
  /// is unknown (B-04).
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a view controller's view at the end of the transition, or `.zero` if it
  /// is unknown or the view leaves (B-04).
  func finalFrame(for vc: UIViewController) -> CGRect

  /// Reports the progress, 0…1, without moving the views (B-05).
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction. The transition then runs to its end (B-07).
  func finishInteractiveTransition()
  /// Ends the interaction. The transition then runs back to its start (B-07).
  func cancelInteractiveTransition()
  /// Pauses a running transition at its progress and makes it interactive, until a finish or cancel
  /// (B-15).
  func pauseInteractiveTransition()
  /// Ends the transition. The argument is the outcome, whatever was decided before (B-09).
  func completeTransition(_ didComplete: Bool)
}
