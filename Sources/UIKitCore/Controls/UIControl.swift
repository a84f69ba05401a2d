import Foundation

/// A view that calls methods of targets when the user acts on it.
@preconcurrency @MainActor open class UIControl: UIView {
  /// A set of user actions on a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt
    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch begins in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The second or a later touch of a multiple tap begins in the control.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ends inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control is triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The user begins to edit the text of a control.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changes the text of a control.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The user ends the editing of the text of a control.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user ends the editing of the text of a control with the Return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of the editing of texts.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state of a control that is enabled and neither pressed nor selected.
    public static let normal: State = []
    /// The state of a control that is being pressed.
    public static let highlighted = State(rawValue: 1)
    /// The state of a control on which touches have no effect.
    public static let disabled = State(rawValue: 2)
    /// The state of a control that is selected.
    public static let selected = State(rawValue: 4)
  }

  private enum Listener {
    case method(TargetAction)
    case closure(UIAction)
  }
  private var listeners: [(events: Event, listener: Listener)] = []

  /// A Boolean value that indicates whether touches on the control have an effect. If a control is
  /// disabled during a touch, it cancels the tracking of the touch.
  open var isEnabled = true {
    didSet {
      stateChanged(oldValue != isEnabled)
      if !isEnabled, isTracking { cancel(nil) }
    }
  }
  /// A Boolean value that indicates whether the control is selected.
  open var isSelected = false { didSet { stateChanged(oldValue != isSelected) } }
  /// A Boolean value that indicates whether the control is highlighted, for example under a touch.
  open var isHighlighted = false { didSet { stateChanged(oldValue != isHighlighted) } }
  /// The horizontal position of the content in the control, such as the title of a button.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { stateChanged(oldValue != contentHorizontalAlignment) }
  }
  /// The vertical position of the content in the control.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { stateChanged(oldValue != contentVerticalAlignment) }
  }
  /// A Boolean value that indicates whether the control is tracking a touch that began in it.
  open private(set) var isTracking = false
  /// A Boolean value that indicates whether the tracked touch is inside the control or close to it.
  open private(set) var isTouchInside = false
  /// The touch that is tracked, or `nil`. Other touches are ignored meanwhile.
  private weak var trackedTouch: UITouch?
  /// The event that targets receive while the control handles touches, or `nil`.
  private var currentEvent: UIEvent?

  /// The state of the control.
  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The horizontal position of the content, with `left` in place of `leading` and `right` in place
  /// of `trailing`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { alignmentToRight }

  private func stateChanged(_ changed: Bool) {
    guard changed else { return }
    setNeedsLayout()
    stateDidChange()
  }

  /// Handles a change of the control's state or of an alignment of its content.
  func stateDidChange() {}

  // MARK: Targets

  /// Adds a target whose method `action` is called on the given events.
  ///
  /// - Parameter target: The target, which is held weakly (N-03). `nil` stands for the nearest
  ///   object in the responder chain, from this control on, that has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let method = TargetAction(target: target.map { $0 as AnyObject }, action: action)
    listeners.append((controlEvents, .method(method)))
  }

  /// Adds an action that is performed on the given events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    listeners.append((controlEvents, .closure(action)))
  }

  /// The events for which targets or actions have been added.
  open var allControlEvents: Event {
    listeners.reduce([]) { $0.union($1.events) }
  }

  /// Removes a target for the given events; `nil` removes all targets. Methods cannot be compared,
  /// so all methods of the target are removed, whatever `action` is (N-03).
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    listeners = listeners.compactMap { entry in
      guard case .method(let method) = entry.listener, object == nil || method.target === object
      else { return entry }
      let left = entry.events.subtracting(controlEvents)
      return left.isEmpty ? nil : (left, entry.listener)
    }
  }

  /// Removes an action for the given events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    listeners = listeners.compactMap { entry in
      guard case .closure(let closure) = entry.listener, closure === action else { return entry }
      let left = entry.events.subtracting(controlEvents)
      return left.isEmpty ? nil : (left, entry.listener)
    }
  }

  /// Calls the methods and actions that were added for any of the given events, each once, in the
  /// order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in listeners where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.listener {
      case .closure(let action): action.run(from: self)
      case .method(let method) where method.isOver: break
      case .method(let method): sendAction(method.action, to: method.target, for: currentEvent)
      }
    }
  }

  /// Calls a method of a target. `sendActions(for:)` calls it for each added target, so that an
  /// override can prevent the call of the target's method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let method = TargetAction(target: target.map { $0 as AnyObject }, action: action)
    if !method.send(from: self, event: event) {
      window?.windowScene?.log(.warning(method.complaint(sender: self)))
    }
  }

  /// The targets that were added and inherit from `NSObject`. A target of `nil` is not included.
  open var allTargets: Set<AnyHashable> {
    let targets = listeners.compactMap { entry -> AnyHashable? in
      guard case .method(let method) = entry.listener else { return nil }
      return (method.target as? NSObject).map { AnyHashable($0) }
    }
    return Set(targets)
  }

  // MARK: Tracking

  /// Begins the tracking of a touch. Returns `false` to ignore the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Continues the tracking of a touch. Returns `false` to cancel the tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Handles the end of a tracked touch, which can be outside the control.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Handles the cancellation of a tracked touch.
  open func cancelTracking(with event: UIEvent?) {}

  /// The distance outside the bounds up to which a touch counts as inside, in points.
  private static let reach: CGFloat = 30

  private func contains(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
  }

  private func during(_ event: UIEvent?, _ body: () -> Void) {
    let outer = currentEvent
    currentEvent = event
    body()
    currentEvent = outer
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(event) { beginTouch(touches, event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(event) { moveTouch(touches, event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(event) { endTouch(touches, event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, tracked(of: touches) != nil else { return }
    during(event) { cancel(event) }
  }

  private func tracked(of touches: Set<UITouch>) -> UITouch? {
    touches.first { $0 === trackedTouch }
  }

  private func beginTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event)
    else { return }
    trackedTouch = touch
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  private func moveTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = tracked(of: touches) else { return }
    guard continueTracking(touch, with: event) else { return cancel(event) }
    let wasInside = isTouchInside
    isTouchInside = contains(touch)
    isHighlighted = isTouchInside
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  private func endTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = tracked(of: touches) else { return }
    isTouchInside = contains(touch)
    (isTracking, isHighlighted) = (false, false)
    endTracking(touch, with: event)
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
    isTouchInside = false
  }

  /// Returns `false` for the single-tap recognizer of another view while the control is enabled: a
  /// tap on the control belongs to the control.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  private func cancel(_ event: UIEvent?) {
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }
}
