import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeLayers
import GlissadeMotion

// The stages of a frame, in their order: deliver → step → layout → commit → flatten.
extension UIWindowScene {
  /// The timing of the events that are delivered next, in the scene's time (M-02, M-04).
  package var inputTiming: InputTiming {
    get { touches.timing }
    set { touches.timing = newValue }
  }

  /// A Boolean value that indicates whether the scene's time is paused during the delivery of the
  /// next input. Such input moves content without taking time, so that velocities do not change.
  package var isTimePaused: Bool {
    get { touches.isTimePaused }
    set { touches.isTimePaused = newValue }
  }

  /// Sets the instant that client code observes from now on, in seconds of the scene's time.
  package func setNow(_ now: TimeInterval) {
    recorder?.setNow(now)
    // Work on the main queue runs next, and it is client code of this scene, so the scene is made
    // current.
    enter { layerHost.setNow(now) }
  }

  /// Sets the instant of the frame and delivers the input until this instant.
  ///
  /// - Parameters:
  ///   - events: The input events, in the order of their times.
  ///   - now: The instant at which the frame is expected to be visible, in seconds of the scene's
  ///     time.
  package func deliver(_ events: [InputEvent], now: TimeInterval) {
    setNow(now)
    enter {
      for event in events { deliver(event) }
    }
  }

  /// Delivers one event of the current frame.
  package func deliver(_ event: InputEvent) {
    if event.kind.isOfKeyboard {
      press(event)
      return
    }
    enter {
      recorder?.record(.input(event, isTimePaused: isTimePaused))
      atInstant(of: event) {
        switch event.kind {
        case .resize: resize(to: event.size)
        case .wheel where event.device == .touchpad: scrollByTouchpad(event)
        case .wheel: turnWheel(event)
        default: touches.deliver(event)
        }
      }
    }
  }

  /// The rule by which the scene determines the instants at which input is handled and shown.
  package var inputRule: InputRule {
    get { touches.timeline.rule }
    set { touches.timeline.rule = newValue }
  }

  /// The instants at which the events of the latest frame with input were handled, in the order of
  /// the events.
  package var inputInstants: [TimeInterval] { touches.timeline.instants }

  /// Runs the code that handles an event. Motion that the code starts, and `CACurrentMediaTime()`,
  /// have the event's instant (M-48, M-49).
  private func atInstant<Result>(of event: InputEvent, _ body: () -> Result) -> Result {
    let frame = layerHost.now
    touches.timeline.beginFrame(at: frame, timing: inputTiming)
    let instant = touches.timeline.receive(event, isTimePaused: isTimePaused)
    layerHost.setNow(instant)
    defer { layerHost.setNow(frame) }
    return body()
  }

  /// Delivers an event of a touch that the scene itself has created. Such an event is not recorded.
  func deliverTouch(_ event: InputEvent) { touches.deliver(event) }

  /// Sends a key to the first responder, or else to the front view controller. If nothing handles
  /// the key, Escape calls `accessibilityPerformEscape()`, and an arrow key scrolls in its
  /// direction. The first responder inserts a text.
  ///
  /// - Returns: `true` if the key or the text was handled.
  @discardableResult package func press(_ event: InputEvent) -> Bool {
    let event = withPastedText(event)
    recorder?.record(.input(withoutSecret(event), isTimePaused: isTimePaused))
    return enter { atInstant(of: event) { handle(event) } }
  }

  /// Handles an event of the keyboard.
  private func handle(_ event: InputEvent) -> Bool {
    if event.kind == .text { return insert(event) }
    if event.kind == .composition { return compose(event) }
    guard let first = firstResponder ?? keyWindow?.frontController else { return false }
    if first.keyDown(event) || undo(by: event, from: first) { return true }
    guard let key = event.key, event.modifiers.isEmpty else { return false }
    let chain = sequence(first: first, next: \.next)
    if key == "Escape" { return chain.contains { $0.accessibilityPerformEscape() } }
    guard let direction = Self.arrows[key] else { return false }
    return chain.contains { $0.accessibilityScroll(direction) }
      || keyWindow?.frontController?.children.contains { $0.scrollWithin(direction) } ?? false
  }

  private static let arrows: [String: UIAccessibilityScrollDirection] = [
    "Left": .left, "Right": .right, "Up": .up, "Down": .down,
  ]

  /// Processes the timers of gestures, physics, display links, and the ends of animations and
  /// transitions, as a stage of the frame.
  package func step() {
    enter {
      showTouches()
      step(.beforeGestures)
      touches.step(to: layerHost.now)
      step(.beforeAnimations)
      layerHost.step()
      step(.afterAnimations)
      step(.last)
    }
  }

  /// Replaces `step` in a frame that has the same instant as the last frame. No time passes, so a
  /// movement of the pointer gives the moved content no velocity.
  package func stepPaused() {
    recorder?.recordPause()
    enter {
      showTouches(isPaused: true)
      for participant in participants.all { participant.stepPaused(at: layerHost.now) }
    }
  }

  /// Moves the touches to the locations that this frame shows, and ends the input of the frame.
  private func showTouches(isPaused: Bool = false) {
    touches.timeline.beginFrame(at: layerHost.now, timing: inputTiming)
    touches.showTouches()
    touches.timeline.endFrame(isPaused: isPaused)
  }

  /// Lays out the views that need layout. After this, view controllers receive `viewIsAppearing`
  /// and `viewDidAppear`.
  package func layout() {
    enter {
      needsLayoutPass = false
      layerHost.layout()
      for window in windows { window.layoutIfNeeded() }
      for participant in participants.all { participant.didLayout() }
      for window in windows { window.layoutIfNeeded() }
    }
  }

  /// Redraws the views that need display, and ends the implicit transaction.
  package func commit() {
    enter {
      layerHost.display()
      CATransaction.flush()
      layerHost.keepWrites()
    }
  }

  /// Returns the picture of this frame's instant as a value. Client code is not called.
  package func flatten() -> DisplayList {
    let list = layerHost.flatten(
      size: screen.bounds.size, scale: screen.scale, background: .black)
    recorder?.record(list)
    return list
  }

  /// A Boolean value that indicates whether a frame without input would differ from the last frame.
  package var needsFrame: Bool {
    needsPicture || layerHost.isMoving || touches.nextDeadline != nil || touches.timeline.isBehind
      || participants.all.contains { $0.needsFrame }
  }

  /// A Boolean value that indicates whether a frame of the same instant as the last frame would
  /// differ from that frame.
  package var needsPicture: Bool {
    needsLayoutPass || layerHost.needsFlatten || layerHost.needsDisplay
      || participants.all.contains { $0.needsPicture }
  }

  func setNeedsFrame() { needsLayoutPass = true }

  /// Changes the size of the screen, in points, and of the windows and their views.
  package func resize(to size: CGSize) {
    guard size.width > 0, size.height > 0, size != screen.bounds.size else { return }
    enter {
      let traits = windows.map { TraitChange(of: $0) }
      let next = traitValues(of: size)
      let changed = next == traitValues ? nil : UITraitCollection(next)
      screen.bounds.size = size
      layerHost.root.bounds = screen.bounds
      for window in windows { window.change(to: screen.bounds, traits: changed, in: self) }
      if changed != nil { traits.forEach { $0.announce() } }
      setNeedsFrame()
    }
  }
}
