import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInstrument
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow
import UIKit

/// A program that a recording drives, shown with the recorded pointer.
@MainActor package final class ReplayCanvas {
  package let scene: UIWindowScene
  package let player: Player
  private var pointer = PointerWatch()
  private var keys = KeyOverlay()
  /// The time of the window in the recording, in seconds.
  private(set) var now: TimeInterval = 0
  /// The events since the last trace line.
  private var input: [InputEvent] = []

  package init(_ file: ReplayFile, fonts: FontLibrary) {
    let header = file.recording.header
    scene = UIWindowScene(size: header.size, scale: header.scale, fonts: fonts)
    _ = file.subject.open(in: scene, header)
    player = Player(file.recording, in: scene)
  }

  /// Updates the pointer and the keys after a replayed frame.
  func follow(_ frame: RecordedFrame) {
    now = frame.now
    pointer.timing = frame.inputTiming
    for case .input(let event, let isTimePaused) in frame.actions {
      // The recording only contains times of the scene. The frame's time is accurate enough for the
      // trail.
      pointer.record(event, wall: frame.now, isTimePaused: isTimePaused)
      keys.record(event, at: frame.now)
      input.append(event)
    }
  }

  /// Returns the commands that draw impacts, the pressed pointer and the last key over the picture,
  /// in the scene's points.
  ///
  /// - Parameter wall: The time of the recorded window in seconds, by which the trail fades.
  func overlay(at wall: TimeInterval) -> [DrawCommand] {
    let over = PointerOverlay(canvas: scene.screen.bounds, radius: 0, transform: .identity)
    return scene.impactCommands + over.commands(for: pointer, wall: wall, time: player.time)
      + keys.commands(in: scene.screen.bounds, at: wall)
  }

  /// Returns a trace line for the frames that were replayed since the last trace line.
  func trace(frame: Int, presented: Bool, ranMainQueue: Bool) -> (any Encodable)? {
    trace(
      of: FrameFacts(
        frame: frame, time: player.time, shown: now, input: [], presented: presented,
        ranMainQueue: ranMainQueue, cost: FrameCost(), hash: 0))
  }

  /// Returns a trace line for a frame of the window.
  func trace(of facts: FrameFacts) -> (any Encodable)? {
    var facts = facts
    facts.panes = facts.input
    facts.input = input
    facts.time = player.time
    facts.hash = player.picture?.stableHash ?? 0
    input = []
    return scene.trace(of: facts)
  }
}
