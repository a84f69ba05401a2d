import Foundation
import GlissadeGestures
import GlissadeInspector
import GlissadeReplay
import GlissadeWindow
import UIKit

// Frames of the past on the canvas, and the continuation of the run from such a frame by a live
// pointer.
extension Canvas {
  /// The state of recorded presses at the frame from which the program continues.
  enum ContinuedPress {
    /// No recorded pointer was pressed, or the recorded press has ended.
    case none
    /// No live pointer continues the recorded presses yet. The events are those that began the
    /// presses, at the pointers' latest locations.
    case unclaimed([InputEvent])
    /// A live pointer continues a recorded press.
    case followed(PointerMapping)
  }

  /// A mapping from a live pointer to the recorded pointer whose press it continues. The live
  /// pointer can have another location, device and button.
  struct PointerMapping {
    /// The source of the live pointer.
    var source: InputEvent.Source
    /// The offset from the live pointer to the recorded one, in the canvas' points.
    var shift: CGVector
    /// The event that began the recorded press.
    var press: InputEvent
  }

  /// Shows a frame of the past instead of the present; `nil` shows the present.
  func show(_ frame: FrameHistory.Frame?) {
    guard frame?.index != mode.frame?.index else { return }
    mode.show(frame)
    hasChangedFrame = true
  }

  /// Returns whether the present program receives an event while the past is visible: the end of a
  /// press, or a change of the window.
  func concernsPresent(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .focus, .resize: true
    case .move, .up, .cancel: pointer.place != nil
    case .down, .wheel, .key, .text, .composition: false
    }
  }

  /// Returns the trace's line for a frame that shows the past. The line has no views, because the
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

  /// Records the movement of the recorded pointer, so that a press that continues has its velocity.
  func followPointer(of run: Recording) {
    for frame in run.frames {
      pointer.timing = frame.inputTiming
      for case .input(let event, let isTimePaused) in frame.actions {
        pointer.record(event, wall: frame.now - recordShift, isTimePaused: isTimePaused)
      }
    }
  }

  /// Releases the recorded presses with the velocities of their pointers.
  package func releaseRecordedPress() {
    guard case .unclaimed(let presses) = continuedPress else { return }
    continuedPress = .none
    presses.forEach(end)
  }

  /// Ends a recorded press at its latest location.
  private func end(_ press: InputEvent) {
    var up = press
    up.kind = .up
    up.t = earliest
    pointer.record(up, wall: now, isTimePaused: playback.isPaused)
    scene.deliver(up)
    input.append(up)
  }

  /// Converts an event for the program. The pointer that continues a recorded press is shifted to
  /// the recorded location, so that the content does not jump; all other recorded presses end.
  ///
  /// - Returns: The event and its location, or `nil` for the live press that continues the recorded
  ///   one.
  func mapped(_ event: InputEvent, at place: CGPoint) -> (InputEvent, CGPoint)? {
    if event.kind == .down, case .unclaimed(let presses) = continuedPress, let press = presses.first
    {
      continuedPress = .followed(
        PointerMapping(
          source: event.source,
          shift: shiftsContinuedPress
            ? CGVector(dx: press.x - place.x, dy: press.y - place.y) : .zero,
          press: press))
      presses.dropFirst().forEach(end)
      return nil
    }
    guard case .followed(let mapping) = continuedPress, mapping.source == event.source else {
      return (event, place)
    }
    let isEnd = event.kind == .cancel || (event.kind == .up && event.button == 1)
    if isEnd { continuedPress = .none }
    var event = event
    event.device = mapping.press.device
    event.touch = mapping.press.touch
    if event.button == 1 { event.button = mapping.press.button }
    return (event, CGPoint(x: place.x + mapping.shift.dx, y: place.y + mapping.shift.dy))
  }
}
