import Foundation
import GlissadeDrawing

// Drawing one's own contents: asked for by `setNeedsDisplay`, done before the frame is made.
extension CALayer {
  /// See `setNeedsDisplay()`.
  func markForDisplay() {
    guard presented == nil else { return }
    awaitsDisplay = true
    host?.addForDisplay(self)
  }

  /// See `displayIfNeeded()`.
  func displayIfAwaited() {
    guard awaitsDisplay, bounds.width > 0, bounds.height > 0 else { return }
    awaitsDisplay = false
    display()
  }

  /// Displays this layer and all inside it that ask for it.
  package func displayTreeIfNeeded() {
    displayIfNeeded()
    maskStorage?.displayTreeIfNeeded()
    for child in children { child.displayTreeIfNeeded() }
  }

  /// Takes what `draw(in:)` drew as contents; contents that were set by hand stay if it draws nothing.
  func displayContents() {
    let context = CGContext(size: bounds.size, origin: bounds.origin, scale: contentsScale)
    context.onWarning = { [weak self] text in
      MainActor.assumeIsolated { (self?.host ?? LayerHost.current)?.warn(text) }
    }
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

  /// What is in this subtree and asks for display is displayed with the next frame.
  func enqueueForDisplay(in host: LayerHost) {
    if awaitsDisplay { host.addForDisplay(self) }
    maskStorage?.enqueueForDisplay(in: host)
    for child in children { child.enqueueForDisplay(in: host) }
  }

  /// The bounds have another size.
  func sizeChanged() {
    layoutSublayers()
    if needsDisplayOnBoundsChange {
      setNeedsDisplay()
    } else if awaitsDisplay {
      host?.addForDisplay(self)
    }
  }
}
