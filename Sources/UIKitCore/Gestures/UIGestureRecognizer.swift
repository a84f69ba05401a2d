import Foundation
import GlissadeGestures
import GlissadeLayers

/// An object that recognizes a gesture in touches, and calls its targets while the gesture
/// continues.
///
/// A subclass overrides the `touches…` methods and sets `state`; `reset()` is called before the
/// next sequence of touches. The time comes only from the timestamps of touches.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, KeyValueObservable, ObservedObject, AssociationOwner {
  /// The state of a gesture: possible → began → changed (any number of times) → ended or cancelled,
  /// or possible → failed. A tap changes from possible directly to ended.
  public enum State: Int, Sendable {
    /// The states of a gesture. `possible` is the first one, and `ended`, `cancelled` and `failed`
    /// are the last ones.
    case possible, began, changed, ended, cancelled, failed
    /// The name of `ended` for discrete gestures such as a tap.
    public static let recognized = State.ended
  }

  // The lock of `AssociatedObjects.locked` protects every access to this storage.
  private nonisolated(unsafe) var associationStorage: AssociatedObjects?

  /// Returns the storage of the values that `objc_setAssociatedObject` has set on the recognizer,
  /// or `nil`.
  package nonisolated final func associations(makes: Bool) -> AssociatedObjects? {
    AssociatedObjects.locked {
      if associationStorage == nil, makes { associationStorage = AssociatedObjects() }
      return associationStorage
    }
  }

  /// The view whose touches, and whose descendants' touches, are observed.
  open internal(set) weak var view: UIView?
  /// The delegate, which determines which touches are received and which recognizers can work
  /// together.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The name of the recognizer in logs; `nil` stands for the name of its class.
  open var name: String?
  /// A Boolean value that indicates whether recognition cancels the touches in the view. The view
  /// then receives `touchesCancelled`.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the view receives touches only after this recognizer
  /// failed.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the view receives the end of touches only after this
  /// recognizer failed.
  open var delaysTouchesEnded = true

  /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`. The
  /// default is all types.
  open var allowedTouchTypes = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }

  /// A Boolean value that indicates whether the recognizer receives touches. Setting `false` during
  /// a gesture cancels the gesture, with an action (F-15).
  open var isEnabled = true {
    didSet { if oldValue && !isEnabled { abandonTouches() } }
  }

  var currentState = RecognizerState.possible {
    willSet { observations?.willChange() }
    didSet { observations?.didChange() }
  }
  package final var observations: ObservationList?
  /// The requested state that arbitration has not granted yet.
  var wanted: RecognizerState?
  /// The latest reason that was stored for a change of state, or `nil`.
  var reason: RecognizerReason?
  /// A Boolean value that indicates whether targets have been called in this sequence of touches.
  var hasAnnounced = false
  /// The touches that the recognizer follows, in order of arrival. They include those that end with
  /// the current event.
  package var touches: [UITouch] = []
  var lastLocation = CGPoint.zero
  var targets: [TargetAction] = []
  var failureRequirements: [WeakRecognizer] = []
  weak var arena: GestureArena?

  /// Creates a recognizer, with a first target and action if both are given.
  ///
  /// - Parameters:
  ///   - target: An object, which the recognizer references weakly.
  ///   - action: A method of the target.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a target and the method to call on it, after the existing ones. During a gesture the
  /// method is called from the next event on. A method that is added twice is called twice.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target: target as AnyObject, action: action))
  }

  /// Removes the methods of `target`; `nil` stands for all targets. Methods cannot be compared, so
  /// all methods of the target are removed, whatever `action` is.
  open func removeTarget(_ target: Any?, action: Selector?) {
    guard let target = target.map({ $0 as AnyObject }) else { return targets.removeAll() }
    targets.removeAll { $0.target == nil || $0.target === target }
  }

  /// The state of the gesture. Subclasses set it. An invalid change has no effect, and `began`
  /// takes effect only after the recognizers whose failure is required have failed.
  open var state: State {
    get { State(rawValue: currentState.rawValue)! }
    set { ask(for: RecognizerState(rawValue: newValue.rawValue)!) }
  }

  /// Notifies the object that it has been loaded from a nib, which does not happen here.
  open func awakeFromNib() {}
  /// Notifies the object that Interface Builder shows it, which does not happen here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Overrides of subclasses

  /// Handles touches that began on the view or its descendants.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tracking?.trackBegan(touches, with: event)
  }

  /// Handles touches that have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tracking?.trackMoved(touches, with: event)
  }

  /// Handles touches that have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tracking?.trackEnded(touches, with: event)
  }

  /// Handles touches that were cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tracking?.trackCancelled(with: event)
  }

  /// Ignores a touch that is not part of the gesture, from now on. The touch's view still receives
  /// the touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.followers.removeAll { $0 === self }
    if !touches.isEmpty { updateLocation() }
  }

  /// Resets a subclass after the end of a sequence of touches. The state is possible again when
  /// this method is called.
  open func reset() { tracking?.resetTracker() }

  /// A Boolean value that indicates whether this kind of recognizer can begin now. It is read
  /// before the views and the delegate are called.
  var allowsBeginning: Bool { true }

  /// Returns whether the recognition of this gesture prevents `preventedGestureRecognizer`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether the recognition of `preventingGestureRecognizer` prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer begins only after `otherGestureRecognizer` failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether `otherGestureRecognizer` begins only after this one failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Returns the centroid of the gesture's touches, in points of `view`, or of the window if `view`
  /// is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view?.locationFromWindow(lastLocation) ?? lastLocation
  }

  /// The number of touches that are down.
  open var numberOfTouches: Int { touchesDown.count }

  /// Returns the location of one of the touches, in points of `view`, or of the window if `view` is
  /// `nil`.
  ///
  /// - Precondition: `touchIndex` is in `0..<numberOfTouches`; at the end of a gesture the number
  ///   of touches is 0.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = touchesDown
    precondition(
      touches.indices.contains(touchIndex),
      "location(ofTouch: \(touchIndex)): the recognizer has \(touches.count) touches down")
    return touches[touchIndex].location(in: view)
  }

  /// Makes this recognizer begin only after the other one has failed. If the other one begins, this
  /// recognizer fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    precondition(otherGestureRecognizer !== self, "a recognizer cannot wait for its own failure")
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: Overrides of the module's own recognizers

  private var part: (any PartRecognizer)? { self as? any PartRecognizer }

  /// A Boolean value that indicates whether the recognizer follows scrolls on a touchpad.
  var acceptsScrolls: Bool { part?.followsScrolls ?? false }
  /// The kind of the recognizer, which determines the allowed changes of state.
  var kind: RecognizerKind { part?.ownKind ?? .undeclared }
  /// The recognizer itself if a tracker recognizes its gesture, or `nil` for a client's recognizer,
  /// which handles touches in its overrides.
  var tracking: (any TrackingRecognizer)? { nil }
  /// Handles the change of the state from `possible` to `began`.
  func didBegin() { tracking?.trackBeginning() ?? part?.handleBeginning() }

  /// The time at which the recognizer decides without an event of a touch, or `nil` if there is
  /// none.
  var deadline: TimeInterval? { currentState == .possible ? tracking?.tracker.deadline : nil }
  /// Advances the recognizer's time to `now`.
  func step(to now: TimeInterval) { tracking?.trackTime(to: now) }
}

// The host whose log reports numbers that a recognizer cannot use (L-20).
extension UIGestureRecognizer: HostedObject {
  package var ownHost: LayerHost? { view?.ownHost }
}
