import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeMotion
import GlissadeReplay
import GlissadeWindow

/// The content of a window that replays a recording. It shows the recorded frames at their original
/// pace.
///
/// The last frame remains until Escape is pressed or the window is closed.
@MainActor final class ReplayContent: FrameContent {
  private let canvas: ReplayCanvas
  /// The window's time at its first frame in seconds, or `nil` before that frame.
  private var start: TimeInterval?
  private var now: TimeInterval = 0
  private var shown: DisplayList?
  private var over: [DrawCommand] = []
  private var shownOver: [DrawCommand] = []
  private(set) var isFinished = false

  init(_ canvas: ReplayCanvas) {
    self.canvas = canvas
  }

  private var player: Player { canvas.player }
  /// The window's time since its first frame, in seconds.
  private var elapsed: TimeInterval { now - (start ?? now) }

  var needsFrame: Bool {
    !player.isAtEnd || player.picture?.stableHash != shown?.stableHash || over != shownOver
  }

  func setNow(_ now: TimeInterval) {
    start = start ?? now
    self.now = now
  }

  func setInputTiming(_ timing: InputTiming) {}

  func windowBecame(visible: Bool) {}

  func deliver(_ events: [InputEvent]) {
    if events.contains(where: { $0.key == "Escape" }) { isFinished = true }
  }

  /// Replays all frames that are due.
  func step() {
    let frames = player.recording.frames
    while !player.isAtEnd, frames[player.next].now - frames[0].now <= elapsed {
      let frame = frames[player.next]
      player.playNext()
      canvas.follow(frame)
    }
  }

  func layout() {}

  func commit() { over = canvas.overlay(at: (player.recording.frames.first?.now ?? 0) + elapsed) }

  func flatten() -> DisplayList {
    let list =
      player.picture
      ?? DisplayList(
        size: canvas.scene.screen.bounds.size, scale: canvas.scene.screen.scale, background: .black,
        root: DisplayGroup(id: 0, commands: []))
    shown = list
    return list
  }

  func overlay() -> [DrawCommand] {
    shownOver = over
    return over
  }

  func trace(of facts: FrameFacts) -> (any Encodable)? { canvas.trace(of: facts) }
}
