internal import CSDL2
import Foundation
import GlissadeGestures

/// Reads the window's events as they arrive and keeps them until the frame takes them.
@MainActor final class EventPump {
  /// Whether the window was asked to close.
  private(set) var isClosing = false
  /// Whether the display lost the picture since this was last set to false.
  var isExposed = false

  /// Whether the window can be seen at all, as far as the desktop tells.
  private(set) var isVisible = true

  private let wall: WallClock
  private let window: DisplayWindow
  private var translator: InputTranslator
  private var isCapturing = false
  private var heldKeys: Set<UInt32> = []
  private var watch = PumpWatch()
  private var stamps = ServerStamps()

  init(wall: WallClock, window: DisplayWindow) {
    self.wall = wall
    self.window = window
    translator = InputTranslator(scale: window.scale)
    ServerStamps.ask()
  }

  /// Reads events until a wall instant, as they arrive: where no server stamps them, arrival is all
  /// that is known (DESIGN §3.6).
  func wait(until deadline: Double, clock: SceneClock) {
    watch.readingBegins(at: wall.now)
    defer { watch.readingEnds(at: wall.now) }
    var event = SDL_Event()
    while !isClosing {
      let milliseconds = Int32(((deadline - wall.now) * 1000).rounded(.down))
      guard milliseconds > 0 else { break }
      guard SDL_WaitEventTimeout(&event, milliseconds) == 1 else { continue }
      add(event, clock: clock)
    }
    wall.sleep(until: deadline)
  }

  /// Reads what has arrived, without waiting.
  ///
  /// - Returns: whether something had.
  @discardableResult func drain(clock: SceneClock) -> Bool {
    watch.readingBegins(at: wall.now)
    defer { watch.readingEnds(at: wall.now) }
    var event = SDL_Event()
    var hasRead = false
    while SDL_PollEvent(&event) == 1 {
      add(event, clock: clock)
      hasRead = true
    }
    return hasRead
  }

  /// The program slept, to be woken by the first event: that was no stall.
  func didSleep() { watch.readingEnds(at: wall.now) }

  /// By how much a stamp may be late, in wall seconds: the longest time for which the queue went
  /// unread lately. Stamps of a server never are.
  var longestInterval: Double { stamps.areTrue ? 0 : watch.longestInterval }

  /// Whether a button is held.
  var isPressing: Bool { translator.isPressing }

  /// Whether there is input to take.
  var hasInput: Bool { translator.hasPending }

  /// Whether a held key may repeat without a word from the display server.
  var repeatsKey: Bool { !heldKeys.isEmpty && window.repeatsKeysItself }

  /// The input since the last call, in order.
  func take() -> [InputEvent] { translator.take() }

  private func add(_ event: SDL_Event, clock: SceneClock) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: isClosing = true
    case SDL_WINDOWEVENT: change(SDL_WindowEventID(UInt32(event.window.event)))
    case SDL_KEYDOWN: heldKeys.insert(event.key.keysym.scancode.rawValue)
    case SDL_KEYUP: heldKeys.remove(event.key.keysym.scancode.rawValue)
    default: break
    }
    let arrival = wall.instant(ofTicks: event.common.timestamp)
    guard let instant = stamps.instant(of: event, arrival: arrival) else { return }
    translator.add(event, at: clock.time(at: instant))
    capture()
  }

  private func change(_ change: SDL_WindowEventID) {
    switch change {
    case SDL_WINDOWEVENT_EXPOSED: isExposed = true
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: isVisible = false
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN:
      isVisible = true
      window.releaseLostButtons()
    case SDL_WINDOWEVENT_FOCUS_GAINED: window.releaseLostButtons()
    default: break
    }
  }

  /// Keeps the pointer while a button is held, so that leaving the window does not end a drag.
  private func capture() {
    guard translator.isPressing != isCapturing else { return }
    isCapturing = translator.isPressing
    SDL_CaptureMouse(isCapturing ? SDL_TRUE : SDL_FALSE)
  }
}
