internal import CSDL2
import Foundation
import GlissadeGestures

/// A translator of SDL's events to input events without loss. An event of SDL becomes at most two
/// input events.
///
/// The translator never drops or coalesces motions; of two motions with the same stamp, the later
/// one is the pointer's location at that time. A press belongs to the first button that was
/// pressed. If its release is lost because another program took the pointer, the press is
/// cancelled. The mouse events that SDL makes from a touch are ignored, because SDL also reports
/// the touch itself.
struct InputTranslator {
  /// The number of SDL's units of length per point. A unit is a pixel on X11, and a point of the
  /// desktop on Wayland.
  let scale: Double
  /// The events since the last call of `removePending()`.
  private var pending: [InputEvent] = []
  private var lastTime = -Double.infinity
  private var pressed: Int?
  private var place = CGPoint.zero
  private var screens = TouchScreens()
  private var scrollSource = ScrollSource()
  /// The window's size, in points.
  private var size: CGSize
  /// The pressed modifier keys.
  private var modifiers: InputEvent.Modifiers = []

  /// A Boolean value that indicates whether a button is pressed or a touch is down.
  var isPressing: Bool { isPressingButton || screens.isTouching }

  /// A Boolean value that indicates whether a button is pressed.
  var isPressingButton: Bool { pressed != nil }

  /// A Boolean value that indicates whether there are events that `removePending()` has not
  /// returned yet.
  var hasPending: Bool { !pending.isEmpty }

  /// Creates a translator of a window's events.
  ///
  /// - Parameters:
  ///   - scale: SDL's units of length per point.
  ///   - size: The window's size in points. SDL reports the location of a touch as a fraction of
  ///     it.
  init(scale: Double, size: CGSize = .zero) {
    self.scale = scale
    self.size = size
  }

  /// Removes and returns the events since the last call, in order.
  mutating func removePending() -> [InputEvent] {
    defer { pending.removeAll(keepingCapacity: true) }
    return pending
  }

  /// Translates an event of SDL that occurred at `time`, in scene time, and appends the results to
  /// the pending events.
  mutating func add(_ event: SDL_Event, at time: TimeInterval) {
    // Time must not run backwards, but a change of the scene's speed between two events can give
    // the second an earlier time.
    let time = max(time, lastTime)
    lastTime = time
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION where event.motion.which != Self.touchMouse: move(event.motion, at: time)
    case SDL_MOUSEBUTTONDOWN where event.button.which != Self.touchMouse:
      press(event.button, at: time)
    case SDL_MOUSEBUTTONUP where event.button.which != Self.touchMouse:
      release(event.button, at: time)
    case SDL_MOUSEWHEEL: turn(event.wheel, at: time)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      pending += screens.events(of: event.tfinger, in: size, at: time)
    case SDL_KEYDOWN:
      follow(KeyNames.modifiers(in: UInt32(event.key.keysym.mod)), at: time)
      type(event.key, at: time)
    case SDL_TEXTINPUT:
      if let text = TypedText.text(of: event.text) { pending.append(.text(text, t: time)) }
    case SDL_TEXTEDITING: pending.append(TypedText.composition(of: event.edit, at: time))
    case SDL_KEYUP: follow(KeyNames.modifiers(in: UInt32(event.key.keysym.mod)), at: time)
    case SDL_WINDOWEVENT: change(event.window, at: time)
    default: break
    }
  }

  /// The identifier of the mouse events that SDL makes from touches: the macro `SDL_TOUCH_MOUSEID`,
  /// which is not imported into Swift.
  private static let touchMouse = UInt32.max

  private func points(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: Double(x) / scale, y: Double(y) / scale)
  }

  /// Returns a mouse event, with the pressed modifier keys added.
  private func pointer(_ event: InputEvent) -> InputEvent {
    var event = event
    event.modifiers = modifiers
    return event
  }

  /// Stores the pressed modifier keys. If Alt changes while the pointer is not pressed, a hover
  /// event is added at once, because Alt shows a second touch (O-04).
  private mutating func follow(_ pressedKeys: InputEvent.Modifiers, at time: TimeInterval) {
    let changed = modifiers.symmetricDifference(pressedKeys)
    modifiers = pressedKeys
    guard changed.contains(.alternate), pressed == nil else { return }
    pending.append(pointer(.move(to: place, t: time, button: 0)))
  }

  private mutating func move(_ motion: SDL_MouseMotionEvent, at time: TimeInterval) {
    // In the mask of SDL, bit 0 stands for button 1.
    if let pressed, motion.state & (1 << UInt32(pressed - 1)) == 0 { cancel(at: time) }
    place = points(motion.x, motion.y)
    let event = pointer(.move(to: place, t: time, button: pressed ?? 0))
    if let last = pending.last, last.kind == .move, last.t == time,
      last.button == event.button, last.source == event.source
    {
      pending.removeLast()
    }
    pending.append(event)
  }

  private mutating func press(_ button: SDL_MouseButtonEvent, at time: TimeInterval) {
    place = points(button.x, button.y)
    if pressed == nil { pressed = Int(button.button) }
    pending.append(pointer(.down(at: place, t: time, button: Int(button.button))))
  }

  private mutating func release(_ button: SDL_MouseButtonEvent, at time: TimeInterval) {
    place = points(button.x, button.y)
    // A release is ignored if the press of its button was cancelled.
    guard pressed != nil else { return }
    if pressed == Int(button.button) { pressed = nil }
    pending.append(pointer(.up(at: place, t: time, button: Int(button.button))))
  }

  private mutating func cancel(at time: TimeInterval) {
    guard let button = pressed else { return }
    pressed = nil
    pending.append(.cancel(at: place, t: time, button: button))
  }

  /// Cancels the press and all touches.
  private mutating func cancelAll(at time: TimeInterval) {
    cancel(at: time)
    pending += screens.cancel(at: time)
  }

  private mutating func turn(_ wheel: SDL_MouseWheelEvent, at time: TimeInterval) {
    // SDL's notches are positive for a turn away from the user, unless the desktop reverses the
    // direction.
    let sign = wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
    let (x, y) = (sign * Double(wheel.preciseX), -sign * Double(wheel.preciseY))
    guard x.isFinite, y.isFinite else { return }
    let place = points(wheel.mouseX, wheel.mouseY)
    let unit = Self.pointsPerNotch
    let pad = ScrollSource.pointsPerTouchpadUnit
    pending.append(
      scrollSource.isTouchpad(x, y, at: time)
        ? .scroll(at: place, deltaX: x * pad, deltaY: y * pad, t: time)
        : .wheel(at: place, deltaX: x * unit, deltaY: y * unit, t: time))
  }

  /// The distance that one notch of a wheel scrolls, in points.
  private static let pointsPerNotch = 40.0

  private mutating func type(_ key: SDL_KeyboardEvent, at time: TimeInterval) {
    guard let name = KeyNames.name(of: key.keysym.sym) else { return }
    pending.append(
      .key(name, modifiers: KeyNames.modifiers(in: UInt32(key.keysym.mod)), t: time))
  }

  private mutating func change(_ window: SDL_WindowEvent, at time: TimeInterval) {
    switch SDL_WindowEventID(UInt32(window.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      let corner = points(window.data1, window.data2)
      size = CGSize(width: corner.x, height: corner.y)
      pending.append(.resize(to: size, t: time))
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      pending.append(.focus(true, t: time))
    case SDL_WINDOWEVENT_FOCUS_LOST:
      cancelAll(at: time)
      modifiers = []
      pending.append(.focus(false, t: time))
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN:
      cancelAll(at: time)
    default: break
    }
  }
}
