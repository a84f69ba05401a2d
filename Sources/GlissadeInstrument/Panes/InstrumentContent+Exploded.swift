import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector
import UIKit

// The exploded view, which shows the canvas's layers separated in space (T-02).
extension InstrumentContent {
  /// Separates the layers of the canvas in space, or returns them to their plane.
  func toggleExploded() {
    exploded.toggle()
    // The view that the user drags in the program is released, because the pointer turns the canvas
    // now.
    turning = nil
  }

  /// Shows the picture of the canvas, flat or with its layers separated in space.
  func showCanvas() {
    guard canvas.needsFrame || exploded.needsFrame else { return }
    if canvas.needsFrame || shownPicture == nil { shownPicture = canvas.flatten() }
    guard let picture = shownPicture else { return }
    exploded.advance(to: now, isInstant: shell.reducesMotion)
    let plates = exploded.isVisible ? exploded.commands(for: picture, marked: markedLayer) : nil
    shell.enter {
      controller.canvas.show(picture)
      controller.canvas.explode(plates, by: exploded.amount)
    }
  }

  /// Turns the exploded canvas by an arrow key, or changes its size by the + and − keys.
  ///
  /// - Returns: `true` if the key was handled.
  func turn(byKey event: InputEvent) -> Bool {
    guard event.modifiers.subtracting(.shift).isEmpty else { return false }
    let step = 14.0
    switch event.key {
    case "Left": exploded.turn(by: CGVector(dx: -step, dy: 0))
    case "Right": exploded.turn(by: CGVector(dx: step, dy: 0))
    case "Up": exploded.turn(by: CGVector(dx: 0, dy: -step))
    case "Down": exploded.turn(by: CGVector(dx: 0, dy: step))
    case "+", "=", "Keypad +": exploded.zoom(by: -40)
    case "-", "Keypad -": exploded.zoom(by: 40)
    default: return false
    }
    return true
  }

  /// Handles a pointer event while the exploded view is visible.
  ///
  /// - Returns: `true` if the event was handled and must not reach the program or the panes.
  func turn(_ event: InputEvent) -> Bool {
    guard exploded.isOn else { return false }
    switch event.kind {
    case .down:
      guard shell.enter({ controller.canvas.isBehindControls(event.location) }) else {
        return false
      }
      shell.enter { controller.dropFocus() }
      turning = event
      return true
    case .move:
      guard let last = turning, last.source == event.source else { return false }
      exploded.turn(by: CGVector(dx: event.x - last.x, dy: event.y - last.y))
      turning = event
      return true
    case .up, .cancel:
      guard turning?.source == event.source else { return false }
      turning = nil
      return true
    case .wheel:
      guard shell.enter({ controller.canvas.isBehindControls(event.location) }) else {
        return false
      }
      exploded.zoom(by: event.deltaY)
      return true
    case .key, .text, .composition, .focus, .resize: return false
    }
  }
}
