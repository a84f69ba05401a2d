import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector
import GlissadeRaster
import GlissadeReplay
import UIKit

/// A program in a scene with a clock of its own, which runs as its playback says.
///
/// Slow motion, pause and steps are the speed of that clock and nothing else; input is stamped by it
/// too. What the pointer does while time stands moves what it holds and leaves its velocity as it was;
/// what a release then starts waits for time to go on.
@MainActor package final class Stage {
  package let subject: StageSubject
  package let scene: UIWindowScene
  /// What the pointer does here.
  package internal(set) var pointer = PointerWatch()
  package internal(set) var playback: Playback
  /// Whether the program opened a window and wants to go on.
  package let goesOn: Bool
  /// From the window's time to the demo's.
  var clock: SceneClock
  /// The window's time.
  private(set) var now: TimeInterval
  /// The same in the frame before.
  private(set) var before: TimeInterval
  /// The demo's time that everything has been moved to.
  var steppedTo: TimeInterval?
  /// What the demo got in this frame, and what it is still to get.
  var input: [InputEvent] = []
  private var pending: [Arrival] = []
  private struct Arrival {
    /// As the demo gets it.
    var event: InputEvent
    /// The window's time.
    var wall: TimeInterval
    var isTimePaused: Bool
  }
  private(set) var picture: DisplayList?
  /// Whether a recording has made a picture that was not taken yet.
  var hasPlayed = false
  /// Whether another frame of the past than before is to be shown, or the present again.
  var hasTravelled = false
  /// Shows in the place of the present, which stands meanwhile.
  var past: FrameHistory.Frame?
  /// Whether this frame made a picture.
  private(set) var hasNewPicture = false
  /// What the recorded hand held where a live one goes on, until it does.
  var held: (button: Int, place: CGPoint)?
  /// The live hand on what the recorded one held.
  var grip: Grip?
  /// No event is from before: its time in the run is over.
  private(set) var earliest = -TimeInterval.infinity
  private var onion = OnionSkin()

  /// Writes down all that the program sees, in memory; nil where nobody wants it.
  package let recorder: Recorder?
  /// Runs a recording here in the place of a live one.
  var player: Player?
  /// What of the window's time went by since the last frame of it, slowed as the playback says.
  var sincePlayed: TimeInterval = 0
  /// From the window's time to that which recordings have.
  var recordShift: TimeInterval = 0

  /// Puts a program on stage at the window's time `now`.
  ///
  /// - Parameters:
  ///   - header: what the run starts from.
  ///   - records: whether it is written down.
  package init(
    _ subject: StageSubject, _ header: RecordingHeader, at now: TimeInterval, playback: Playback,
    fonts: FontLibrary, records: Bool = true
  ) {
    self.subject = subject
    scene = UIWindowScene(size: header.size, scale: header.scale, fonts: fonts)
    clock = SceneClock(at: now, speed: playback.rate)
    self.now = now
    before = now
    self.playback = playback
    goesOn = subject.open(in: scene, header)
    recorder = records ? Recorder(Recording(header: header), keepsDetails: false) : nil
    scene.recorder = recorder
    if playback.isPaused { scene.timeRuns(at: 0) }
  }

  /// Goes on live with a run that was made again, from the window's frame before the one at hand.
  init(_ rerun: Rerun, of last: Stage, playback: Playback) {
    subject = last.subject
    scene = rerun.scene
    goesOn = true
    self.playback = playback
    (now, before) = (last.now, last.before)
    let run = rerun.run
    let end = run.frames.count - 1
    let time = end < 0 ? 0 : run.frames[end].endTime
    clock = SceneClock(at: before, reading: time, speed: playback.rate)
    (steppedTo, earliest) = (time, time)
    recordShift = end < 0 ? 0 : run.frames[end].now - before
    recorder = Recorder(run, keepsDetails: false)
    scene.recorder = recorder
    picture = last.past?.picture
    held = run.pressedButton(after: end)
    followPointer(of: run)
    scene.setNow(clock.time(at: now))
    scene.timeRuns(at: playback.rate)
    scene.isTimePaused = playback.isPaused
  }

  /// The demo's time.
  package var time: TimeInterval { player?.time ?? clock.time(at: now) }

  // MARK: The frame

  /// Whether the next picture differs from the last; while time stands, nothing moves by itself.
  package var needsFrame: Bool {
    if hasPlayed || hasTravelled { return true }
    if past != nil { return false }
    if player != nil { return !playback.isPaused }
    return presentNeedsFrame
  }

  /// The same of the present, whatever shows in its place.
  var presentNeedsFrame: Bool { isStanding ? scene.needsPicture : scene.needsFrame }

  private var isStanding: Bool { playback.isPaused && steppedTo == time }

  /// Whether the pointer has something else to show in the next frame though nobody moves it.
  package var pointerFades: Bool { pointer.fades(wall: now, time: playback.isPaused ? nil : time) }

  /// Sets the demo's time by the window's.
  package func setNow(_ now: TimeInterval) {
    before = self.now
    self.now = now
    sincePlayed += (now - before) * playback.rate
    if player?.isAtEnd == true { takeOver() }
    if player == nil { scene.setNow(time) }
  }

  /// Takes the window's interval; the demo's time runs at its own speed.
  package func setPumpInterval(_ seconds: TimeInterval) {
    if player == nil { scene.setPumpInterval(seconds * clock.speed) }
    pointer.pumpInterval = seconds * clock.speed
  }

  package func step() {
    if player != nil { return playOn() }
    if isStanding { scene.stepPaused() } else { scene.step() }
    steppedTo = time
  }

  package func layout() {
    if player == nil { scene.layout() }
  }

  package func commit() {
    if player == nil { scene.commit() }
  }

  package func flatten() -> DisplayList {
    hasTravelled = false
    if let past { return past.picture }
    if let picture, player == nil, !presentNeedsFrame, !hasPlayed { return picture }
    hasPlayed = false
    hasNewPicture = true
    // Nobody but the recording asks a scene for pictures that it drives.
    let list = player?.picture ?? scene.flatten()
    picture = list
    onion.observe(scene, at: time)
    return list
  }

  /// What is drawn over the picture, in its points: impacts, and what was asked for.
  package func overlay(_ overlays: Set<CanvasOverlay>) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    if overlays.contains(.onion) { commands += onion.commands }
    if overlays.contains(.physics) {
      commands += DynamicsOverlay(bounds: scene.screen.bounds).commands(for: scene.dynamicsPictures)
    }
    // Last, for its words lie on all that is drawn.
    if overlays.contains(.outlines) {
      commands += ViewOutlines(bounds: scene.screen.bounds).commands(for: scene)
    }
    return commands + scene.impactCommands
  }

  /// The window was hidden, or is about to show again.
  package func windowBecame(visible: Bool) {
    if player == nil { scene.windowBecame(visible: visible) }
  }

  /// The frame is over.
  package func note(_ facts: FrameFacts) {
    hasNewPicture = false
    guard player == nil else { return }
    scene.endFrame(now: facts.shown + recordShift, ranMainQueue: facts.ranMainQueue)
  }

  /// The line that a trace gets: the demo's time and input, and the hash of what it shows.
  package func trace(of facts: FrameFacts) -> (any Encodable)? {
    if let past { return pastTrace(of: facts, past) }
    var facts = facts
    facts.time = player?.time ?? clock.time(at: facts.time)
    facts.input = input
    facts.hash = picture?.stableHash ?? 0
    return scene.trace(of: facts)
  }

  // MARK: Input

  /// How many events of this frame the program got, or is still to get.
  var inputCount: Int { input.count + pending.count }

  /// Forgets the last frame's input.
  package func beginInput() { input = [] }

  /// Takes an event of the window, its place already the demo's.
  package func add(_ event: InputEvent, at place: CGPoint) {
    if past != nil, !isThePresents(event) { return }
    if player != nil {
      // Who reaches into a replay goes on from there.
      guard event.kind == .down else { return }
      takeOver()
    }
    guard let (event, place) = gripped(event, at: place) else { return }
    pending.append(
      Arrival(
        event: stamped(event, at: place), wall: event.t,
        isTimePaused: clock.speed(at: event.t) == 0))
  }

  /// Hands over what was added.
  package func deliver() {
    for arrival in pending {
      pointer.record(arrival.event, wall: arrival.wall, isTimePaused: arrival.isTimePaused)
      scene.isTimePaused = arrival.isTimePaused
      scene.deliver(arrival.event)
      input.append(arrival.event)
    }
    pending = []
  }

  /// Offers a key to the demo, after what was added before.
  ///
  /// - Returns: whether it was of use there.
  package func press(_ event: InputEvent) -> Bool {
    if player != nil || past != nil { return false }
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

  // MARK: Time

  /// Changes how time runs, from this frame on.
  package func perform(_ command: PlaybackCommand) {
    playback.apply(command)
    if player != nil {
      if command == .step { playStep() }
      return
    }
    // The frame's own instant, not the key's: time never goes back to before what was shown.
    clock.setSpeed(playback.rate, at: now)
    scene.timeRuns(at: playback.rate)
    if command == .step {
      clock.skip(playback.step, at: now)
      scene.setNow(time)
    }
  }
}
