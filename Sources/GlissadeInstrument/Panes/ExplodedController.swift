import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector
import UIKit

/// The exploded view, which shows the canvas's layers separated in space (T-02), with their names
/// at the pointer (T-17).
@MainActor final class ExplodedController: InstrumentPart {
  private(set) var view = ExplodedView()
  /// The picture that the exploded view shows, or `nil`.
  private var shownPicture: DisplayList?
  /// The last event of the pointer that is turning the exploded view, or `nil`.
  private var turning: InputEvent?
  /// The location of the press that turns the exploded view, and whether it is still a click.
  private var press: (location: CGPoint, isClick: Bool)?
  /// The location of the pointer over the exploded view in window points, or `nil`.
  private var pointer: CGPoint?

  /// The distance within which a press and its release are a click, in points.
  private static let clickDistance = 4.0
  /// The factor by which a key changes the spacing.
  private static let spacingStep = 1.25

  /// Connects the controls of the exploded view.
  func connect() {
    controller.canvas.space.onSpacing = { [weak self] in self?.view.spacing = $0 }
    controller.canvas.space.onDepths = { [weak self] in self?.view.show($0) }
  }

  /// Separates the layers of the canvas in space, or returns them to their plane.
  func toggle() {
    view.toggle()
    // The view that the user drags in the program is released, because the pointer turns the canvas
    // now.
    turning = nil
    press = nil
    pointer = view.isOn ? instrument.canvasPointer.map(controller.canvas.windowPoint) : nil
  }

  /// Shows the picture of the canvas, flat or with its layers separated in space.
  func showCanvas() {
    guard canvas.needsFrame || view.needsFrame else { return }
    if canvas.needsFrame || shownPicture == nil { shownPicture = canvas.flatten() }
    guard let picture = shownPicture else { return }
    view.advance(to: now, isInstant: shell.reducesMotion)
    let plates = view.isVisible ? view.commands(for: picture) : nil
    shell.enter {
      controller.canvas.show(picture)
      controller.canvas.explode(plates, by: view.amount)
      controller.canvas.space.show(view)
    }
  }

  /// Returns the commands that outline the selected layer, and the layer under the pointer with its
  /// name, in window points.
  func drawMarks() -> [DrawCommand] {
    guard view.isVisible else { return [] }
    let hovered = turning == nil ? pointer.flatMap(layer) : nil
    var commands: [DrawCommand] = []
    if let marked = instrument.tree.markedLayer, marked != hovered {
      commands += outline(of: marked, isFilled: false)
    }
    if let hovered { commands += outline(of: hovered, isFilled: true) }
    let area = controller.canvas.frame
    if let pointer, let name = hovered.flatMap(instrument.tree.label(ofPicture:)) {
      commands += OverlayLabel(name, in: shell).commands(at: pointer, in: area)
    }
    let clip = RoundedRect(rect: area, radius: 0)
    return commands.isEmpty ? [] : [.group(DisplayGroup(clip: clip, commands: commands))]
  }

  /// Returns the identity of the foremost layer at a point of the window, or `nil`.
  private func layer(at point: CGPoint) -> UInt64? {
    view.layer(at: controller.canvas.canvasPoint(point))
  }

  private func outline(of layer: UInt64, isFilled: Bool) -> [DrawCommand] {
    let points = view.outline(of: layer).map(controller.canvas.windowPoint)
    guard points.count > 2 else { return [] }
    let color = Palette.Overlay.highlight
    return [
      .path(
        PathCommand(
          path: CGPath(polygon: points),
          fill: isFilled ? color.withAlphaComponent(0.18).cgColor : nil, stroke: color.cgColor,
          lineWidth: 2))
    ]
  }

  /// Handles a key: arrows turn the canvas, + and − change its size; with Shift, horizontal arrows
  /// change the spacing and vertical arrows the highest shown level; Page Up and Page Down change
  /// the lowest one.
  ///
  /// - Returns: `true` if the key was handled.
  func turn(byKey event: InputEvent) -> Bool {
    guard event.modifiers.subtracting(.shift).isEmpty, let key = event.key else { return false }
    if event.modifiers.contains(.shift), change(byKey: key) { return true }
    let step = 14.0
    switch key {
    case "Left": view.turn(by: CGVector(dx: -step, dy: 0))
    case "Right": view.turn(by: CGVector(dx: step, dy: 0))
    case "Up": view.turn(by: CGVector(dx: 0, dy: -step))
    case "Down": view.turn(by: CGVector(dx: 0, dy: step))
    case "+", "=", "Keypad +": view.zoom(by: -40)
    case "-", "Keypad -": view.zoom(by: 40)
    case "PageUp": changeDepths { $0.lowest += 1 }
    case "PageDown": changeDepths { $0.lowest -= 1 }
    default: return false
    }
    return true
  }

  /// Changes the spacing or the highest shown level by a key that was pressed with Shift.
  private func change(byKey key: String) -> Bool {
    switch key {
    case "Left": view.spacing /= Self.spacingStep
    case "Right": view.spacing *= Self.spacingStep
    case "Up": changeDepths { $0.highest += 1 }
    case "Down": changeDepths { $0.highest -= 1 }
    default: return false
    }
    return true
  }

  private func changeDepths(_ body: (inout DepthRange) -> Void) {
    var depths = view.depths
    body(&depths)
    view.show(depths)
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
      press = (event.location, isClick: true)
      return true
    case .move:
      let isOver = shell.enter { controller.canvas.isBehindControls(event.location) }
      pointer = isOver ? event.location : nil
      guard let last = turning, last.source == event.source else { return false }
      turn(by: event, since: last)
      return true
    case .up, .cancel:
      guard turning?.source == event.source else { return false }
      turning = nil
      if event.kind == .up, press?.isClick == true, let layer = layer(at: event.location) {
        instrument.tree.select(picture: layer)
      }
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

  /// Turns the canvas by a movement of the pointer, unless the press can still be a click.
  private func turn(by event: InputEvent, since last: InputEvent) {
    if let press, press.isClick {
      let distance = hypot(event.x - press.location.x, event.y - press.location.y)
      guard distance > Self.clickDistance else { return }
      self.press?.isClick = false
    }
    view.turn(by: CGVector(dx: event.x - last.x, dy: event.y - last.y))
    turning = event
  }
}
