internal import CoreFoundation
import Foundation
import Synchronization

/// The main run loop, which runs timers, the blocks of `DispatchQueue.main` and main-actor tasks
/// between the frames.
///
/// While something moves, the frame loop runs the pending work once a frame without waiting. When
/// nothing moves, the program sleeps in the run loop, with the display's connection as an
/// additional source, so that both input and tasks wake it, and the sleep needs no processor time.
/// Between two movements of a drag the program sleeps without the run loop, because waking the run
/// loop needs several threads and a quarter of a frame's processor time.
@MainActor final class MainQueue {
  /// The source that wakes the sleeping run loop when the display server sends bytes.
  private var display: (any DispatchSourceRead)?
  private var isListening = false
  private let connection: Int32?
  /// A closure that is called at the end of a sleep, before the work that ended it runs.
  var onWake: @MainActor () -> Void = {}
  private var wakeObserver: CFRunLoopObserver?
  /// The maximum number of rounds of the run loop per frame, so that work that keeps adding work
  /// cannot stop the frames.
  private static let roundsPerFrame = 16
  /// The longest sleep in seconds if there is no descriptor of a connection to wait for, or while a
  /// key repeats.
  private static let pollInterval = 1.0 / 60

  /// Creates the queue of a window.
  ///
  /// - Parameter connection: The file descriptor of the connection to the display server, or `nil`.
  init(connection: Int32?) {
    self.connection = connection
    observeWaking()
    guard let connection else { return }
    let queue = DispatchQueue(label: "glissade.display")
    let source = DispatchSource.makeReadSource(fileDescriptor: connection, queue: queue)
    // Input is read after the sleep, so the source only has to end the sleep. Its handler does not
    // run on the main queue, so that it does not count as work of the client.
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
      // A waker stopped the run loop after the sleep had ended for another reason.
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

  /// Sleeps like `sleep(atMost:polling:)`, but with less processor time for a short sleep.
  ///
  /// Input and work on the main queue end the sleep. A block that another thread adds to the run
  /// loop itself does not: it runs after the sleep, which lasts at most a sixtieth of a second.
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
    // The source is resumed first, because a suspended source must not be released.
    listen(true)
    display?.cancel()
    display = nil
  }

  /// Returns the time in seconds after which a sleep must end. A sleep ends just after the next
  /// timer is due, because the run loop does not return by itself after a timer.
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

  /// An object that ends the sleep of a run loop: that of the thread on which the object is
  /// created. If the run loop does not sleep, the next sleep ends at once.
  ///
  /// A call of `CFRunLoopStop` has no effect while the run loop does not run, so the waker calls it
  /// in a block of the run loop. Later input would end the sleep, too, but the end of the
  /// connection is reported only once.
  final class Waker: Sendable {
    // Any thread may wake a run loop and add blocks to it.
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

/// Returns the file descriptor that is readable while work is pending on the main queue.
///
/// Core Foundation's run loop waits for this descriptor, too. The function is part of the binary
/// interface between Dispatch and Core Foundation, and no header that Swift imports declares it.
/// The function has no arguments and returns a C int.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueDescriptor() -> Int32
