internal import CoreFoundation
import Foundation
import Synchronization

/// The main run loop as the frame loop uses it: timers, `DispatchQueue.main` and main-actor tasks.
///
/// While things move, it is processed once a frame without waiting. When nothing moves, the program
/// sleeps in it, with the display's connection as an additional source: neither input nor a task
/// waits for the other, and sleeping needs no processor time. Between two movements of a drag it
/// sleeps without the run loop, because waking that takes several threads and a quarter of a
/// frame's processor time.
@MainActor final class MainQueue {
  /// The source that wakes the sleeping run loop when the display sends something.
  private var display: (any DispatchSourceRead)?
  private var isListening = false
  private let connection: Int32?
  /// A closure that is called at the end of a sleep, before the work that ended it runs.
  var onWake: @MainActor () -> Void = {}
  private var wakeObserver: CFRunLoopObserver?
  /// The maximum number of rounds per frame, so that work that keeps adding work cannot stop the
  /// frames.
  private static let roundsPerFrame = 16
  /// The longest sleep in seconds where the display has no descriptor to wait for, or a key
  /// repeats.
  private static let pollInterval = 1.0 / 60

  /// Creates the queue.
  ///
  /// - Parameter connection: The file descriptor of the connection to the display server, or `nil`.
  init(connection: Int32?) {
    self.connection = connection
    observeWaking()
    guard let connection else { return }
    let queue = DispatchQueue(label: "glissade.display")
    let source = DispatchSource.makeReadSource(fileDescriptor: connection, queue: queue)
    // Input is read after the sleep, so this source only has to end it. It runs beside the main
    // queue, so that its events do not count as a client's work.
    let waker = Waker()
    source.setEventHandler { @Sendable in waker.wake() }
    display = source
  }

  /// Runs the work that is due, without waiting.
  ///
  /// - Returns: `true` if work on the main queue ran.
  func serve() -> Bool {
    var ran = false
    for _ in 0..<Self.roundsPerFrame {
      switch CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) {
      case .handledSource: ran = true
      // The stop came after the sleep had ended for another reason.
      case .stopped: continue
      default: return ran
      }
    }
    return ran
  }

  /// Sleeps until input arrives, a timer is due or work is added to the main queue, and runs that
  /// work.
  ///
  /// - Parameters:
  ///   - limit: The longest sleep in seconds; `nil` stands for no limit.
  ///   - polling: A Boolean value that indicates whether input can arrive without an event of a
  ///     source, so that the sleep must be short.
  /// - Returns: `true` if work on the main queue ran.
  func sleep(atMost limit: Double? = nil, polling: Bool = false) -> Bool {
    listen(true)
    let length = min(longestSleep(polling: polling || display == nil), limit ?? .infinity)
    let result = CFRunLoopRunInMode(kCFRunLoopDefaultMode, length, true)
    listen(false)
    return result == .handledSource
  }

  /// Sleeps as `sleep(atMost:polling:)` does, in a way that is cheap for a short time.
  ///
  /// The sleep ends for input and for work on the main queue. Blocks that another thread gives to
  /// the run loop itself wait for its end, which is at most a sixtieth of a second away.
  ///
  /// - Returns: `true` if work on the main queue ran.
  func nap(atMost limit: Double) -> Bool {
    guard let connection else { return sleep(atMost: limit) }
    let length = min(limit, longestSleep(polling: true))
    var descriptors = [connection, mainQueueDescriptor()].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let milliseconds = Int32((length * 1000).rounded(.up))
    let ready = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    if ready > 0, descriptors[1].revents == 0 { return false }
    onWake()
    return serve()
  }

  /// Stops waiting for the display's connection.
  func close() {
    CFRunLoopObserverInvalidate(wakeObserver)
    // A suspended source must not be released.
    listen(true)
    display?.cancel()
    display = nil
  }

  /// Returns the longest sleep in seconds. The run loop does not return after a timer, so the sleep
  /// ends just after the next timer is due.
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

  /// Ends the sleep of the run loop in which it is created, or the next sleep if none has begun.
  ///
  /// A run loop that does not run loses a stop. Input would stop the next run, too, but the end of
  /// the connection is reported only once.
  final class Waker: Sendable {
    // A run loop may be woken, and given blocks, from any thread.
    nonisolated(unsafe) private let loop: CFRunLoop
    private let isWaking = Atomic(false)

    init() { loop = CFRunLoopGetCurrent() }

    func wake() {
      if isWaking.exchange(true, ordering: .acquiringAndReleasing) { return }
      CFRunLoopPerformBlock(loop, kCFRunLoopDefaultMode) {
        self.isWaking.store(false, ordering: .releasing)
        CFRunLoopStop(self.loop)
      }
      CFRunLoopWakeUp(loop)
    }
  }
}

/// Returns the descriptor that is readable while work waits on the main queue.
///
/// Core Foundation's run loop waits for it, too. It is part of the binary interface between the two
/// libraries and in no header that Swift imports. The function has no arguments and returns a C
/// int.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueDescriptor() -> Int32
