import Foundation
import Glissade
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector
import GlissadeRaster
import GlissadeReplay
import UIKit

/// A demo that a recording drives, and the recorded pointer over it.
@MainActor final class ReplayStage {
  let scene: UIWindowScene
  let player: Player
  private var pointer = PointerWatch()
  /// The time of the window in the recording, in seconds.
  private(set) var now: TimeInterval = 0
  /// What the scene got since this was last taken.
  private var input: [InputEvent] = []

  init(_ file: ReplayFile, fonts: FontLibrary) {
    let header = file.recording.header
    scene = UIWindowScene(size: header.size, scale: header.scale, fonts: fonts)
    _ = file.demo.subject.open(in: scene, header)
    player = Player(file.recording, in: scene)
  }

  /// Follows the pointer through a frame that was played.
  func follow(_ frame: RecordedFrame) {
    now = frame.now
    pointer.pumpInterval = frame.pumpInterval
    for case .input(let event, let isTimePaused) in frame.actions {
      // The recording has the scene's stamps alone; the frame's time is close enough for a trail.
      pointer.record(event, wall: frame.now, isTimePaused: isTimePaused)
      input.append(event)
    }
  }

  /// What is drawn over the picture, in the scene's points: impacts, and the pointer while it is pressed.
  ///
  /// - Parameter wall: the time of the window in the recording; its trail gets shorter by it.
  func overlay(at wall: TimeInterval) -> [DrawCommand] {
    let over = PointerOverlay(canvas: scene.screen.bounds, radius: 0, transform: .identity)
    return scene.impactCommands + over.commands(for: pointer, wall: wall, time: player.time)
  }

  /// The line that a trace gets for the frames played since the last one.
  func trace(frame: Int, presented: Bool, ranMainQueue: Bool) -> (any Encodable)? {
    trace(
      of: FrameFacts(
        frame: frame, time: player.time, shown: now, input: [], presented: presented,
        ranMainQueue: ranMainQueue, cost: FrameCost(), hash: 0))
  }

  /// The same for a frame of the window.
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
