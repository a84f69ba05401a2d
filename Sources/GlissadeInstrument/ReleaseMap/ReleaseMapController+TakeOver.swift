import Foundation
import GlissadeGestures
import GlissadeInspector
import GlissadeReleaseMap
import GlissadeReplay
import UIKit

/// The movement of a pointer that continues a run up to a release on the map.
struct PendingStroke {
  /// The number of the touch that performs the stroke, which no device uses.
  static let touch = Int(Int32.max) - 1

  let press: HeldPress
  let release: Release
  /// The point of the window at which the stroke begins.
  let origin: CGPoint
  /// The points of the window per point of the canvas.
  let scale: Double
  /// The events that have not been delivered, with times in seconds of the window; `nil` before the
  /// run has reached the start of the stroke.
  var events: [InputEvent]?

  /// The press that takes over the pointer of the run.
  func down(at now: TimeInterval) -> InputEvent { .touchDown(Self.touch, at: origin, t: now) }

  /// Begins the stroke at an instant of the window.
  ///
  /// - Parameters:
  ///   - now: The instant, in seconds.
  ///   - speed: The speed of the program, in seconds of its time per second of the window.
  mutating func begin(at now: TimeInterval, speed: Double) {
    events = ReleaseStroke(of: press, to: release, from: 0).events.map { event in
      let point = CGPoint(
        x: origin.x + (event.x - press.location.x) * scale,
        y: origin.y + (event.y - press.location.y) * scale)
      let t = now + event.t / speed
      return event.kind == .up
        ? .touchUp(Self.touch, at: point, t: t) : .touchMove(Self.touch, to: point, t: t)
    }
  }

  /// Removes and returns the events up to an instant of the window.
  mutating func removeEvents(through now: TimeInterval) -> [InputEvent] {
    let due = Array((events ?? []).prefix { $0.t <= now })
    events?.removeFirst(due.count)
    return due
  }
}

// The continuation of the run with the release at the dot.
extension ReleaseMapController {
  /// Continues the run from the start of the releases: a pointer performs the release at the dot.
  func takeOver() {
    guard let release = shownRelease, stroke == nil, let start = ReleaseMapStart(of: instrument)
    else { return }
    let drag: RecordedDrag
    do { drag = try start.drag() } catch { return show("\(error)") }
    let frames = instrument.past.frames
    let position =
      instrument.past.position ?? (0..<frames.count).last { frames[$0].index <= drag.frame }
    guard let position else { return show("The time line no longer contains the drag.") }
    if !mode.isPast {
      instrument.send(.frameSelected(position, isPaused: canvas.playback.isPaused))
    }
    let screen = CGRect(origin: .zero, size: canvas.scene.screen.bounds.size)
    let box = controller.canvas.windowRect(screen)
    let pending = PendingStroke(
      press: drag.press, release: release, origin: CGPoint(x: box.midX, y: box.midY),
      scale: Double(box.width / screen.width))
    forgetGhost()
    stroke = pending
    instrument.past.continueRun(with: pending.down(at: now))
  }

  /// Delivers the events of the stroke that are due.
  func deliverStroke() {
    guard var pending = stroke, !mode.isRerunning else { return }
    // The run does not continue from a frame that is different when it is simulated again.
    guard !mode.isPast else { return stroke = nil }
    if pending.events == nil {
      if canvas.playback.isPaused { canvas.perform(.togglePause) }
      pending.begin(at: now, speed: canvas.playback.speed)
    }
    let due = pending.removeEvents(through: now)
    stroke = pending.events?.isEmpty == true ? nil : pending
    for event in due { instrument.route(event) }
  }
}
