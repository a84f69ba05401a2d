import Foundation
import GlissadeGestures
import GlissadeInspector
import GlissadeReleaseMap
import GlissadeReplay
import UIKit

/// The release map of the visible drag (`M`, W-02): the search for it beside the program, the dot
/// that the user moves, and the release that the dot plays over the canvas.
@MainActor package final class ReleaseMapController: InstrumentPart {
  /// The run and the frame whose releases a map shows. A map with another key is out of date.
  private struct Key: Hashable {
    /// The canvas of the run, or `nil` while a drag is repeated.
    var canvas: ObjectIdentifier?
    /// The index of the visible frame of the past, or `nil` for the present.
    var frame: Int?
    /// The number of times the program has received other input than moves without a press.
    var inputCount: Int
    var parameters: [Tuning.Parameter: Double]
  }

  private enum State {
    /// The map is hidden.
    case closed
    /// The map is visible, and the search begins when no input has come for a while.
    case waiting
    /// The map is being searched for.
    case searching(ReleaseMapJob, Key)
    /// The map is complete, and the job plays releases.
    case complete(ReleaseMapJob, Key)
    /// There is no map, for the reason that the pane shows.
    case failed(Key)
  }

  /// A release that is played over the canvas, and the window's time at its first frame.
  private struct Ghost {
    var trail: ReleaseTrail
    var start: TimeInterval
  }

  /// The time without input after which a search begins again, in seconds of the window.
  private static let pause = 0.25
  /// The time after which an unanswered request for a release is given up, in seconds.
  private static let patience = 1.0
  /// The distance within which a press of the pointer counts as a click, in points.
  private static let slop: CGFloat = 3

  private var state = State.closed
  /// The window's time of the last input that did not concern the map, in seconds.
  private var lastInput = -TimeInterval.infinity
  private var inputCount = 0
  /// The number of events of the current frame, without moves, that the map has handled.
  private var handledCount = 0
  /// The press that moves the dot, or `nil`.
  private var press: InputEvent?
  private var hasMoved = false
  private var ghost: Ghost?
  /// The trail whose frames are arriving, or `nil`.
  private var coming: ReleaseTrail?
  /// The window's time at which a release was requested that has not arrived yet, or `nil`.
  private var requested: TimeInterval?
  /// The stroke that takes over the run, or `nil`.
  var stroke: PendingStroke?
  /// The number of rows of the map.
  var rows = 21
  /// The number of columns of the map.
  var columns = 41
  /// The longest time that a frame waits for the search, in seconds. A window does not wait.
  var waitingTime = 0.0

  /// A Boolean value that indicates whether the visible map is that of an earlier instant.
  private var isStale = false { didSet { pane.map.alpha = isStale ? 0.5 : 1 } }
  /// The greatest number of cells of a coarse map.
  private static let coarseCount = 100

  /// The place of the pointer on the canvas at the start of the search, in points of the canvas;
  /// `nil` if the pointer was not down.
  private var startPlace: CGPoint?
  /// The place of the pointer at the position 0 of the visible map, in points of the canvas; `nil`
  /// if the press of that map has ended.
  var pressOrigin: CGPoint?

  var pane: ReleaseMapPane { controller.releaseMap }

  /// A Boolean value that indicates whether the map is visible.
  package var isOpen: Bool { if case .closed = state { false } else { true } }
  /// A Boolean value that indicates whether all outcomes and borders are known.
  package var isComplete: Bool { if case .complete = state { true } else { false } }
  /// A Boolean value that indicates whether a search is running.
  package var isSearching: Bool { if case .searching = state { true } else { false } }

  /// A Boolean value that indicates whether the next frame differs, or receives what the search has
  /// found.
  var needsFrame: Bool {
    switch state {
    case .closed: stroke != nil
    case .waiting, .searching: true
    case .complete(_, let key), .failed(let key):
      key != self.key || stroke != nil || requested != nil || isGhostMoving
    }
  }

  // MARK: Opening

  /// Shows or hides the map.
  func toggle() {
    if isOpen { return close() }
    state = .waiting
    lastInput = -.infinity
    handledCount += 1
    pane.map.map = nil
    pane.message = "Simulating every release of this drag…"
    shell.enter { controller.showsMap = true }
  }

  /// Hides the map, and ends its search.
  func close() {
    guard isOpen else { return }
    stop()
    state = .closed
    forgetDot()
    handledCount += 1
    shell.enter { controller.showsMap = false }
  }

  private func stop() {
    switch state {
    case .searching(let job, _), .complete(let job, _): job.stop()
    case .closed, .waiting, .failed: break
    }
  }

  private func forgetDot() {
    pane.map.tried = nil
    ghost = nil
    coming = nil
    press = nil
    requested = nil
  }

  // MARK: Searching

  /// A Boolean value that indicates whether the visible map is complete and that of this instant.
  var isCurrent: Bool {
    guard case .complete(_, let key) = state else { return false }
    return key == self.key && !isStale
  }

  private var key: Key {
    Key(
      canvas: mode.isLooping ? nil : ObjectIdentifier(canvas), frame: instrument.past.frame?.index,
      inputCount: inputCount, parameters: instrument.parameters.current)
  }

  /// Begins a search that is due, and shows what the current one has found. It is called between
  /// two frames of the program.
  func advance() {
    receive()
    let isIdle = now - lastInput >= Self.pause
    switch state {
    case .closed: break
    case .waiting: if isIdle { begin() }
    case .searching(let job, let key) where key != self.key:
      job.stop()
      state = .waiting
    case .complete(let job, let key) where key != self.key && isIdle && press == nil:
      job.stop()
      begin()
    case .failed(let key) where key != self.key && isIdle: begin()
    case .searching, .complete, .failed: break
    }
  }

  private func begin() {
    forgetDot()
    isStale = pane.map.map != nil
    startPlace = mode.isPast ? nil : canvas.pointer.place
    let start = ReleaseMapStart(of: instrument)
    do throws(ReleaseMapFault) {
      guard let start else { return fail("The run is too long to branch off from it.") }
      state = .searching(try ReleaseMapJob(rows: rows, columns: columns) { try start.make() }, key)
    } catch {
      fail(error.description)
    }
  }

  private func fail(_ sentence: String) {
    stop()
    state = .failed(key)
    pane.map.map = nil
    pane.message = sentence
  }

  private func receive() {
    switch state {
    case .searching(let job, let key):
      for event in job.receive(waitingFor: waitingTime) { receive(event, job, key) }
    case .complete(let job, let key):
      let seconds = requested == nil ? 0 : waitingTime
      for event in job.receive(waitingFor: seconds) { receive(event, job, key) }
    case .closed, .waiting, .failed: break
    }
    if let time = requested, now - time > Self.patience { requested = nil }
  }

  private func receive(_ event: ReleaseMapJob.Event, _ job: ReleaseMapJob, _ key: Key) {
    switch event {
    case .map(let map, let isComplete):
      if isComplete { state = .complete(job, key) }
      // A map that is out of date is more useful than a coarse one.
      guard !isStale || isComplete || map.cells.count > Self.coarseCount else { break }
      isStale = false
      pane.map.isComplete = isComplete
      pane.message = nil
      pane.map.subject = canvas.subject.name
      pane.map.direction = map.axis?.directionInWords ?? ""
      pane.map.hint = "Drag: try · click or Return: take over · Escape: close"
      pane.map.map = map
      pressOrigin = startPlace.map { map.pressPlace(at: $0) }
    case .trailBegan, .trailFrame, .trailEnded: receiveTrail(event)
    case .failure(let sentence): fail(sentence)
    }
  }

  private func receiveTrail(_ event: ReleaseMapJob.Event) {
    switch event {
    case .trailBegan(let release):
      coming = release == pane.map.tried ? ReleaseTrail(release) : nil
    case .trailFrame(let frame):
      guard var trail = coming else { break }
      trail.frames.append(frame)
      coming = trail
      // A dot that moves on does not start the motion over the canvas again each time.
      let isNext = trail.frames.count > 1 || isGhostMoving
      ghost = Ghost(trail: trail, start: isNext ? ghost?.start ?? now : now)
    case .trailEnded:
      if coming != nil { requested = nil }
      coming = nil
    case .map, .failure: break
    }
  }

  // MARK: Input

  /// Counts the input of a frame after its delivery. Input that does not concern the map ends the
  /// search at once, except for moves over the panes.
  func finishInput(_ events: [InputEvent]) {
    let others =
      events.filter { $0.kind != .move }.count - handledCount
      + canvas.input.filter { $0.kind == .move }.count
    handledCount = 0
    if canvas.input.contains(where: { $0.kind != .move }) {
      startPlace = nil
      pressOrigin = nil
    }
    if canvas.input.contains(where: { $0.kind != .move || canvas.pointer.place != nil }) {
      inputCount += 1
    }
    guard isOpen, others > 0 else { return }
    lastInput = now
    if case .searching(let job, _) = state {
      job.stop()
      state = .waiting
    }
  }

  /// Handles a pointer event on the map: a drag moves the dot, and a click takes over the run.
  ///
  /// - Returns: `true` if the event was handled and must not reach the program or the panes.
  func point(_ event: InputEvent) -> Bool {
    guard isOpen, isHandled(event) else { return false }
    if event.kind != .move { handledCount += 1 }
    let place = pane.map.convert(event.location, from: nil)
    switch event.kind {
    case .down:
      shell.enter { controller.dropFocus() }
      guard press == nil, event.button == 1, pane.map.release(at: place) != nil else { break }
      press = event
      hasMoved = false
      tryRelease(pane.map.release(nearest: place))
    case .move:
      guard let press else { break }
      let distance = hypot(event.x - press.x, event.y - press.y)
      if CGFloat(distance) > Self.slop { hasMoved = true }
      if hasMoved { tryRelease(pane.map.release(nearest: place)) }
    case .up, .cancel:
      press = nil
      if event.kind == .up, !hasMoved { takeOver() }
    case .wheel, .key, .text, .composition, .focus, .resize: break
    }
    return true
  }

  private func isHandled(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .down, .wheel:
      shell.enter { pane.window?.hitTest(event.location, with: nil)?.isDescendant(of: pane) }
        ?? false
    case .move, .up, .cancel: press?.source == event.source
    case .key, .text, .composition, .focus, .resize: false
    }
  }

  /// Handles a key while the map is visible: the arrows move the dot, Return takes over the run,
  /// and Escape closes the map.
  ///
  /// - Returns: `true` if the key was handled.
  func press(_ event: InputEvent) -> Bool {
    guard isOpen, event.modifiers.subtracting(.shift).isEmpty else { return false }
    let isFine = event.modifiers.contains(.shift)
    let speed = isFine ? 5.0 : 50
    let distance = isFine ? 1.0 : 10
    switch event.key {
    case "Left": move(velocity: -speed)
    case "Right": move(velocity: speed)
    case "Up": move(position: -distance)
    case "Down": move(position: distance)
    case "Return": takeOver()
    case "Escape": close()
    default: return false
    }
    handledCount += event.key == "Escape" ? 0 : 1
    return true
  }

  private func move(velocity: Double = 0, position: Double = 0) {
    guard let release = pane.map.shownRelease else { return }
    tryRelease(
      pane.map.nearest(
        to: Release(
          position: release.position + position, velocity: release.velocity + velocity)))
  }

  /// Moves the dot to a release, and requests the motion of the release.
  private func tryRelease(_ release: Release?) {
    guard let release, release != pane.map.tried else { return }
    pane.map.tried = release
    switch state {
    case .searching(let job, _), .complete(let job, _):
      job.requestTrail(of: release)
      requested = now
    case .closed, .waiting, .failed: break
    }
  }

  /// Hides the motion of the tried release, because the run continues with it.
  func forgetGhost() { ghost = nil }

  /// The release at the dot, or `nil` without a map.
  package var shownRelease: Release? { pane.map.map == nil ? nil : pane.map.shownRelease }

  /// The release whose motion is visible over the canvas, or `nil`.
  package var playedRelease: Release? { ghost?.trail.release }

  func show(_ notice: String) { instrument.notice = notice }

  // MARK: The ghost

  /// The time of the tried release that is visible over the canvas in seconds, or `nil`.
  private var ghostTime: TimeInterval? {
    ghost.map { $0.trail.start + (now - $0.start) * canvas.playback.speed }
  }

  private var isGhostMoving: Bool {
    guard let time = ghostTime, let end = ghost?.trail.frames.last?.time else { return false }
    return time < end
  }

  /// Returns the outlines of what moves after the tried release, in the canvas's points.
  package func drawGhost() -> [DrawCommand] {
    guard isOpen, let ghost, let time = ghostTime else { return [] }
    let color = Palette.Overlay.moving
    return ghost.trail.outlines(at: time).map { corners in
      .path(
        PathCommand(
          path: CGPath(polygon: corners), fill: color.withAlphaComponent(0.12).cgColor,
          stroke: color.cgColor, lineWidth: 1.5))
    }
  }
}
