import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector
import GlissadeMotion
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow
import UIKit

/// A program in a scene with its own clock, which runs as its playback determines.
///
/// Slow motion, pause and steps are speeds of that clock, and input is stamped by it. While time is
/// paused, the pointer moves the dragged view and its velocity stays the same; a motion that a
/// release starts then waits until time runs.
@MainActor package final class Canvas {
  package let subject: CanvasSubject
  package let scene: UIWindowScene
  /// The state of the pointer on the canvas.
  package internal(set) var pointer = PointerWatch()
  package internal(set) var playback: Playback
  /// A Boolean value that indicates whether the program opened a window and did not ask to end.
  package let isOpen: Bool
  /// The conversion from the window's time to the program's.
  var clock: SceneClock
  /// The window's time.
  private(set) var now: TimeInterval
  /// The window's time in the frame before.
  private(set) var before: TimeInterval
  /// The program's time to which everything has been advanced.
  var steppedTo: TimeInterval?
  /// The events that the program received in this frame; `pending` has those to be delivered.
  var input: [InputEvent] = []
  private var pending: [Arrival] = []
  private struct Arrival {
    /// The event in the program's coordinates and time.
    var event: InputEvent
    /// The window's time.
    var wall: TimeInterval
    var isTimePaused: Bool
  }
  private(set) var picture: DisplayList?
  /// A Boolean value that indicates whether a replay has made a picture that has not been read yet.
  var hasPlayed = false
  /// A Boolean value that indicates whether another frame than before is to be shown, of the past
  /// or the present.
  var hasChangedFrame = false
  /// The source of what the canvas shows: the live program, a replay or a frame of the past.
  var mode = CanvasMode.live
  /// A Boolean value that indicates whether the current frame made a picture.
  private(set) var hasNewPicture = false
  /// The presses of recorded pointers, of which a live one continues the first.
  var continuedPress = ContinuedPress.none
  /// A Boolean value that indicates whether the pointer that continues a press is shifted to its
  /// recorded location. After a reload it is the same pointer, which may have moved meanwhile.
  var shiftsContinuedPress = true
  /// The earliest stamp of an event: the program's time before it has already been simulated.
  private(set) var earliest = -TimeInterval.infinity
  private var onion = OnionSkin()

  /// The recorder of all that the program receives, in memory, or `nil`.
  package let recorder: Recorder?
  private let keepsPictures: Bool
  /// The offset from the window's time to the recording's.
  var recordShift: TimeInterval = 0

  /// Starts a program on a canvas at the window's time `now`.
  ///
  /// - Parameters:
  ///   - subject: The program.
  ///   - header: The initial state of the run.
  ///   - records: A Boolean value that indicates whether the run is recorded.
  ///   - keepsPictures: A Boolean value that indicates whether the recording in memory describes
  ///     the pictures, too, so that another run can be compared with it.
  package init(
    _ subject: CanvasSubject, _ header: RecordingHeader, at now: TimeInterval, playback: Playback,
    fonts: FontLibrary, records: Bool = true, keepsPictures: Bool = false
  ) {
    self.subject = subject
    self.keepsPictures = keepsPictures
    scene = UIWindowScene(size: header.size, scale: header.scale, fonts: fonts)
    clock = SceneClock(at: now, speed: playback.rate)
    self.now = now
    before = now
    self.playback = playback
    isOpen = subject.open(in: scene, header)
    recorder =
      records ? Recorder(Recording(header: header), keepsDetails: keepsPictures) : nil
    scene.recorder = recorder
    if playback.isPaused { scene.timeRuns(at: 0) }
  }

  /// Continues a re-simulated run live, from the window's last frame before the current one.
  init(_ rerun: Resimulation, of last: Canvas, playback: Playback) {
    subject = last.subject
    keepsPictures = last.keepsPictures
    scene = rerun.scene
    isOpen = true
    self.playback = playback
    (now, before) = (last.now, last.before)
    let run = rerun.run
    let end = run.frames.count - 1
    let time = end < 0 ? 0 : run.frames[end].endTime
    clock = SceneClock(at: before, reading: time, speed: playback.rate)
    (steppedTo, earliest) = (time, time)
    recordShift = end < 0 ? 0 : run.frames[end].now - before
    recorder = Recorder(run, keepsDetails: keepsPictures)
    scene.recorder = recorder
    picture = last.mode.frame?.picture
    let presses = run.presses(after: end)
    if !presses.isEmpty { continuedPress = .unclaimed(presses) }
    followPointer(of: run)
    scene.setNow(clock.time(at: now))
    scene.timeRuns(at: playback.rate)
    scene.isTimePaused = playback.isPaused
  }

  /// The program's time.
  package var time: TimeInterval { mode.replay?.player.time ?? clock.time(at: now) }

  // MARK: The frame

  /// A Boolean value that indicates whether the next picture differs from the last. While time is
  /// paused, nothing moves by itself.
  package var needsFrame: Bool {
    if hasPlayed || hasChangedFrame { return true }
    switch mode {
    case .live: return presentNeedsFrame
    case .replaying: return !playback.isPaused
    case .past: return false
    }
  }

  /// A Boolean value that indicates whether the next picture of the present differs, even if the
  /// past is visible.
  var presentNeedsFrame: Bool { isTimeStopped ? scene.needsPicture : scene.needsFrame }

  private var isTimeStopped: Bool { playback.isPaused && steppedTo == time }

  /// A Boolean value that indicates whether the pointer's overlay changes in the next frame without
  /// new input.
  package var pointerFades: Bool { pointer.fades(wall: now, time: playback.isPaused ? nil : time) }

  /// Sets the program's time by the window's.
  package func setNow(_ now: TimeInterval) {
    before = self.now
    self.now = now
    mode.replay?.advance(by: (now - before) * playback.rate)
    if mode.replay?.player.isAtEnd == true { takeOver() }
    if !isReplaying { scene.setNow(time) }
  }

  /// Sets the timing of the events from the window's, by the speed of the program's time.
  package func setInputTiming(_ windowTiming: InputTiming) {
    guard !isReplaying else { return }
    let timing = windowTiming.scaled(by: playback.speed)
    scene.inputTiming = timing
    pointer.timing = timing
  }

  package func step() {
    if let replay = mode.replay { return playDueFrames(of: replay) }
    if isTimeStopped { scene.stepPaused() } else { scene.step() }
    steppedTo = time
  }

  package func layout() {
    if !isReplaying { scene.layout() }
  }

  package func commit() {
    if !isReplaying { scene.commit() }
  }

  package func flatten() -> DisplayList {
    hasChangedFrame = false
    switch mode {
    case .live: if let picture, !presentNeedsFrame, !hasPlayed { return picture }
    case .replaying: break
    case .past(let frame, _): return frame.picture
    }
    hasPlayed = false
    hasNewPicture = true
    // During a replay only the player flattens the scene.
    let list = mode.replay?.player.picture ?? scene.flatten()
    picture = list
    onion.observe(scene, at: time)
    return list
  }

  /// Returns the commands drawn over the picture, in its points: impacts and the enabled overlays.
  package func overlay(_ overlays: Set<CanvasOverlay>) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    if overlays.contains(.onion) { commands += onion.commands }
    if overlays.contains(.physics) {
      commands += DynamicsOverlay(bounds: scene.screen.bounds).commands(for: scene.dynamicsPictures)
    }
    // Outlines come last, because their labels lie above everything else.
    if overlays.contains(.outlines) {
      commands += ViewOutlines(bounds: scene.screen.bounds).commands(for: scene)
    }
    return commands + scene.impactCommands + scene.showSecondTouch()
  }

  /// Notifies the program that the window was hidden, or is about to become visible again.
  package func windowBecame(visible: Bool) {
    if !isReplaying { scene.windowBecame(visible: visible) }
  }

  /// Records the end of the frame.
  package func record(_ facts: FrameFacts) {
    hasNewPicture = false
    guard !isReplaying else { return }
    scene.endFrame(now: facts.shown + recordShift, ranMainQueue: facts.ranMainQueue)
  }

  /// Returns the trace's line, with the program's time and input and the hash of the visible
  /// picture.
  package func trace(of facts: FrameFacts) -> (any Encodable)? {
    if let frame = mode.frame { return pastTrace(of: facts, frame) }
    var facts = facts
    facts.time = mode.replay?.player.time ?? clock.time(at: facts.time)
    facts.input = input
    facts.hash = picture?.stableHash ?? 0
    return scene.trace(of: facts)
  }

  // MARK: Input

  /// The number of this frame's events that the program received or is about to receive.
  var inputCount: Int { input.count + pending.count }

  /// Removes the last frame's input.
  package func beginInput() { input = [] }

  /// Adds an event of the window, at a location in the program's coordinates.
  package func add(_ event: InputEvent, at place: CGPoint) {
    switch mode {
    case .live: break
    case .replaying:
      // A press during a replay takes over from it.
      guard event.kind == .down else { return }
      takeOver()
    case .past(_, .replaying): return
    case .past: guard concernsPresent(event) else { return }
    }
    guard let (event, place) = mapped(event, at: place) else { return }
    let isTimePaused = clock.speed(at: event.t) == 0
    for received in scene.withSecondTouch(stamped(event, at: place)) {
      pending.append(Arrival(event: received, wall: event.t, isTimePaused: isTimePaused))
    }
  }

  /// Shows the second touch of a pointer with Alt that moves over the canvas and is not pressed.
  ///
  /// - Parameter place: The location in the program's coordinates, or `nil` beside the canvas.
  func hover(_ event: InputEvent, at place: CGPoint?) {
    guard case .live = mode, let place else { return scene.hideSecondTouch() }
    _ = scene.withSecondTouch(stamped(event, at: place))
  }

  /// Delivers the added events.
  package func deliver() {
    for arrival in pending {
      pointer.record(arrival.event, wall: arrival.wall, isTimePaused: arrival.isTimePaused)
      scene.isTimePaused = arrival.isTimePaused
      scene.deliver(arrival.event)
      input.append(arrival.event)
    }
    pending = []
  }

  /// A Boolean value that indicates whether the program edits a text now.
  package var acceptsText: Bool {
    guard case .live = mode else { return false }
    return scene.acceptsText
  }
  /// The box of the caret of a text that the program edits now.
  package var caretBox: CGRect? { acceptsText ? scene.caretBox : nil }

  /// Offers a key or a text to the program, after the events that were added before.
  ///
  /// - Returns: `true` if the program handled it.
  package func press(_ event: InputEvent) -> Bool {
    guard case .live = mode else { return false }
    deliver()
    let key = stamped(event, at: .zero)
    input.append(key)
    return scene.press(key)
  }

  private func stamped(_ event: InputEvent, at place: CGPoint) -> InputEvent {
    var event = event
    event.x = place.x
    event.y = place.y
    event.t = max(clock.time(at: event.t), earliest)
    return event
  }
}
