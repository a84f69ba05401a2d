import Foundation
import GlissadeDrawing
import GlissadeInspector
import UIKit

// The content of the inspector, and the drawings over the canvas.
extension InstrumentContent {
  func connectInspector() {
    let inspector = controller.inspector
    inspector.onParameter = { [weak self] in self?.tune($0, to: $1) }
    inspector.onFault = { [weak self] in self?.notice = $0 }
    inspector.onLine = { [weak self] in self?.show($0) }
    inspector.onReset = { [weak self] in self?.changeParameters { $0.replace(with: [:]) } }
    inspector.onCopy = { [weak self] in
      guard let self, let text = ParameterSnippet.text(self.parameters.current) else {
        return
      }
      UIPasteboard.general.string = text
      self.notice = "Copied as Swift"
    }
  }

  /// Updates the parts of the inspector that are due for a redraw.
  func inspect(_ readOut: ReadOut) {
    let parts = pace.turn(
      at: now, isMoving: canvas.needsFrame, isChanged: readOut.phase != shownPhase)
    shownPhase = readOut.phase
    if parts.contains(.plot) { showCurves() }
    guard controller.showsInspector else { return }
    let inspector = controller.inspector
    inspector.show(parameterReadings)
    if parts.contains(.figures) { inspector.show(readOut) }
    if parts.contains(.tree) { showTree() }
    if parts.contains(.costs) { inspector.add(costs: watch.removeCosts()) }
  }

  /// The reason why a dynamic animator still moves, or `nil` if that reason is shown below the
  /// canvas (T-04).
  var restlessNotice: String? {
    mode.isPast || controller.canvas.showsHint ? nil : watch.restlessReasons.first
  }

  /// Returns the commands that are drawn over the canvas, in window points.
  func drawOverCanvas() -> [DrawCommand] {
    // The drawings over the canvas are flat, and would cover the sheet of keys, too.
    guard !exploded.isVisible, !controller.showsKeys else { return [] }
    let overlay = controller.canvas.pointerOverlay
    if let frame = past.frame { return overlay.commands(for: frame.impacts + drawHighlights()) }
    return overlay.commands(
      for: canvas.overlay(overlays) + drawGhost() + drawPassBefore() + drawHighlights())
      + overlay.commands(for: canvas.pointer, wall: now, time: canvas.time)
  }
}
