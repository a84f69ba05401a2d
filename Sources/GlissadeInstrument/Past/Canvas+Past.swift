import Foundation
import GlissadeGestures
import GlissadeInspector
import GlissadeReplay
import GlissadeWindow
import UIKit

// The past on the canvas, and the continuation from it with a live pointer.
extension Canvas {
  /// A press of a recorded pointer at the frame from which the program continues.
  enum ContinuedPress {
    /// The recorded pointer was not pressed, or its press has ended.
    case none
    /// No live pointer continues the press yet.
    case unclaimed((button: Int, place: CGPoint))
    /// A live pointer continues the press.
    case followed(PointerMapping)
  }

  /// A mapping from a live pointer to the recorded pointer whose press it continues. The live
  /// pointer can be elsewhere and use another button.
  struct PointerMapping {
    /// The offset from the live pointer to the recorded one, in the canvas' points.
    var shift: CGVector
    /// The button of the recorded pointer.
    var button: Int
  }

  /// Shows a frame of the past instead of the present, or the present for `nil`.
  func show(_ frame: FrameHistory.Frame?) {
    guard frame?.index != mode.frame?.index else { return }
    mode.show(frame)
    hasChangedFrame = true
  }

  /// Returns whether an event concerns the present although the past is visible: the end of a
  /// press, or a change of the window.
  func concernsPresent(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .focus, .resize: true
    case .move, .up, .cancel: pointer.place != nil
    case .down, .wheel, .key: false
    }
  }

  /// Returns the trace's line for a frame that shows the past. It has no views, because the
  /// existing views show the present.
  func pastTrace(of facts: FrameFacts, _ past: FrameHistory.Frame) -> FrameTrace? {
    var line = FrameTrace(
      frame: facts.frame, t: past.time, input: input, transition: nil, views: [:],
      events: scene.eventLog.readNew(), presented: facts.presented, mainQueue: facts.ranMainQueue,
      cpuMilliseconds: facts.cost.total, hash: past.picture.stableHash)
    line.past = past.index
    line.add(facts)
    return line.isWorthALine(facts) ? line : nil
  }

  // MARK: Continuing

  /// Records what the recorded pointer did, so that its velocity continues.
  func followPointer(of run: Recording) {
    for frame in run.frames {
      pointer.pumpInterval = frame.pumpInterval
      for case .input(let event, let isTimePaused) in frame.actions {
        pointer.record(event, wall: frame.now - recordShift, isTimePaused: isTimePaused)
      }
    }
  }

  /// Releases the press of the recorded pointer with the velocity that it had.
  func releaseRecordedPress() {
    guard case .unclaimed(let press) = continuedPress else { return }
    continuedPress = .none
    let up = InputEvent.up(at: press.place, t: earliest, button: press.button)
    pointer.record(up, wall: now, isTimePaused: playback.isPaused)
    scene.deliver(up)
    input.append(up)
  }

  /// Maps an event to the program. The pointer that continues a recorded press is shifted to the
  /// recorded location, so that the content does not jump.
  ///
  /// - Returns: The event and its location, or `nil` for the press that begins the continuation.
  func mapped(_ event: InputEvent, at place: CGPoint) -> (InputEvent, CGPoint)? {
    if event.kind == .down, case .unclaimed(let press) = continuedPress {
      continuedPress = .followed(
        PointerMapping(
          shift: CGVector(dx: press.place.x - place.x, dy: press.place.y - place.y),
          button: press.button))
      return nil
    }
    guard case .followed(let mapping) = continuedPress else { return (event, place) }
    var event = event
    if event.button == 1 { event.button = mapping.button }
    if event.kind == .cancel || (event.kind == .up && event.button == mapping.button) {
      continuedPress = .none
    }
    return (event, CGPoint(x: place.x + mapping.shift.dx, y: place.y + mapping.shift.dy))
  }
}
