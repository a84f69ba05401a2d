import Foundation
import Glissade
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector

/// What the window shows with `--stage-only`: the stage, filling it. The keys for its time work.
@MainActor final class StageContent: FrameContent {
  private let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
  }

  var needsFrame: Bool { stage.needsFrame }

  func setNow(_ now: TimeInterval) { stage.setNow(now) }

  func setPumpInterval(_ seconds: TimeInterval) { stage.setPumpInterval(seconds) }

  func deliver(_ events: [InputEvent]) {
    stage.beginInput()
    for event in events {
      guard event.kind == .key else {
        stage.add(event, at: event.location)
        continue
      }
      if stage.press(event) { continue }
      if let command = PlaybackCommand(key: event) { stage.perform(command) }
    }
    stage.deliver()
  }

  func step() { stage.step() }

  func layout() { stage.scene.layout() }

  func commit() { stage.scene.commit() }

  func flatten() -> DisplayList { stage.flatten() }

  func overlay() -> [DrawCommand] { stage.scene.showImpacts() }

  func trace(of facts: FrameFacts) -> (any Encodable)? { stage.trace(of: facts) }
}
