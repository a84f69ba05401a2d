import Foundation
import GlissadeGestures

/// A pan that starts at an edge of the screen and moves inwards.
///
/// The touch comes down within 20 pt of one of `edges`, and goes away from it by at least as much as along it;
/// else the recognizer fails at once (F-17, M-12). The screen is the scene's: a demo's is its stage.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count; none at first.
  open var edges: UIRectEdge = []
  /// Whether the touch that comes next may start anywhere and go anywhere.
  var startsAnywhere = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let window = touches.inOrder.first?.window
    let screen = window?.windowScene?.screen.bounds ?? window?.bounds ?? .zero
    tracker.edgeRule =
      startsAnywhere
      ? nil : ScreenEdgeRule(edges: ScreenEdges(rawValue: edges.rawValue), screen: screen)
    super.touchesBegan(touches, with: event)
  }
}
