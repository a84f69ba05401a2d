import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector
import GlissadeMotion
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow
import UIKit

/// A program in a scene with its own clock, whose speed the playback sets.
///
/// Slow motion, pause and steps are speeds of that clock. The times of the program's input are
/// times of that clock, too. While time is paused, the pointer moves the dragged view and the
/// drag's velocity stays the same; a motion that a release starts then begins when time runs again.
@MainActor package final class Canvas {
  package let subject: CanvasSubject
  package let scene: UIWindowScene
  /// The state of the pointer on the canvas.
  package internal(set) var pointer = PointerWatch()
  package internal(set) var playback: Playback
  /// A Boolean value that indicates whether the program has opened a window and not requested to
  /// end.
  package let isOpen: Bool
  /// The conversion from the window's time to the program's time.
  var clock: SceneClock
  /// The window's time at the current frame, in seconds.
  private(set) var now: TimeInterval
  /// The window's time at the previous frame, in seconds.
  private(set) var before: TimeInterval
  /// The program's time up to which its motions have been simulated, or `nil` before the first
  /// step.
  var steppedTo: TimeInterval?
  /// The events that the program received in this frame; `pending` contains those to be delivered.
  var input: [InputEvent] = []
  private var pending: [Arrival] = []
  private struct Arrival {
    /// The event in the coordinates and the time of the program.
    var event: InputEvent
    /// The window's time at which the event occurred, in seconds.
    var wall: TimeInterval
    var isTimePaused: Bool
  }
  /// The picture of the latest frame, or `nil` before the first one.
  var picture: DisplayList?
  /// A Boolean value that indicates whether a replay has made a picture that has not been shown
  /// yet.
  var hasPlayed = false
  /// A Boolean value that indicates whether the canvas is to show another frame than before, of the
  /// past or the present.
  var hasChangedFrame = false
  /// The source of what the canvas shows: the live program, a replay or a frame of the past.
  var mode = CanvasMode.live
  /// A Boolean value that indicates whether the current frame made a picture.
  private(set) var hasNewPicture = false
  /// The recorded presses that last at the frame from which the run continues. A live pointer
  /// continues the first of them.
  var continuedPress = ContinuedPress.none
  /// A Boolean value that indicates whether the live pointer that continues a press is shifted to
  /// the recorded location. After a reload the value is `false`, because the live pointer is the
  /// recorded one.
  var shiftsContinuedPress = true
  /// The earliest time of a new event. All earlier times have already been simulated.
  var earliest = -TimeInterval.infinity
  private var onion = OnionSkin()
  /// The window's times of the frames of the simulated display in this frame of the window. It is
  /// empty while the display still shows its last frame.
  var displayed: [TimeInterval] = [0]
  /// The window's time of the latest complete frame, in seconds.
  private(set) var lastFrame = -TimeInterval.infinity

  /// The in-memory recorder of everything that the program receives, or `nil`.
  package let recorder: Recorder?
  private let keepsPictures: Bool
  /// The offset from the window's time to the recording's time, in seconds.
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
    scene.layerHost.recordsCalls = true
    if playback.isPaused { scene.timeRuns(at: 0) }
  }

  /// Makes this canvas, which has not been shown yet, the one that follows another one.
  func follow(_ last: Canvas, at now: TimeInterval) {
    (self.now, before) = (now, now)
    playback = last.playback
  }

  /// Creates a canvas that continues a re-simulated run live, from the window's previous frame on.
  init(_ rerun: Resimulation, of last: Canvas, playback: Playback) {
    subject = last.subject
    keepsPictures = last.keepsPictures
    scene = rerun.scene
    scene.layerHost.recordsCalls = true
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

  /// The program's time, in seconds.
  package var time: TimeInterval { mode.replay?.player.time ?? clock.time(at: now) }

  // MARK: The frame

  /// A Boolean value that indicates whether the next picture differs from the last. While time is
  /// paused, only input changes the picture.
  package var needsFrame: Bool {
    if hasPlayed || hasChangedFrame || (simulatesDisplay && !pending.isEmpty) { return true }
    switch mode {
    case .live: return presentNeedsFrame
    case .replaying: return !playback.isPaused
    case .past: return false
    }
  }

  /// A Boolean value that indicates whether the next picture of the present differs from the last,
  /// also while a frame of the past is visible.
  var presentNeedsFrame: Bool { isTimeStopped ? scene.needsPicture : scene.needsFrame }

  private var isTimeStopped: Bool { playback.isPaused && steppedTo == time }

  /// A Boolean value that indicates whether the pointer's overlay changes in the next frame without
  /// new input.
  package var pointerFades: Bool { pointer.fades(wall: now, time: playback.isPaused ? nil : time) }

  /// Sets the program's time from the window's time.
  package func setNow(_ now: TimeInterval) {
    displayed = displayInstants(until: now)
    guard let last = displayed.last else { return }
    before = self.now
    self.now = last
    mode.replay?.advance(by: (last - before) * playback.rate)
    if mode.replay?.player.isAtEnd == true { endReplay() }
    if !isReplaying, displayed.count == 1 { scene.setNow(time) }
  }

  /// Sets the timing of the program's input from the window's timing and the speed of the program's
  /// time.
  package func setInputTiming(_ windowTiming: InputTiming) {
    guard !isReplaying else { return }
    let timing = windowTiming.scaled(by: playback.speed)
    scene.inputTiming = timing
    pointer.timing = timing
  }

  package func step() {
    if let replay = mode.replay { return playDueFrames(of: replay) }
    if isHeld { return }
    if isTimeStopped { scene.stepPaused() } else { scene.step() }
    steppedTo = time
  }

  package func layout() {
    if !isReplaying, !isHeld { scene.layout() }
  }

  package func commit() {
    if !isReplaying, !isHeld { scene.commit() }
  }

  package func flatten() -> DisplayList {
    hasChangedFrame = false
    switch mode {
    case .live: if let picture, isHeld || (!presentNeedsFrame && !hasPlayed) { return picture }
    case .replaying: break
    case .past(let frame, _): return frame.picture
    }
    hasPlayed = false
    hasNewPicture = true
    // During a replay only the player flattens the scene into a picture.
    let list = mode.replay?.player.picture ?? scene.flatten()
    picture = list
    onion.observe(scene, at: time)
    return list
  }

  /// Returns the commands that draw impact feedback and enabled overlays over the picture, in the
  /// picture's points.
  ///
  /// - Parameters:
  ///   - overlays: The enabled overlays.
  ///   - place: The location of the pointer on the canvas in its points, or `nil`.
  package func overlay(_ overlays: Set<CanvasOverlay>, pointer place: CGPoint?) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    if overlays.contains(.onion) { commands += onion.commands }
    if overlays.contains(.physics) {
      commands += DynamicsOverlay(bounds: scene.screen.bounds).commands(for: scene.dynamicsPictures)
    }
    // Outlines come last, because their labels lie above everything else.
    if overlays.contains(.outlines) {
      commands += ViewOutlines(bounds: scene.screen.bounds).commands(
        for: scene, pointer: place)
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
    guard !isHeld else { return }
    lastFrame = now
    guard !isReplaying else { return }
    scene.endFrame(now: facts.shown + recordShift, ranMainQueue: facts.ranMainQueue)
  }

  /// Returns the trace's line for the current frame, with the program's time and input and the hash
  /// of the visible picture.
  package func trace(of facts: FrameFacts) -> (any Encodable)? {
    if let frame = mode.frame { return pastTrace(of: facts, frame) }
    var facts = facts
    facts.time = mode.replay?.player.time ?? clock.time(at: facts.time)
    facts.input = input
    facts.hash = picture?.stableHash ?? 0
    return scene.trace(of: facts)
  }

  // MARK: Input

  /// The number of events in this frame that the program has received or is about to receive.
  var inputCount: Int { input.count + pending.count }

  /// Removes the input of the last frame.
  package func beginInput() { input = [] }

  /// Adds an event of the window to those for the program, at a location in the program's
  /// coordinates.
  package func add(_ event: InputEvent, at place: CGPoint) {
    switch mode {
    case .live: break
    case .replaying:
      // A press during a replay ends the replay and continues the run live.
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

  /// Shows the second touch of a pointer that moves over the canvas unpressed while Alt is held.
  ///
  /// - Parameter place: The location in the program's coordinates, or `nil` outside the canvas.
  func hover(_ event: InputEvent, at place: CGPoint?) {
    guard case .live = mode, let place else { return scene.hideSecondTouch() }
    _ = scene.withSecondTouch(stamped(event, at: place))
  }

  /// Delivers the added events to the program.
  package func deliver() {
    guard !isHeld else { return }
    playIntermediateFrames()
    deliver(until: simulatesDisplay ? now : .infinity)
  }

  /// Delivers the added events up to an instant of the window, in seconds.
  func deliver(until wall: TimeInterval) {
    let due = pending.prefix { $0.wall <= wall }
    pending.removeFirst(due.count)
    for arrival in due {
      pointer.record(arrival.event, wall: arrival.wall, isTimePaused: arrival.isTimePaused)
      scene.isTimePaused = arrival.isTimePaused
      scene.deliver(arrival.event)
      input.append(arrival.event)
    }
  }

  /// A Boolean value that indicates whether the user is editing a text in the program.
  package var acceptsText: Bool {
    guard case .live = mode else { return false }
    return scene.acceptsText
  }
  /// The box of the caret of the text that the user is editing in the program, or `nil`.
  package var caretBox: CGRect? { acceptsText ? scene.caretBox : nil }

  /// Delivers a key or a text to the program, after the events that were added before.
  ///
  /// - Returns: `true` if the program handled the event.
  package func press(_ event: InputEvent) -> Bool {
    guard case .live = mode else { return false }
    deliver(until: .infinity)
    let key = stamped(event, at: .zero)
    input.append(scene.withoutSecret(key))
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
