import Foundation
import GlissadeGestures
import GlissadeLayers

/// An observer of touches that recognizes a gesture and calls its targets while the gesture
/// continues.
///
/// A subclass overrides the `touches…` methods and sets `state`; `reset()` is called before the
/// next sequence of touches. Time is known only from the touches' timestamps.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, KeyValueObservable, ObservedObject, AssociationOwner {
  /// The state of a gesture: possible → began → changed* → ended or cancelled; or failed. A tap
  /// changes from possible directly to ended.
  public enum State: Int, Sendable {
    /// The states; see above for their order.
    case possible, began, changed, ended, cancelled, failed
    /// The name of `ended` for discrete gestures such as a tap.
    public static let recognized = State.ended
  }

  // `AssociatedObjects.locked` protects it.
  private nonisolated(unsafe) var associationStorage: AssociatedObjects?

  /// Returns the values of `objc_setAssociatedObject`.
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
  /// The name in logs; without one the class is named.
  open var name: String?
  /// A Boolean value that indicates whether recognition cancels the touches of the view, which
  /// receives `touchesCancelled`.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the view receives touches only after this recognizer
  /// failed.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the view receives the end of touches only after this
  /// recognizer failed.
  open var delaysTouchesEnded = true

  /// The types of touches that are received, as raw values of `UITouch.TouchType`; by default all.
  open var allowedTouchTypes = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }

  /// A Boolean value that indicates whether touches are received. Disabling during a gesture
  /// cancels it, with an action (F-15).
  open var isEnabled = true {
    didSet { if oldValue && !isEnabled { abandonTouches() } }
  }

  var currentState = RecognizerState.possible {
    willSet { observations?.willChange() }
    didSet { observations?.didChange() }
  }
  var observations: ObservationList?
  /// The requested state that arbitration has not granted yet.
  var wanted: RecognizerState?
  /// The reason of the last change of state that has one.
  var reason: RecognizerReason?
  /// A Boolean value that indicates whether targets have been called in this sequence.
  var hasAnnounced = false
  /// The followed touches, in order of arrival, until the event after their end.
  package var touches: [UITouch] = []
  var lastLocation = CGPoint.zero
  var targets: [TargetAction] = []
  var failureRequirements: [WeakRecognizer] = []
  weak var arena: GestureArena?

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - target: A class instance, held weakly.
  ///   - action: A method of the target's class.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds a method to call, after the existing ones; during a gesture it takes effect with the next
  /// event. A method that is added twice is called twice.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target: target as AnyObject, action: action))
  }

  /// Removes the methods of `target`, or all for `nil`. Methods cannot be compared, so all methods
  /// of the target are removed, whatever `action` is.
  open func removeTarget(_ target: Any?, action: Selector?) {
    guard let target = target.map({ $0 as AnyObject }) else { return targets.removeAll() }
    targets.removeAll { $0.target == nil || $0.target === target }
  }

  /// The gesture's state. Subclasses set it; invalid changes have no effect, and the beginning
  /// waits for the recognizers whose failure is required.
  open var state: State {
    get { State(rawValue: currentState.rawValue)! }
    set { ask(for: RecognizerState(rawValue: newValue.rawValue)!) }
  }

  // MARK: Overrides of subclasses

  /// Handles touches that began on the view or its descendants.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tracking?.trackBegan(touches, with: event)
  }

  /// Handles moved touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tracking?.trackMoved(touches, with: event)
  }

  /// Handles ended touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tracking?.trackEnded(touches, with: event)
  }

  /// Handles cancelled touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tracking?.trackCancelled(with: event)
  }

  /// Ignores a touch from now on, which is not part of the gesture. Its view still receives it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.followers.removeAll { $0 === self }
    if !touches.isEmpty { updateLocation() }
  }

  /// Resets the subclass after the end of a sequence; the state is possible again.
  open func reset() { tracking?.resetTracker() }

  /// A Boolean value that indicates whether this kind of recognizer can begin now. It is read
  /// before the views and the delegate are asked.
  var allowsBeginning: Bool { true }

  /// Returns whether the recognition prevents `preventedGestureRecognizer`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether the recognition of `preventingGestureRecognizer` prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer begins only after `otherGestureRecognizer` failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether `otherGestureRecognizer` begins only after this one failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Returns the centroid of the gesture's touches, in points of `view`, or of the window for
  /// `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view?.locationFromWindow(lastLocation) ?? lastLocation
  }

  /// The number of touches that are down.
  open var numberOfTouches: Int { touchesDown.count }

  /// Returns the location of one of the touches, in points of `view`, or of the window for `nil`.
  ///
  /// - Precondition: `touchIndex` is in `0..<numberOfTouches`; at the end of a gesture there are
  ///   none.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = touchesDown
    precondition(
      touches.indices.contains(touchIndex),
      "location(ofTouch: \(touchIndex)): the recognizer has \(touches.count) touches down")
    return touches[touchIndex].location(in: view)
  }

  /// Makes this recognizer begin only after the other failed. If the other begins, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    precondition(otherGestureRecognizer !== self, "a recognizer cannot wait for its own failure")
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: Overrides of the module's own recognizers

  private var part: (any PartRecognizer)? { self as? any PartRecognizer }

  /// A Boolean value that indicates whether the recognizer follows scrolls of a touchpad.
  var acceptsScrolls: Bool { part?.followsScrolls ?? false }
  /// The kind of the recognizer, which determines the allowed changes of state.
  var kind: RecognizerKind { part?.ownKind ?? .undeclared }
  /// The recognizer itself if a tracker follows its gesture, or `nil` for those of clients, which
  /// handle touches in their overrides.
  var tracking: (any TrackingRecognizer)? { nil }
  /// Handles the change from `possible` to `began`.
  func didBegin() { tracking?.trackBeginning() ?? part?.handleBeginning() }

  /// The time at which the recognizer decides without a touch, or `nil`.
  var deadline: TimeInterval? { currentState == .possible ? tracking?.tracker.deadline : nil }
  /// Advances the time to `now`.
  func step(to now: TimeInterval) { tracking?.trackTime(to: now) }
}

// The log that reports numbers which the object cannot use (L-20).
extension UIGestureRecognizer: HostedObject {
  package var ownHost: LayerHost? { view?.ownHost }
}
