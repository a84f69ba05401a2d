import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector
import UIKit

/// The tooltips of the panes' controls.
@MainActor final class TooltipController: InstrumentPart {
  /// The control under the pointer that has a hover appearance, or `nil`.
  private weak var hovered: (any Hoverable)?
  /// The delay until the tooltip of the hovered control appears.
  private var hoverDelay = HoverDelay()
  /// The sources of all current presses in the window.
  private var heldSources: Set<InputEvent.Source> = []

  /// Updates the delay of the tooltip by an event: a press of a button or a key, or the wheel,
  /// hides the tooltip.
  func update(for event: InputEvent) {
    switch event.kind {
    case .down:
      heldSources.insert(event.source)
      hoverDelay.dismiss()
    case .up, .cancel: heldSources.remove(event.source)
    case .key, .wheel, .text, .composition: hoverDelay.dismiss()
    case .focus where !event.hasFocus:
      heldSources = []
      hoverDelay.dismiss()
    case .move, .focus, .resize: break
    }
  }

  /// Changes the control under the pointer, and restarts the delay of its tooltip.
  func setHovered(_ target: (any Hoverable)?) {
    guard target !== hovered else { return }
    hovered?.isHovered = false
    target?.isHovered = true
    hovered = target
    // No tooltip appears while a button of the pointer is pressed.
    let isDue = target?.hint != nil && heldSources.isEmpty
    hoverDelay.begin(at: isDue ? now : nil)
  }

  /// A Boolean value that indicates whether a tooltip becomes visible without further input.
  var needsFrame: Bool { hoverDelay.isPending(at: now) }

  /// Returns the commands that draw the tooltip, in window points.
  func draw() -> [DrawCommand] {
    guard hoverDelay.isOver(at: now), let hovered, hovered.window != nil, let hint = hovered.hint
    else { return [] }
    let anchor = hovered.convert(hovered.bounds, to: nil)
    return shell.enter {
      Tooltip(hint, beside: anchor, in: shell.screen.bounds).commands(in: shell)
    }
  }
}
