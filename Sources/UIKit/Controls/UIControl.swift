import Foundation

/// A view that tells targets what the user does with it.
@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEvents = Event(rawValue: .max)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  private enum Listener {
    case method(TargetAction)
    case closure(UIAction)
  }
  private var listeners: [(events: Event, listener: Listener)] = []

  /// Whether touches have an effect; a control that is disabled under a touch lets go of it.
  open var isEnabled = true {
    didSet {
      stateChanged(oldValue != isEnabled)
      if !isEnabled, isTracking { cancel(nil) }
    }
  }
  open var isSelected = false { didSet { stateChanged(oldValue != isSelected) } }
  open var isHighlighted = false { didSet { stateChanged(oldValue != isHighlighted) } }
  /// Whether a touch that began here is down.
  open private(set) var isTracking = false
  /// Whether that touch is inside, or near enough.
  open private(set) var isTouchInside = false
  /// What listeners hear of while touches are tracked.
  private var currentEvent: UIEvent?

  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private func stateChanged(_ changed: Bool) { if changed { setNeedsLayout() } }

  // MARK: Targets

  /// Calls `action` for these events.
  ///
  /// - Parameter target: held weakly (N-03); nil is the first responder, from this control on, that has
  ///   the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let method = TargetAction(target: target.map { $0 as AnyObject }, action: action)
    listeners.append((controlEvents, .method(method)))
  }

  /// Runs `action` for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    listeners.append((controlEvents, .closure(action)))
  }

  /// Removes a target for these events; nil removes all targets. Methods cannot be compared, so that all
  /// those of the target go, whichever `action` is named (N-03).
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    listeners = listeners.compactMap { entry in
      guard case .method(let method) = entry.listener, object == nil || method.target === object
      else { return entry }
      let left = entry.events.subtracting(controlEvents)
      return left.isEmpty ? nil : (left, entry.listener)
    }
  }

  /// Removes an action for these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    listeners = listeners.compactMap { entry in
      guard case .closure(let closure) = entry.listener, closure === action else { return entry }
      let left = entry.events.subtracting(controlEvents)
      return left.isEmpty ? nil : (left, entry.listener)
    }
  }

  /// Tells those who listen to any of these events, each once, in order of addition.
  open func sendActions(for controlEvents: Event) {
    for entry in listeners where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.listener {
      case .closure(let action): action.run(from: self)
      case .method(let method):
        if !method.send(from: self, event: currentEvent) {
          window?.windowScene?.log(method.complaint(sender: self))
        }
      }
    }
  }

  // MARK: Tracking

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// How far outside the bounds a touch that began here still counts as inside, in points.
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
    if isTracking { during(event) { cancel(event) } }
  }

  private func beginTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event)
    else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  private func moveTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
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
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = contains(touch)
    (isTracking, isHighlighted) = (false, false)
    endTracking(touch, with: event)
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
    isTouchInside = false
  }

  /// A plain tap on an enabled control is the control's own: ancestors' recognizers do not take it.
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
