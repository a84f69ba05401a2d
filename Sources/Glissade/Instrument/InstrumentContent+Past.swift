import Foundation
import GlissadeGestures
import GlissadeInspector
import GlissadeReplay
import UIKit

// What the time line and the keys along it do.
extension InstrumentContent {
  func connectTimeLine() {
    let line = controller.transport.timeLine
    line.onScrub = { [weak self] in self?.scrub(to: $0) }
    line.onRelease = { [weak self] in self?.endScrub() }
  }

  /// Keeps the frame that the stage has shown.
  func keepFrame() {
    // In a replay, frames come from the recording; the last one that made a picture made this one.
    guard let picture = stage.picture, let frames = stage.recorder?.recording.frames,
      let index = frames.lastIndex(where: { $0.hash != nil }),
      frames[index].hash == picture.stableHash
    else { return }
    past.keep(picture, of: stage, index: index, now: frames[index].now)
  }

  /// Shows which frame of the past shows, if one does.
  func showPast() {
    let transport = controller.transport
    transport.past = past.story
    transport.timeLine.show(TimeLine.Content(past.film, at: past.position))
    controller.stage.isPast = past.isPast
    controller.stage.note.message = rerunMessage
  }

  // MARK: Along the film

  /// Goes along the film as a key says.
  func travel(_ way: PastCommand) {
    switch way {
    case .back(let count): show((past.position ?? past.film.count - 1) - count)
    case .forward(let count):
      guard let position = past.position else { return stage.perform(.step) }
      show(position + count)
    case .oldest: show(0)
    case .present: returnToPresent()
    }
  }

  /// Shows a frame of the film, the present beyond its end.
  private func show(_ position: Int) {
    // One frame alone is the present.
    guard past.film.count > 1, rerun == nil else { return }
    let last = past.film.count - 1
    // The last frame is the present where nothing has moved since.
    let isPresent = position > last || (position == last && past.isPast && !stage.presentNeedsFrame)
    if isPresent {
      if past.isPast { stayAtPresent() }
    } else {
      go(to: max(position, 0))
    }
  }

  private func go(to position: Int) {
    let wasPaused = stage.playback.isPaused
    past.go(to: position, wasPaused: wasPaused)
    if !wasPaused { stage.perform(.togglePause) }
    stage.show(past.frame)
  }

  /// The present again, as it was left.
  func returnToPresent() {
    guard past.isPast, rerun == nil else { return }
    stayAtPresent()
    if !past.wasPaused { stage.perform(.togglePause) }
  }

  /// The present again, and time stands: one has come there step by step.
  private func stayAtPresent() {
    past.leave()
    stage.show(nil)
  }

  /// Follows the mouse along the time line; nil: at its end.
  private func scrub(to place: TimeInterval?) {
    guard !past.film.isEmpty, rerun == nil else { return }
    controller.dropFocus()
    go(to: place.map { past.film.position(at: $0) } ?? past.film.count - 1)
  }

  /// The mouse lets go of the time line: at its end the present goes on.
  private func endScrub() {
    if past.position == past.film.count - 1 { returnToPresent() }
  }

  /// What the keys for a stage's time do while the past shows.
  func performInThePast(_ command: PlaybackCommand) {
    switch command {
    case .togglePause: goOn()
    case .step: travel(.forward(1))
    case .slower, .faster, .setSpeed: stage.perform(command)
    }
  }
}
