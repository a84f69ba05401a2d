import Foundation
import GlissadeDrawing
import GlissadeFiles
import GlissadeInspector
import UIKit

/// The content of the inspector, and the drawings over the canvas.
@MainActor package final class PanesController: InstrumentPart {
  /// The phase, the outcome and the frame that figures describe. Those of another state are drawn
  /// at once.
  private struct ShownState: Hashable {
    var phase: String?
    var decision: ReadOut.Decision?
    /// The position of the visible frame of the past, or `nil` for the present.
    var frame: Int?
  }

  private var pace = InspectorPace()
  private var shownState: ShownState?
  /// The file that keeps the sizes of the panes, or `nil`.
  private var sizesFile: URL?

  /// A Boolean value that indicates whether a visible pane shows an older state than the canvas.
  var isBehind: Bool { pace.isBehind && (controller.showsInspector || controller.showsCurves) }

  func connect() {
    controller.onResize = { [weak self] in self?.saveSizes() }
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
    inspector.onCopyPlace = { [weak self] place in
      self?.instrument.shellPasteboard.string = "\(place.path):\(place.line)"
      self?.instrument.notice = "Copied the place of \(place.text)"
    }
    inspector.onReset = { [weak self] in self?.instrument.changeParameters { $0.replace(with: [:]) }
    }
    inspector.onCopy = { [weak self] in
      guard let self, let text = ParameterSnippet.text(self.instrument.parameters.current) else {
        return
      }
      self.instrument.shellPasteboard.string = text
      self.instrument.notice = "Copied as Swift"
    }
  }

  /// Restores the sizes of the panes that a file contains, and keeps each change in that file.
  ///
  /// - Parameter file: The location of the file, or `nil` to keep nothing.
  package func rememberSizes(in file: URL?) {
    sizesFile = file
    if let sizes = file.flatMap(PaneSizes.read) { controller.paneSizes = sizes }
  }

  private func saveSizes() {
    guard let sizesFile else { return }
    do throws(FileError) {
      try controller.paneSizes.write(to: sizesFile)
    } catch {
      instrument.notice = error.description
    }
  }

  /// Updates the parts of the inspector that are due for a redraw.
  func inspect(_ readOut: ReadOut) {
    let state = ShownState(
      phase: readOut.phase, decision: readOut.decision, frame: instrument.past.position)
    let parts = pace.turn(at: now, isMoving: canvas.needsFrame, isChanged: state != shownState)
    shownState = state
    if parts.contains(.plot) { instrument.curves.show() }
    guard controller.showsInspector else { return }
    let inspector = controller.inspector
    inspector.show(instrument.parameterReadings)
    if parts.contains(.figures) { inspector.show(readOut, foldsAtRest: foldsAtRest) }
    if parts.contains(.figures) || instrument.places.hasNews { showMotions() }
    if parts.contains(.tree) { instrument.tree.show() }
    if parts.contains(.costs) { inspector.add(costs: instrument.watch.removeCosts()) }
  }

  /// Shows the motions of the program with their places, and looks for those that are unknown.
  private func showMotions() {
    guard controller.inspector.tab == .parameters else { return }
    let places = instrument.places
    places.hasNews = false
    let motions = instrument.curves.watch.motions
    controller.inspector.showMotions(motions.rows { places.place(of: $0) })
    places.find(motions.all.compactMap(\.calls))
  }

  /// A Boolean value that indicates whether the read-out is a line while nothing moves. In a loop
  /// and in the past, where rest and motion alternate, the views below it keep their places.
  private var foldsAtRest: Bool { !mode.isPast && !mode.isLooping }

  /// The reason why a dynamic animator still moves, or `nil` if that reason is shown below the
  /// canvas (T-04).
  var restlessNotice: String? {
    mode.isPast || controller.canvas.showsHint ? nil : instrument.watch.restlessReasons.first
  }

  /// Returns the commands that are drawn over the canvas, in window points.
  func drawOverCanvas() -> [DrawCommand] {
    // The drawings over the canvas would cover the sheet of keys, too.
    guard !controller.showsKeys else { return [] }
    // All others are flat.
    guard !instrument.exploded.view.isVisible else { return instrument.exploded.drawMarks() }
    let overlay = controller.canvas.pointerOverlay
    if let frame = instrument.past.frame {
      return overlay.commands(
        for: frame.impacts + instrument.releaseMap.drawGhost() + instrument.tree.drawHighlights())
    }
    return overlay.commands(
      for: canvas.overlay(instrument.overlays, pointer: instrument.canvasPointer)
        + instrument.reload.drawGhost()
        + instrument.curves.drawPassBefore() + instrument.releaseMap.drawGhost()
        + instrument.tree.drawHighlights())
      + overlay.commands(for: canvas.pointer, wall: now, time: canvas.time)
  }
}
