import Foundation
import GlissadeGestures
import GlissadeInspector
import GlissadeReplay
import UIKit

// The commands of the time line and of its keys.
extension PastController {
  func connectTimeLine() {
    let line = controller.transport.timeLine
    line.onScrub = { [weak self] in self?.scrub(to: $0) }
    line.onKey = { [weak self] in self?.perform($0) }
    line.onRelease = { [weak self] in self?.endScrub() }
  }

  /// Appends the frame that the canvas has shown to the frame history.
  func keepFrame() {
    // During a replay, frames have the recording's indices. The visible picture belongs to the last
    // frame with a picture.
    guard let picture = canvas.picture, let recorder = canvas.recorder,
      let last = recorder.lastPicture, last.hash == picture.stableHash,
      frames.last?.index != last.index
    else { return }
    frames.runBytes = recorder.recording.frames.byteCount + (prediction?.bytes ?? 0)
    append(picture, of: canvas, index: last.index, now: last.now)
  }

  /// Updates the views that show which frame of the past is visible.
  func show() {
    let transport = controller.transport
    transport.past = summary
    var line = TimeLine.Content(frames, ahead: ahead, at: frame?.offset)
    if controller.showsCurves {
      let axis = instrument.curves.makeAxis()
      let start = instrument.curves.historyTime(at: axis.start)
      line.visible = .init(start: start, end: start + axis.length)
    }
    transport.timeLine.show(line)
    controller.canvas.isPast = mode.isPast
    controller.canvas.isPredicted = isPredicted
    controller.canvas.remark = instrument.watch.restlessReasons.first
    controller.canvas.message.message = rerunMessage ?? instrument.opening.message
  }

  // MARK: Frame history

  /// Performs a command of the keys along the time line.
  func perform(_ command: PastCommand) {
    switch command {
    case .back(let count): show((position ?? frames.count - 1) - count)
    case .forward(let count):
      guard let position else { return canvas.perform(.step) }
      show(position + count)
    case .oldest: show(0)
    case .present: instrument.send(.presentSelected)
    }
  }

  /// Shows a frame of the history, or the present if `position` is beyond its end.
  private func show(_ position: Int) {
    // A history of a single frame contains only the present.
    guard frames.count > 1 else { return }
    let last = frames.count - 1
    if isPredicted, position > last { return go(to: min(position, count - 1)) }
    // The last frame of the history is the present if nothing has moved since that frame.
    let isPresent =
      position > last || (position == last && mode.isPast && !canvas.presentNeedsFrame)
    if isPresent {
      instrument.send(.presentReached)
    } else {
      go(to: max(position, 0))
    }
  }

  /// Shows the last frame up to the time of a line of the log, or the oldest frame if the history
  /// begins after that time.
  func show(_ line: LogLine) {
    guard frames.count > 1 else { return }
    let last = frames.count - 1
    go(to: (0...last).last { frames[$0].time <= line.time + 1e-6 } ?? 0)
  }

  private func go(to position: Int) {
    instrument.send(.frameSelected(position, isPaused: canvas.playback.isPaused))
  }

  /// Shows the frame at the time under the mouse on the time line; `nil` shows the time line's end.
  func scrub(to place: TimeInterval?) {
    guard !frames.isEmpty, !mode.isRerunning else { return }
    controller.dropFocus()
    let last = frames.count - 1
    guard let place else { return go(to: last) }
    if place > frames.end, !ahead.isEmpty {
      let index = ahead.firstIndex { $0.offset >= place } ?? ahead.count - 1
      return go(to: last + 1 + index)
    }
    go(to: frames.position(at: place))
  }

  /// Ends a drag along the time line. A drag that ends at the end of the line returns to the
  /// present.
  func endScrub() {
    if position == frames.count - 1 { instrument.send(.presentSelected) }
  }

  /// Performs a playback command while the past is visible.
  func performInThePast(_ command: PlaybackCommand) {
    switch command {
    case .togglePause: continueRun()
    case .step: perform(.forward(1))
    case .slower, .faster, .setSpeed: canvas.perform(command)
    }
  }
}
