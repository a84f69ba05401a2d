import Foundation
import GlissadeGestures
import GlissadeInspector
import GlissadeReplay
import UIKit

// The past on stage, and how a live hand goes on from it.
extension Stage {
  /// A live hand that goes on with what a recorded one held: it is somewhere else, and may use another
  /// button.
  struct Grip {
    /// From the live hand to the recorded one, in the stage's points.
    var shift: CGVector
    /// The recorded one's.
    var button: Int
  }

  /// Shows a frame of the past in the place of the present; nil: the present again.
  func show(_ frame: FrameHistory.Frame?) {
    guard frame?.index != past?.index else { return }
    past = frame
    hasTravelled = true
  }

  /// Whether an event is for the present though the past shows: the end of what it holds, and what
  /// happens to the window.
  func isThePresents(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .focus, .resize: true
    case .move, .up, .cancel: pointer.place != nil
    case .down, .wheel, .key: false
    }
  }

  /// The line of a trace for a frame that shows the past: views are not asked, they are the present's.
  func pastTrace(of facts: FrameFacts, _ past: FrameHistory.Frame) -> FrameTrace? {
    var line = FrameTrace(
      frame: facts.frame, t: past.time, input: input, transition: nil, views: [:],
      events: scene.eventLog.takeNew(), presented: facts.presented, mainQueue: facts.ranMainQueue,
      cpuMilliseconds: facts.cost.total, hash: past.picture.stableHash)
    line.past = past.index
    line.add(facts)
    return line.isWorthALine(facts) ? line : nil
  }

  // MARK: Going on

  /// Sees what the recorded pointer did: its velocity goes on, too.
  func followPointer(of run: Recording) {
    for frame in run.frames {
      pointer.pumpInterval = frame.pumpInterval
      for case .input(let event, let isTimePaused) in frame.actions {
        pointer.record(event, wall: frame.now - recordShift, isTimePaused: isTimePaused)
      }
    }
  }

  /// What the recorded hand held is let go of, with the speed that it had.
  func letGo() {
    guard let held else { return }
    self.held = nil
    let up = InputEvent.up(at: held.place, t: earliest, button: held.button)
    pointer.record(up, wall: now, isTimePaused: playback.isPaused)
    scene.deliver(up)
    input.append(up)
  }

  /// An event as it is for the program: the hand that goes on with what the recorded one held stands where
  /// that one stood, wherever it is itself, so that nothing jumps.
  ///
  /// - Returns: nil for the press by which it does.
  func gripped(_ event: InputEvent, at place: CGPoint) -> (InputEvent, CGPoint)? {
    if event.kind == .down, let held {
      self.held = nil
      grip = Grip(
        shift: CGVector(dx: held.place.x - place.x, dy: held.place.y - place.y),
        button: held.button)
      return nil
    }
    guard let grip else { return (event, place) }
    var event = event
    if event.button == 1 { event.button = grip.button }
    if event.kind == .cancel || (event.kind == .up && event.button == grip.button) {
      self.grip = nil
    }
    return (event, CGPoint(x: place.x + grip.shift.dx, y: place.y + grip.shift.dy))
  }
}
