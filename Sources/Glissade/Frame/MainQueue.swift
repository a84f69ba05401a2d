internal import CoreFoundation
import Foundation

/// The main run loop as the frame loop uses it: timers, `DispatchQueue.main`, main-actor tasks.
///
/// While things move it is served once a frame without waiting. When nothing moves it is what the
/// program sleeps in, with the display's connection as one more source: neither input nor a task
/// then waits for the other, and sleeping costs nothing.
@MainActor final class MainQueue {
  /// Wakes the sleeping run loop when the display has something to say.
  private var display: (any DispatchSourceRead)?
  private var isListening = false
  /// Called when a sleep is over, before the work that ended it runs.
  var onWake: @MainActor () -> Void = {}
  private var wakeObserver: CFRunLoopObserver?
  /// How often the main queue is served in one frame at most, so that work that keeps adding more of
  /// itself cannot stop the frames.
  private static let roundsPerFrame = 16
  /// The longest sleep where the display has no descriptor to listen to, or a key repeats, in seconds.
  private static let pollInterval = 1.0 / 60

  /// - Parameter connection: file descriptor of the connection to the display server, if it has one.
  init(connection: Int32?) {
    observeWaking()
    guard let connection else { return }
    let queue = DispatchQueue(label: "glissade.display")
    let source = DispatchSource.makeReadSource(fileDescriptor: connection, queue: queue)
    // Input is read when the sleep is over; this source has only to end it. It runs beside the main
    // queue so that its own turns are not taken for a client's work.
    source.setEventHandler { @Sendable in CFRunLoopStop(CFRunLoopGetMain()) }
    display = source
  }

  /// Runs what is due, without waiting.
  ///
  /// - Returns: whether work from the main queue ran.
  func serve() -> Bool {
    var ran = false
    for _ in 0..<Self.roundsPerFrame {
      switch CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) {
      case .handledSource: ran = true
      // A stop that came after the sleep had ended for another reason.
      case .stopped: continue
      default: return ran
      }
    }
    return ran
  }

  /// Sleeps until input arrives, a timer is due or work is put on the main queue, and runs that work.
  ///
  /// - Parameters:
  ///   - limit: the longest sleep in seconds; nil: as long as it takes.
  ///   - polling: whether input may come from nowhere, so that the sleep must be a short one.
  /// - Returns: whether work from the main queue ran.
  func sleep(atMost limit: Double? = nil, polling: Bool = false) -> Bool {
    listen(true)
    let length = min(longestSleep(polling: polling || display == nil), limit ?? .infinity)
    let result = CFRunLoopRunInMode(kCFRunLoopDefaultMode, length, true)
    listen(false)
    return result == .handledSource
  }

  /// Ends the listening for good.
  func close() {
    CFRunLoopObserverInvalidate(wakeObserver)
    // A suspended source must not be released.
    listen(true)
    display?.cancel()
    display = nil
  }

  /// The run loop does not come back after a timer, so its sleep ends just after the next one is due.
  private func longestSleep(polling: Bool) -> Double {
    let next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
    let untilTimer = next > 0 ? max(next - CFAbsoluteTimeGetCurrent(), 0) + 0.0001 : 3600
    return polling ? min(untilTimer, Self.pollInterval) : untilTimer
  }

  private func observeWaking() {
    wakeObserver = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.afterWaiting.rawValue, true, 0
    ) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.onWake() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), wakeObserver, kCFRunLoopCommonModes)
  }

  private func listen(_ listens: Bool) {
    guard listens != isListening else { return }
    isListening = listens
    if listens { display?.resume() } else { display?.suspend() }
  }
}
