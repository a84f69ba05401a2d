internal import CSDL2
import Foundation
import GlissadeGestures

/// A reader of the window's events. It stores input events until the next frame delivers them.
@MainActor final class EventPump {
  /// A Boolean value that indicates whether the user or the desktop has requested that the window
  /// closes.
  private(set) var isClosing = false
  /// A Boolean value that indicates whether the display has lost the picture since the property was
  /// last set to `false`.
  var isExposed = false
  /// A Boolean value that indicates whether the window was moved to another display since the
  /// property was last set to `false`.
  var isOnOtherDisplay = false

  /// A Boolean value that indicates whether the window is visible at all, as far as the desktop
  /// reports it.
  private(set) var isVisible = true

  /// The files that the user has dropped on the window since the last call of
  /// `removeDroppedFiles()`, in order.
  private var droppedFiles: [URL] = []

  private let wall: WallClock
  private let window: DisplayWindow
  private var translator: InputTranslator
  private var isCapturing = false
  private var heldKeys: Set<UInt32> = []
  private var watch = PumpWatch()
  private var stamps: ServerStamps

  init(wall: WallClock, window: DisplayWindow) {
    self.wall = wall
    self.window = window
    translator = InputTranslator(scale: window.unitsPerPoint, size: window.size)
    stamps = ServerStamps(window: window.handle)
  }

  /// Releases the listener on the connection to the display server. Call the method before the
  /// connection is closed.
  func close() { stamps.close() }

  /// Reads events until a wall instant. Each event is read as soon as it arrives, because without
  /// stamps of a display server the arrival is the only known time.
  ///
  /// - Parameter endsAtPress: A Boolean value that indicates whether the wait ends while a pointer
  ///   is pressed.
  func wait(until deadline: Double, clock: SceneClock, endsAtPress: Bool = false) {
    watch.readingBegins(at: wall.now)
    defer { watch.readingEnds(at: wall.now) }
    var event = SDL_Event()
    while !isClosing {
      if endsAtPress, isPressing { return }
      let milliseconds = Int32(((deadline - wall.now) * 1000).rounded(.down))
      guard milliseconds > 0 else { break }
      guard SDL_WaitEventTimeout(&event, milliseconds) == 1 else { continue }
      add(event, clock: clock)
    }
    wall.sleep(until: deadline)
  }

  /// Reads the events that have arrived, without waiting.
  ///
  /// - Returns: `true` if at least one event was read.
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

  /// Records that the program has slept until now, so that the time of the sleep does not count as
  /// a stall.
  func didSleep() { watch.readingEnds(at: wall.now) }

  /// The largest possible error of a stamp, in wall seconds: the longest recent time for which the
  /// event queue was not read, or 0 if the display server stamps the events.
  var longestInterval: Double { stamps.areTrue ? 0 : watch.longestInterval }

  /// A Boolean value that indicates whether a button is pressed or a touch is down.
  var isPressing: Bool { translator.isPressing }

  /// A Boolean value that indicates whether there is input that `removePending()` has not returned
  /// yet.
  var hasInput: Bool { translator.hasPending }

  /// A Boolean value that indicates whether a pressed key can repeat without an event of the
  /// display server.
  var repeatsKey: Bool { !heldKeys.isEmpty && window.repeatsKeysItself }

  /// Removes and returns the input since the last call, in order.
  func removePending() -> [InputEvent] { translator.removePending() }

  /// A Boolean value that indicates whether there are dropped files that `removeDroppedFiles()` has
  /// not returned yet.
  var hasDroppedFiles: Bool { !droppedFiles.isEmpty }

  /// Removes and returns the files that were dropped on the window since the last call, in order.
  func removeDroppedFiles() -> [URL] {
    defer { droppedFiles = [] }
    return droppedFiles
  }

  private func add(_ event: SDL_Event, clock: SceneClock) {
    switch SDL_EventType(event.type) {
    case SDL_DROPFILE: return addDroppedFile(event.drop.file)
    case SDL_QUIT: isClosing = true
    case SDL_WINDOWEVENT: change(SDL_WindowEventID(UInt32(event.window.event)))
    case SDL_KEYDOWN: heldKeys.insert(event.key.keysym.scancode.rawValue)
    case SDL_KEYUP: heldKeys.remove(event.key.keysym.scancode.rawValue)
    default: break
    }
    // The conversion of SDL's milliseconds has an error, so the result is limited to the present
    // time.
    let arrival = min(wall.instant(ofTicks: event.common.timestamp), wall.now)
    guard let instant = stamps.instant(of: event, arrival: arrival) else { return }
    translator.add(event, at: clock.time(at: instant))
    capture()
  }

  /// Stores a dropped file.
  ///
  /// - Parameter path: The path of the file, whose memory the method releases.
  private func addDroppedFile(_ path: UnsafeMutablePointer<CChar>?) {
    guard let path else { return }
    droppedFiles.append(URL(fileURLWithPath: String(cString: path)))
    SDL_free(path)
  }

  private func change(_ change: SDL_WindowEventID) {
    switch change {
    case SDL_WINDOWEVENT_EXPOSED: isExposed = true
    case SDL_WINDOWEVENT_DISPLAY_CHANGED, SDL_WINDOWEVENT_SIZE_CHANGED:
      isOnOtherDisplay = true
      isExposed = true
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: isVisible = false
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN:
      isVisible = true
      window.releaseLostButtons()
    case SDL_WINDOWEVENT_FOCUS_GAINED: window.releaseLostButtons()
    default: break
    }
  }

  /// Captures the pointer while a button is pressed, so that a drag continues outside of the
  /// window.
  private func capture() {
    guard translator.isPressingButton != isCapturing else { return }
    isCapturing = translator.isPressingButton
    SDL_CaptureMouse(isCapturing ? SDL_TRUE : SDL_FALSE)
  }
}
