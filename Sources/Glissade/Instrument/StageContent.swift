import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector

/// What the window shows with `--canvas-only`: the stage, filling it. The keys for its time work.
@MainActor package final class StageContent: FrameContent {
  private let stage: Stage
  /// What is drawn over the stage.
  private var overlays: Set<CanvasOverlay> = []
  /// What is to be drawn over the stage, and what is.
  private var over: [DrawCommand] = []
  private var shownOver: [DrawCommand] = []

  package init(_ stage: Stage) {
    self.stage = stage
  }

  package var needsFrame: Bool { stage.needsFrame || over != shownOver }

  package func setNow(_ now: TimeInterval) { stage.setNow(now) }

  package func setPumpInterval(_ seconds: TimeInterval) { stage.setPumpInterval(seconds) }

  package func windowBecame(visible: Bool) { stage.windowBecame(visible: visible) }

  package func deliver(_ events: [InputEvent]) {
    stage.beginInput()
    for event in events {
      guard event.kind == .key else {
        stage.add(event, at: event.location)
        continue
      }
      if stage.press(event) { continue }
      switch InstrumentCommand.table.command(for: event) {
      case .playback(let command): stage.perform(command)
      case .overlay(let overlay): overlays.formSymmetricDifference([overlay])
      case .complete: stage.scene.completeOverdueTransition()
      case .inspector, .keys, .record, .replay, .past, nil: break
      }
    }
    stage.deliver()
  }

  package func step() { stage.step() }

  package func layout() { stage.layout() }

  package func commit() {
    stage.commit()
    over = stage.overlay(overlays)
  }

  package func flatten() -> DisplayList { stage.flatten() }

  package func overlay() -> [DrawCommand] {
    shownOver = over
    return over
  }

  package func note(_ facts: FrameFacts) { stage.note(facts) }

  package func trace(of facts: FrameFacts) -> (any Encodable)? { stage.trace(of: facts) }
}
