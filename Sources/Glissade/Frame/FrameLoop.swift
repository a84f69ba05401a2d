import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeRaster
import UIKit

/// The way through the house, once a frame:
///
///     poll → deliver → step → layout → commit → flatten → overlay → paint → present
///
/// `now` is read once per frame, the instant at which its picture is expected to be seen, and handed
/// down; nothing below reads a clock. When nothing moves no pass runs and the program sleeps.
@MainActor package final class FrameLoop {
  /// How long nothing may have changed before the picture counts as one that stands, in seconds: longer
  /// than it is from one notch of a wheel to the next.
  private static let restDelay = 0.1
  /// The longest that a part of the preparations takes, in seconds; mostly it is a fraction of that.
  private static let longestPreparation = 0.004
  /// How far a trace may lie behind while things move, in seconds.
  private static let flushInterval = 0.1

  private let window: DisplayWindow
  private let content: any FrameContent
  private let trace: TraceWriter?
  private let wall = WallClock()
  private let pump: EventPump
  private let mainQueue: MainQueue
  private let painter: FramePainter
  private var frames: FrameClock
  private var clock: SceneClock
  private var isEnding = false
  private var ranMainQueue = false
  private var wasVisible = true
  /// Whether the trace says that nothing moves.
  private var isTracedIdle = false
  private var count = 0
  private var lastFlush = 0.0
  /// The wall instant at which the loop was made.
  private let start: Double

  /// - Parameters:
  ///   - speed: scene seconds per second.
  ///   - trace: where each frame leaves a line.
  init(
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
    start = wall.now
    clock = SceneClock(at: start, speed: speed)
    // What a timer starts after a long rest starts now, not when the last frame was shown.
    mainQueue.onWake = { [weak self] in self?.wake() }
  }

  /// Shows frames until the window is closed or `end()` is called.
  package func run() throws(WindowError) {
    defer { mainQueue.close() }
    repeat {
      try frame()
      while !isEnding, !content.needsFrame, !hasNews { rest() }
    } while !isEnding
  }

  /// Ends the run after the frame at hand.
  package func end() {
    isEnding = true
  }

  /// Whether something arrived that a frame has to look at.
  private var hasNews: Bool {
    pump.hasInput || pump.isExposed || pump.isClosing || wasVisible != pump.isVisible
  }

  /// Makes a part of what the next frames will want, or else sleeps until there is input or work; the
  /// sleep uses no processor time.
  private func rest() {
    frames.rest()
    flush(at: wall.now)
    // What SDL has read from the connection already would not wake the sleep.
    if pump.drain(clock: clock) { return }
    window.flush()
    if painter.hasPreparations { return painter.prepare() }
    let limit = timeToAnticipate
    if let limit, limit <= 0 { return painter.anticipate() }
    if mainQueue.sleep(atMost: limit, polling: pump.repeatsKey) { ranMainQueue = true }
    pump.didSleep()
    pump.drain(clock: clock)
  }

  /// Seconds until the picture counts as one that stands; nil if it does already, or is dragged.
  private var timeToAnticipate: Double? {
    if painter.isAnticipated || pump.isPressing { return nil }
    return frames.lastStart + Self.restDelay - wall.now
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
    let time = frames.begin(at: wall.now)
    let now = clock.time(at: time.shown)
    content.setNow(now)
    deliver(input)
    content.step()
    content.layout()
    content.commit()
    meter.lap(\.tree)
    let isDue = content.needsFrame || pump.isExposed || count == 0
    let presented = isDue ? try show(&meter) : false
    let facts = FrameFacts(
      frame: count, time: now, shown: time.shown - start, input: input, presented: presented,
      ranMainQueue: ranMainQueue, cost: meter.cost, hash: painter.hash)
    content.note(facts)
    write(facts)
    if time.start - lastFlush > Self.flushInterval { flush(at: time.start) }
    ranMainQueue = false
    count += 1
    if content.isFinished { end() }
  }

  /// Writes the frame's line of the trace, if it has one.
  private func write(_ facts: FrameFacts) {
    guard let trace else { return }
    var facts = facts
    facts.isIdle = !content.needsFrame && !hasNews
    facts.becomesIdle = facts.isIdle && !isTracedIdle
    guard let line = content.trace(of: facts) else { return }
    isTracedIdle = facts.isIdle
    trace.write(line)
  }

  /// poll: collects input until the frame is due.
  private func poll() throws(WindowError) -> [InputEvent] {
    frames.isDragging = pump.isPressing
    let deadline = frames.deadline(at: wall.now)
    while painter.hasPreparations, wall.now + Self.longestPreparation < deadline {
      painter.prepare()
      pump.drain(clock: clock)
    }
    pump.wait(until: deadline, clock: clock)
    pump.drain(clock: clock)
    if pump.isClosing, window.isLost { throw .displayLost }
    if pump.isClosing { end() }
    return pump.take()
  }

  /// deliver: input, then what waits on the main queue.
  private func deliver(_ input: [InputEvent]) {
    if pump.isVisible != wasVisible {
      wasVisible = pump.isVisible
      content.windowBecame(visible: wasVisible)
    }
    content.setPumpInterval(pump.longestInterval * clock.speed)
    content.deliver(input)
    // What ends the program, a signal for one, comes that way, too, and is no work of the client's.
    if mainQueue.serve(), !isEnding { ranMainQueue = true }
  }

  /// flatten, overlay, paint, present; whether there was something new to present.
  private func show(_ meter: inout CostMeter) throws(WindowError) -> Bool {
    if pump.isExposed { window.presenter.spoil() }
    pump.isExposed = false
    let list = content.flatten()
    let overlay = content.overlay()
    meter.lap(\.flatten)
    let painted = try painter.paint(
      list, under: overlay, into: window.presenter.buffer(), &meter)
    window.presenter.present(painted)
    meter.lap(\.present)
    frames.presented(at: wall.now)
    return !painted.isEmpty
  }
}
