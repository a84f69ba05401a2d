import Foundation
import Glissade
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector

/// What the window shows with `--stage-only`: the stage, filling it. The keys for its time work.
@MainActor final class StageContent: FrameContent {
  private let stage: Stage
  /// Whether what physics does is drawn over the stage.
  private var showsDynamics = false
  /// What is to be drawn over the stage, and what is.
  private var over: [DrawCommand] = []
  private var shownOver: [DrawCommand] = []

  init(_ stage: Stage) {
    self.stage = stage
  }

  var needsFrame: Bool { stage.needsFrame || over != shownOver }

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
      if DynamicsSwitch.isToggled(by: event) { showsDynamics.toggle() }
    }
    stage.deliver()
  }

  func step() { stage.step() }

  func layout() { stage.scene.layout() }

  func commit() {
    stage.scene.commit()
    over = stage.overlay(showsDynamics: showsDynamics)
  }

  func flatten() -> DisplayList { stage.flatten() }

  func overlay() -> [DrawCommand] {
    shownOver = over
    return over
  }

  func trace(of facts: FrameFacts) -> (any Encodable)? { stage.trace(of: facts) }
}
