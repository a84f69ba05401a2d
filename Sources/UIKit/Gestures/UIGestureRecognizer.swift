import Foundation
import GlissadeGestures

/// Watches touches for a gesture and calls its targets while the gesture goes on.
///
/// A subclass overrides the `touches…` methods and sets `state`; `reset()` is called before the next
/// sequence of touches. All it knows of time are the touches' timestamps.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where the gesture is: possible → began → changed* → ended or cancelled; or failed; a tap goes from
  /// possible straight to ended.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// What a tap calls `ended`.
    public static let recognized = State.ended
  }

  /// The view whose touches, and its descendants', are watched.
  open internal(set) weak var view: UIView?
  /// Asked what to receive and with whom to get along.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for logs; without one the class is named.
  open var name: String?
  /// Whether recognizing takes the touches away from the view, which gets `touchesCancelled`.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only after this recognizer failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the touches' end only after this recognizer failed.
  open var delaysTouchesEnded = true

  /// False ignores touches; in mid-gesture it cancels, with an action (F-15).
  open var isEnabled = true {
    didSet { if oldValue && !isEnabled { abandonTouches() } }
  }

  var stage = RecognizerState.possible
  /// The state that arbitration has yet to grant.
  var wanted: RecognizerState?
  /// Whether targets have been called in this sequence.
  var hasAnnounced = false
  /// Touches followed, in order of arrival, until the event after their end.
  var touches: [UITouch] = []
  var lastLocation = CGPoint.zero
  var targets: [TargetAction] = []
  var failureRequirements: [WeakRecognizer] = []
  weak var arena: GestureArena?

  /// - Parameters:
  ///   - target: a class instance, held weakly.
  ///   - action: a method of the target's class.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Adds one more method to call, after those already there; in mid-gesture from the next event on.
  /// A second addition of the same method calls it twice.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target: target as AnyObject, action: action))
  }

  /// Removes what was added for `target`, or everything for nil. Methods cannot be compared, so that
  /// all those of the target go, whichever `action` is named.
  open func removeTarget(_ target: Any?, action: Selector?) {
    guard let target = target.map({ $0 as AnyObject }) else { return targets.removeAll() }
    targets.removeAll { $0.target == nil || $0.target === target }
  }

  /// The gesture's state. Subclasses set it; impossible moves have no effect, and beginning waits for
  /// those whose failure is required.
  open var state: State {
    get { State(rawValue: stage.rawValue)! }
    set { ask(for: RecognizerState(rawValue: newValue.rawValue)!) }
  }

  // MARK: For subclasses

  /// Touches came down on the view or its descendants.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The sequence is over, the state possible again: forget it.
  open func reset() {}

  /// Whether this kind of recognizer may begin now, asked before the views and the delegate are.
  var allowsBeginning: Bool { true }

  /// Whether recognizing keeps `preventedGestureRecognizer` from recognizing.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether `preventingGestureRecognizer`, having recognized, keeps this one from recognizing.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one begins only after `otherGestureRecognizer` failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether `otherGestureRecognizer` begins only after this one failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Where the gesture is: the middle of its touches, in points of `view`, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.locationFromWindow(lastLocation) ?? lastLocation
  }

  /// The number of touches that are down.
  open var numberOfTouches: Int { touchesDown.count }

  /// Returns where one of the touches is, in points of `view`, or of the window for nil.
  ///
  /// - Precondition: `touchIndex` is in `0..<numberOfTouches`; at the end of a gesture there are none.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    place(ofTouch: touchIndex, in: view)
  }

  /// Makes this recognizer begin only after the other failed; if the other begins, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    wait(for: otherGestureRecognizer)
  }

  // MARK: For the module's own recognizers

  /// What lives the table allows this recognizer.
  var kind: RecognizerKind { .undeclared }
  /// The time at which it decides without a touch; nil if it does not.
  var deadline: TimeInterval? { nil }
  /// Time went on to `now`.
  func step(to now: TimeInterval) {}
  /// It left `possible` for `began`.
  func didBegin() {}
}
