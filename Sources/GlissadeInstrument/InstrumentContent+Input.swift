import Foundation
import GlissadeGestures
import GlissadeInspector
import GlissadeWindow
import UIKit

// The distribution of input between the canvas and the panes.
extension InstrumentContent {
  package func deliver(_ events: [InputEvent]) {
    canvas.beginInput()
    paneInput = []
    past.continueRerun()
    for event in events {
      // Pointer input is kept for the program that is being re-simulated.
      let isKept = mode.isRerunning && event.kind != .key
      let (program, count) = (canvas, canvas.inputCount)
      route(event)
      let isProgram = canvas.inputCount > (program === canvas ? count : 0)
      if !isKept, !isProgram { paneInput.append(event) }
    }
    releaseMap.deliverStroke()
    canvas.deliver()
    releaseMap.finishInput(events)
    // Moves of the pointer do not change the focus.
    if events.contains(where: { $0.kind != .move }) { shell.enter { controller.showFocus() } }
  }

  package func trace(of facts: FrameFacts) -> (any Encodable)? {
    var facts = facts
    facts.panes = paneInput
    facts.curve = controller.showsCurves ? controller.curves.reading : nil
    return canvas.trace(of: facts)
  }

  /// Passes a pointer event to the scene in which its press began.
  func point(_ event: InputEvent) {
    if event.kind == .move { trackPointer(event) }
    if releaseMap.point(event) || tree.pick(event) || exploded.turn(event) { return }
    let place = controller.canvas.canvasPoint(event.location)
    if event.kind == .down, !canvasPresses.contains(event.source) {
      let isOnCanvas = shell.enter { controller.canvas.isOnCanvas(event.location) }
      if isOnCanvas {
        canvasPresses.insert(event.source)
        shell.enter { controller.dropFocus() }
        if mode.isPast {
          if canvas.pointer.place == nil { return past.continueRun(with: event) }
        } else {
          send(.pressed)
        }
      }
    }
    if event.kind == .wheel, isOnCurves(event.location) {
      return curves.turnWheel(event)
    }
    let isCanvasInput =
      canvasPresses.contains(event.source)
      || (event.kind == .wheel && shell.enter { controller.canvas.isOnCanvas(event.location) })
    controller.curves.isFine = event.modifiers.contains(.shift)
    if isCanvasInput { canvas.add(event, at: place) } else { shell.deliver([event]) }
    if event.kind == .move {
      shell.enter { hover(isCanvasInput ? nil : event.location) }
      if !isCanvasInput { showSecondTouch(event, at: place) }
    }
    if event.kind == .cancel || (event.kind == .up && event.button == 1) {
      canvasPresses.remove(event.source)
    }
  }

  /// Stores where the pointer is over the canvas.
  private func trackPointer(_ event: InputEvent) {
    let isOver =
      canvasPresses.contains(event.source)
      || shell.enter { controller.canvas.isOnCanvas(event.location) }
    canvasPointer = isOver ? controller.canvas.canvasPoint(event.location) : nil
  }

  private func isOnCurves(_ point: CGPoint) -> Bool {
    controller.showsCurves && controller.curves.frame.contains(point)
  }

  /// Shows the second touch of a pointer with Alt over the canvas.
  private func showSecondTouch(_ event: InputEvent, at place: CGPoint) {
    guard event.modifiers.contains(.alternate) || canvas.scene.showsSecondTouch else { return }
    let isOnCanvas = shell.enter { controller.canvas.isOnCanvas(event.location) }
    canvas.hover(event, at: isOnCanvas ? place : nil)
  }

  /// Updates the hovered button under the pointer.
  private func hover(_ point: CGPoint?) {
    let hit = point.flatMap { controller.view.hitTest($0, with: nil) }
    let target = sequence(first: hit, next: { $0?.superview }).lazy
      .prefix { $0 != nil }.compactMap { $0 as? any Hoverable }.first
    tooltips.setHovered(target)
  }

  /// Delivers a key to the focused view of the panes, such as a slider; then to the program, the
  /// window's commands and the list of programs, until one of them handles it.
  func press(_ event: InputEvent) {
    if InstrumentCommand.table.command(for: event) == .quit { return perform(.quit) }
    if event.key == "Escape", tree.leavesInspection() || environment.closes() { return }
    // The selection of a line in the log shows a frame of the past. Escape closes the log and
    // leaves the past at once.
    let leavesLog =
      event.key == "Escape" && mode.isPast && shell.enter { controller.inspector.isLogFocused }
    if shell.enter({ controller.handlesKey(event) }), !leavesLog { return }
    if releaseMap.press(event) { return }
    if exploded.view.isOn, exploded.turn(byKey: event) { return }
    let command = InstrumentCommand.table.command(for: event)
    if mode.isPast, let command = PastCommand(inThePast: event) {
      return perform(.past(command))
    }
    if command == .complete, !mode.isPast, canvas.scene.overdueTransition != nil {
      return perform(.complete)
    }
    if mode.driver != .live, event.key == "Escape" { return send(.escaped) }
    if canvas.press(event) { return past.forgetPrediction() }
    if let command, command != .complete { return perform(command) }
    shell.enter { _ = side?.press(event) }
  }
}
