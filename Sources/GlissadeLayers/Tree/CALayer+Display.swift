import Foundation
import GlissadeDrawing

// Drawing of contents, which `setNeedsDisplay` requests and the host performs before the frame is
// made.
extension CALayer {
  /// Draws the contents of this layer and of its descendants, where display was requested.
  package func displayTreeIfNeeded() {
    displayIfNeeded()
    maskStorage?.displayTreeIfNeeded()
    for child in children { child.displayTreeIfNeeded() }
  }

  /// Enqueues this layer and its descendants for display and layout in the next frame, where these
  /// were requested.
  func enqueueForDisplay(in host: LayerHost) {
    if awaitsDisplay { host.addForDisplay(self) }
    if awaitsLayout { host.addForLayout(self) }
    maskStorage?.enqueueForDisplay(in: host)
    for child in children { child.enqueueForDisplay(in: host) }
  }

  /// Handles a change of the layer's size: lays out the sublayers, and requests display if
  /// necessary.
  func sizeChanged() {
    layoutSublayers()
    if needsDisplayOnBoundsChange {
      setNeedsDisplay()
    } else if awaitsDisplay {
      host?.addForDisplay(self)
    }
  }
}
