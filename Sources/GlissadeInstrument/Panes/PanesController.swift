import Foundation
import GlissadeDrawing
import GlissadeInspector
import UIKit

/// The content of the inspector, and the drawings over the canvas.
@MainActor final class PanesController: InstrumentPart {
  private var pace = InspectorPace()
  private var shownPhase: String?

  /// A Boolean value that indicates whether a visible pane shows an older state than the canvas.
  var isBehind: Bool { pace.isBehind && (controller.showsInspector || controller.showsCurves) }

  func connect() {
    let inspector = controller.inspector
    inspector.onParameter = { [weak self] in self?.instrument.tune($0, to: $1) }
    inspector.onFault = { [weak self] in self?.instrument.notice = $0 }
    inspector.onLine = { [weak self] in self?.instrument.past.show($0) }
    inspector.onLogCopy = { [weak self] text, count in
      guard let self else { return }
      guard count > 0 else { return self.instrument.notice = "There is no line to copy." }
      self.instrument.shellPasteboard.string = text
      self.instrument.notice = count == 1 ? "Copied a line" : "Copied \(count) lines"
    }
    inspector.onReset = { [weak self] in self?.instrument.changeParameters { $0.replace(with: [:]) }
    }
    inspector.onCopy = { [weak self] in
      guard let self, let text = ParameterSnippet.text(self.instrument.parameters.current) else {
        return
      }
      UIPasteboard.general.string = text
      self.instrument.notice = "Copied as Swift"
    }
  }

  /// Updates the parts of the inspector that are due for a redraw.
  func inspect(_ readOut: ReadOut) {
    let parts = pace.turn(
      at: now, isMoving: canvas.needsFrame, isChanged: readOut.phase != shownPhase)
    shownPhase = readOut.phase
    if parts.contains(.plot) { instrument.curves.show() }
    guard controller.showsInspector else { return }
    let inspector = controller.inspector
    inspector.show(instrument.parameterReadings)
    if parts.contains(.figures) { inspector.show(readOut) }
    if parts.contains(.tree) { instrument.tree.show() }
    if parts.contains(.costs) { inspector.add(costs: instrument.watch.removeCosts()) }
  }

  /// The reason why a dynamic animator still moves, or `nil` if that reason is shown below the
  /// canvas (T-04).
  var restlessNotice: String? {
    mode.isPast || controller.canvas.showsHint ? nil : instrument.watch.restlessReasons.first
  }

  /// Returns the commands that are drawn over the canvas, in window points.
  func drawOverCanvas() -> [DrawCommand] {
    // The drawings over the canvas are flat, and would cover the sheet of keys, too.
    guard !instrument.exploded.view.isVisible, !controller.showsKeys else { return [] }
    let overlay = controller.canvas.pointerOverlay
    if let frame = instrument.past.frame {
      return overlay.commands(
        for: frame.impacts + instrument.releaseMap.drawGhost() + instrument.tree.drawHighlights())
    }
    return overlay.commands(
      for: canvas.overlay(instrument.overlays) + instrument.reload.drawGhost()
        + instrument.curves.drawPassBefore() + instrument.releaseMap.drawGhost()
        + instrument.tree.drawHighlights())
      + overlay.commands(for: canvas.pointer, wall: now, time: canvas.time)
  }
}
