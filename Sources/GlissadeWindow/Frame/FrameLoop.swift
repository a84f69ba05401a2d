import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeMotion
import GlissadeRaster
import UIKit

/// The frame loop of a window, which runs these stages once a frame:
///
///     poll → deliver → step → layout → commit → flatten → overlay → paint → present
///
/// The loop determines `now` once per frame, as the instant at which the picture is expected to be
/// visible, and passes it to the content. No stage reads a clock. When nothing moves, no stage runs
/// and the program sleeps.
@MainActor package final class FrameLoop {
  /// The time without a change after which the picture counts as at rest, in seconds. It is longer
  /// than the interval between two notches of a wheel.
  private static let restDelay = 0.1
  /// The longest duration of one part of the preparations, in seconds. Most parts take a fraction
  /// of this time.
  private static let longestPreparation = 0.004
  /// The longest time in seconds for which lines of the trace stay in memory while something moves.
  private static let flushInterval = 0.1

  private let window: DisplayWindow
  private let content: any FrameContent
  private let trace: TraceWriter?
  private let wall = WallClock()
  private let pump: EventPump
  private let mainQueue: MainQueue
  private let painter: FramePainter
  private let heap = Heap()
  private var frames: FrameClock
  private var pace = FramePace()
  private var clock: SceneClock
  private var typedText = TypedText()
  private var isEnding = false
  private var ranMainQueue = false
  private var wasVisible = true
  /// A Boolean value that indicates whether the last line of the trace reported that nothing moves.
  private var isTracedIdle = false
  private var count = 0
  private var lastFlush = 0.0
  /// A closure that is called at the end of each frame with the number of the frame.
  package var onFrame: (Int) -> Void = { _ in }
  /// The wall instant at which the loop was made.
  private let start: Double

  /// Creates a loop that shows `content` in `window`.
  ///
  /// - Parameters:
  ///   - speed: The number of scene seconds per wall second.
  ///   - trace: The writer of the trace, or `nil` for a loop without a trace.
  package init(
    window: DisplayWindow, content: any FrameContent, speed: Double, fonts: FontLibrary,
    trace: TraceWriter?
  ) {
    painter = FramePainter(fonts: fonts)
    self.window = window
    self.content = content
    self.trace = trace
    pump = EventPump(wall: wall, window: window)
    mainQueue = MainQueue(connection: DisplayConnection.descriptor(of: window.handle))
    frames = FrameClock(framesPerSecond: window.framesPerSecond)
    frames.isSynchronized = window.presenter.isSynchronized
    start = wall.now
    clock = SceneClock(at: start, speed: speed)
    // At the end of a sleep the scene's time is set to the present. So a motion that a timer then
    // starts does not begin at the time of the last frame.
    mainQueue.onWake = { [weak self] in self?.wake() }
  }

  /// Shows the window and runs frames until the user closes it or `end()` is called.
  package func run() throws(WindowError) {
    defer {
      mainQueue.close()
      pump.close()
    }
    window.show()
    repeat {
      try frame()
      while !isEnding, !content.needsFrame, !hasNews { rest() }
    } while !isEnding
  }

  /// Ends `run()` after the current frame.
  package func end() {
    isEnding = true
  }

  /// A Boolean value that indicates whether the window has received an event that needs a frame.
  private var hasNews: Bool {
    pump.hasInput || pump.hasDroppedFiles || pump.isExposed || pump.isClosing
      || wasVisible != pump.isVisible
  }

  /// Makes a part of the bitmaps that the next frames need. If all are made, the method sleeps
  /// without using processor time until input or work on the main queue arrives.
  private func rest() {
    frames.rest()
    flush(at: wall.now)
    // Xlib also reads events when it sends requests, and an event that has been read does not end
    // the sleep. So the requests are sent just before the sleep, and no later statement may use the
    // connection.
    window.flush()
    if pump.drain(clock: clock) { return }
    if painter.hasPreparations { return painter.prepare() }
    let untilRest = frames.lastStart + Self.restDelay - wall.now
    if untilRest > 0 {
      if mainQueue.nap(atMost: untilRest) { ranMainQueue = true }
    } else {
      if !painter.isAnticipated, !pump.isPressing { return painter.anticipate() }
      if painter.isAnticipated { heap.releaseFreePages() }
      if mainQueue.sleep(polling: pump.repeatsKey) { ranMainQueue = true }
    }
    pump.didSleep()
    pump.drain(clock: clock)
  }

  private func flush(at instant: Double) {
    trace?.flush()
    lastFlush = instant
  }

  private func wake() {
    content.setNow(clock.time(at: max(wall.now, frames.lastShown)))
  }

  private func frame() throws(WindowError) {
    let input = try poll()
    if isEnding { return }
    var meter = CostMeter()
    let lastShown = frames.lastShown
    let time = frames.begin(at: wall.now)
    let now = clock.time(at: time.shown)
    content.setNow(now)
    deliver(input)
    content.step()
    content.layout()
    content.commit()
    meter.lap(\.tree)
    let isDue = content.needsFrame || pump.isExposed || count == 0
    painter.measuresSteps = pace.needsSteps
    let presented = isDue ? try show(&meter) : false
    if presented { frames.worked(meter.cost.total / 1000) }
    pace.endFrame(
      step: presented ? painter.largestStep : 0, after: time.shown - lastShown,
      refreshInterval: frames.refreshInterval)
    let facts = FrameFacts(
      frame: count, time: now, shown: time.shown - start, input: input, presented: presented,
      ranMainQueue: ranMainQueue, cost: meter.cost, hash: painter.hash)
    content.record(facts)
    write(facts)
    if time.start - lastFlush > Self.flushInterval { flush(at: time.start) }
    ranMainQueue = false
    onFrame(count)
    count += 1
    if content.isFinished { end() }
  }

  /// Writes the line of a frame to the trace, if the content returns a line.
  private func write(_ facts: FrameFacts) {
    guard let trace else { return }
    var facts = facts
    facts.isIdle = !content.needsFrame && !hasNews
    facts.becomesIdle = facts.isIdle && !isTracedIdle
    guard let line = content.trace(of: facts) else { return }
    isTracedIdle = facts.isIdle
    trace.write(line)
  }

  /// Performs the stage *poll*: it collects input until the frame is due.
  private func poll() throws(WindowError) -> [InputEvent] {
    if pump.isOnOtherDisplay { frames.setRate(window.framesPerSecond) }
    pump.isOnOtherDisplay = false
    collectInput()
    // After a press the next frame comes at the rate of a drag, because the press can catch a
    // moving view (M-50).
    if pump.isPressing, !pace.isDragging { collectInput() }
    pump.drain(clock: clock)
    if pump.isClosing, window.isLost { throw .displayLost }
    if pump.isClosing { end() }
    return pump.removePending()
  }

  /// Collects input until the next frame is due or a press arrives, after which it is due sooner.
  /// Meanwhile the method makes bitmaps that the next frames need.
  private func collectInput() {
    pace.beginFrame(isPressing: pump.isPressing)
    frames.isDragging = pace.isDragging
    let endsAtPress = !pace.isDragging
    let deadline = frames.deadline(at: wall.now)
    while painter.hasPreparations, wall.now + Self.longestPreparation < deadline,
      !(endsAtPress && pump.isPressing)
    {
      painter.prepare()
      pump.drain(clock: clock)
    }
    pump.wait(until: deadline, clock: clock, endsAtPress: endsAtPress)
  }

  /// Performs the stage *deliver*: delivers the input, and then runs the pending work of the main
  /// queue.
  private func deliver(_ input: [InputEvent]) {
    if pump.isVisible != wasVisible {
      wasVisible = pump.isVisible
      content.windowBecame(visible: wasVisible)
    }
    content.setInputTiming(
      InputTiming(pumpInterval: pump.longestInterval).scaled(by: clock.speed))
    content.deliver(input)
    for file in pump.removeDroppedFiles() { content.open(file) }
    typedText.set(content.acceptsText)
    typedText.setCaret(content.caretBox, scale: window.unitsPerPoint)
    // The end of the program, for example after a signal, is also work on the main queue, but not
    // work of the client.
    if mainQueue.serve(), !isEnding { ranMainQueue = true }
  }

  /// Performs the stages *flatten*, *overlay*, *paint* and *present*, and returns whether a new
  /// picture was presented.
  private func show(_ meter: inout CostMeter) throws(WindowError) -> Bool {
    if pump.isExposed { window.presenter.spoil() }
    pump.isExposed = false
    let list = content.flatten()
    let overlay = content.overlay()
    meter.lap(\.flatten)
    while true {
      let painted = try painter.paint(
        list, under: overlay, into: window.presenter.buffer(), scale: window.pixelsPerPoint, &meter)
      let (submitted, worked) = (wall.now, ProcessorTime.ofProcess)
      let isShown = try window.presenter.present(painted)
      meter.lap(\.present)
      frames.isSynchronized = window.presenter.isSynchronized
      guard isShown else { continue }
      if !painted.isEmpty {
        frames.presented(
          from: submitted, to: wall.now, working: ProcessorTime.ofProcess - worked)
      }
      return !painted.isEmpty
    }
  }
}
