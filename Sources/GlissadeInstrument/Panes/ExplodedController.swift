import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector
import UIKit

/// The exploded view, which shows the canvas's layers separated in space (T-02).
@MainActor final class ExplodedController: InstrumentPart {
  private(set) var view = ExplodedView()
  /// The picture that the exploded view shows, or `nil`.
  private var shownPicture: DisplayList?
  /// The last event of the pointer that is turning the exploded view, or `nil`.
  private var turning: InputEvent?

  /// Separates the layers of the canvas in space, or returns them to their plane.
  func toggle() {
    view.toggle()
    // The view that the user drags in the program is released, because the pointer turns the canvas
    // now.
    turning = nil
  }

  /// Shows the picture of the canvas, flat or with its layers separated in space.
  func showCanvas() {
    guard canvas.needsFrame || view.needsFrame else { return }
    if canvas.needsFrame || shownPicture == nil { shownPicture = canvas.flatten() }
    guard let picture = shownPicture else { return }
    view.advance(to: now, isInstant: shell.reducesMotion)
    let plates =
      view.isVisible ? view.commands(for: picture, marked: instrument.tree.markedLayer) : nil
    shell.enter {
      controller.canvas.show(picture)
      controller.canvas.explode(plates, by: view.amount)
    }
  }

  /// Turns the view canvas by an arrow key, or changes its size by the + and − keys.
  ///
  /// - Returns: `true` if the key was handled.
  func turn(byKey event: InputEvent) -> Bool {
    guard event.modifiers.subtracting(.shift).isEmpty else { return false }
    let step = 14.0
    switch event.key {
    case "Left": view.turn(by: CGVector(dx: -step, dy: 0))
    case "Right": view.turn(by: CGVector(dx: step, dy: 0))
    case "Up": view.turn(by: CGVector(dx: 0, dy: -step))
    case "Down": view.turn(by: CGVector(dx: 0, dy: step))
    case "+", "=", "Keypad +": view.zoom(by: -40)
    case "-", "Keypad -": view.zoom(by: 40)
    default: return false
    }
    return true
  }

  /// Handles a pointer event while the exploded view is visible.
  ///
  /// - Returns: `true` if the event was handled and must not reach the program or the panes.
  func turn(_ event: InputEvent) -> Bool {
    guard view.isOn else { return false }
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
      view.turn(by: CGVector(dx: event.x - last.x, dy: event.y - last.y))
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
      view.zoom(by: event.deltaY)
      return true
    case .key, .text, .composition, .focus, .resize: return false
    }
  }
}
