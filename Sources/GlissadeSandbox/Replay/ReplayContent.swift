import Foundation
import Glissade
import GlissadeDrawing
import GlissadeGestures
import GlissadeReplay

/// What the window of `glissade replay` shows: the recorded frames at the pace at which they were seen.
///
/// After the last one it stays, until Escape is pressed or the window is closed.
@MainActor final class ReplayContent: FrameContent {
  private let stage: ReplayStage
  /// The window's time at its first frame.
  private var start: TimeInterval?
  private var now: TimeInterval = 0
  private var shown: DisplayList?
  private var over: [DrawCommand] = []
  private var shownOver: [DrawCommand] = []
  private(set) var isFinished = false

  init(_ stage: ReplayStage) {
    self.stage = stage
  }

  private var player: Player { stage.player }
  /// Seconds since the first frame.
  private var elapsed: TimeInterval { now - (start ?? now) }

  var needsFrame: Bool {
    !player.isAtEnd || player.picture?.stableHash != shown?.stableHash || over != shownOver
  }

  func setNow(_ now: TimeInterval) {
    start = start ?? now
    self.now = now
  }

  func setPumpInterval(_ seconds: TimeInterval) {}

  func windowBecame(visible: Bool) {}

  func deliver(_ events: [InputEvent]) {
    if events.contains(where: { $0.key == "Escape" }) { isFinished = true }
  }

  /// Plays all that was seen by now.
  func step() {
    let frames = player.recording.frames
    while !player.isAtEnd, frames[player.next].now - frames[0].now <= elapsed {
      let frame = frames[player.next]
      player.playNext()
      stage.follow(frame)
    }
  }

  func layout() {}

  func commit() { over = stage.overlay(at: (player.recording.frames.first?.now ?? 0) + elapsed) }

  func flatten() -> DisplayList {
    let list =
      player.picture
      ?? DisplayList(
        size: stage.scene.screen.bounds.size, scale: stage.scene.screen.scale, background: .black,
        root: DisplayGroup(id: 0, commands: []))
    shown = list
    return list
  }

  func overlay() -> [DrawCommand] {
    shownOver = over
    return over
  }

  func trace(of facts: FrameFacts) -> (any Encodable)? { stage.trace(of: facts) }
}
