import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector
import GlissadeMotion
import GlissadeWindow

/// The content of a window with `--canvas-only`: the canvas fills the window, and the playback keys
/// work.
@MainActor package final class CanvasContent: FrameContent {
  private let canvas: Canvas
  package private(set) var isFinished = false
  /// The enabled overlays of the canvas.
  private var overlays: Set<CanvasOverlay> = []
  /// The latest location of the pointer in the canvas's points, or `nil` before the first one.
  private var place: CGPoint?
  /// The overlay's commands in the next picture; `shownOver` contains those of the visible picture.
  private var over: [DrawCommand] = []
  private var shownOver: [DrawCommand] = []

  package init(_ canvas: Canvas) {
    self.canvas = canvas
  }

  package var needsFrame: Bool { canvas.needsFrame || over != shownOver }

  package func setNow(_ now: TimeInterval) { canvas.setNow(now) }

  package func setInputTiming(_ timing: InputTiming) { canvas.setInputTiming(timing) }

  package func setReducesMotion(_ reduces: Bool) { canvas.setReducesMotion(reduces) }

  package func windowBecame(visible: Bool) { canvas.windowBecame(visible: visible) }

  package func deliver(_ events: [InputEvent]) {
    canvas.beginInput()
    for event in events {
      guard event.kind.isOfKeyboard else {
        if event.kind == .move { place = event.location }
        canvas.add(event, at: event.location)
        continue
      }
      let command = InstrumentCommand.table.command(for: event)
      if command == .quit { isFinished = true }
      if canvas.press(event) { continue }
      switch command {
      case .playback(let command): canvas.perform(command)
      case .overlay(let overlay): overlays.formSymmetricDifference([overlay])
      case .complete: canvas.scene.completeOverdueTransition()
      case .inspector, .curves, .zoomCurves, .releaseMap, .tree, .picker, .exploded, .environment,
        .keys, .record, .replay, .share, .copyTest, .loop, .exchange, .past, .nextControl,
        .previousControl, .undo, .redo, .exchangeSets, .quit, nil:
        break
      }
    }
    canvas.deliver()
  }

  package var acceptsText: Bool { canvas.acceptsText }
  package var caretBox: CGRect? { canvas.caretBox }

  package func step() { canvas.step() }

  package func layout() { canvas.layout() }

  package func commit() {
    canvas.commit()
    over = canvas.overlay(overlays, pointer: place)
  }

  package func flatten() -> DisplayList { canvas.flatten() }

  package func overlay() -> [DrawCommand] {
    shownOver = over
    return over
  }

  package func record(_ facts: FrameFacts) { canvas.record(facts) }

  package func trace(of facts: FrameFacts) -> (any Encodable)? { canvas.trace(of: facts) }
}
