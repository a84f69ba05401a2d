import Foundation
import GlissadeDrawing

// Drawing of contents: requested by `setNeedsDisplay` and done before the frame is made.
extension CALayer {
  /// Displays this layer and its descendants that requested it.
  package func displayTreeIfNeeded() {
    displayIfNeeded()
    maskStorage?.displayTreeIfNeeded()
    for child in children { child.displayTreeIfNeeded() }
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
