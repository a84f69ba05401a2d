import Foundation
import GlissadeDrawing

// Drawing of contents: requested by `setNeedsDisplay` and done before the frame is made.
extension CALayer {
  /// Performs `setNeedsDisplay()`.
  func markForDisplay() {
    guard presented == nil else { return }
    awaitsDisplay = true
    host?.addForDisplay(self)
  }

  /// Performs `displayIfNeeded()`.
  func displayIfAwaited() {
    guard awaitsDisplay, bounds.width > 0, bounds.height > 0 else { return }
    awaitsDisplay = false
    displayCustomValues()
  }

  /// Displays this layer and its descendants that requested it.
  package func displayTreeIfNeeded() {
    displayIfNeeded()
    maskStorage?.displayTreeIfNeeded()
    for child in children { child.displayTreeIfNeeded() }
  }

  /// Sets the contents to the drawing of `draw(in:)`. If it draws nothing, existing contents stay.
  func displayContents() {
    let context = CGContext(size: bounds.size, origin: bounds.origin, scale: contentsScale)
    context.onWarning = { [weak self] text in
      MainActor.assumeIsolated { (self?.host ?? LayerHost.current)?.warn(text) }
    }
    delegate?.layerWillDraw(self)
    draw(in: context)
    let commands = context.commands
    if commands.isEmpty {
      if hasDrawnContents { contents = nil }
      hasDrawnContents = false
      return
    }
    let drawn = CGImage(Drawing(commands, size: bounds.size, scale: contentsScale))
    hasDrawnContents = true
    if contents != drawn { contents = drawn }
  }

  /// Enqueues the descendants that requested display for the next frame.
  func enqueueForDisplay(in host: LayerHost) {
    if awaitsDisplay { host.addForDisplay(self) }
    if awaitsLayout { host.addForLayout(self) }
    maskStorage?.enqueueForDisplay(in: host)
    for child in children { child.enqueueForDisplay(in: host) }
  }

  /// Handles a change of the size.
  func sizeChanged() {
    layoutSublayers()
    if needsDisplayOnBoundsChange {
      setNeedsDisplay()
    } else if awaitsDisplay {
      host?.addForDisplay(self)
    }
  }
}
