import Foundation
import GlissadeGestures

/// A recognizer of pans that start at an edge of the screen and move inwards.
///
/// ```swift
/// let swipe = UIScreenEdgePanGestureRecognizer(
///   target: self, action: Selector(MotionSnippets.panned))
/// swipe.edges = .left
/// page.addGestureRecognizer(swipe)
/// ```
///
/// The touch begins within 20 pt of one of `edges`, and moves away from the edge at least as far as
/// along the edge; otherwise the recognizer fails at once (F-17, M-12). A scroll on a touchpad can
/// start anywhere (O-05). The screen is that of the scene; the screen of a demo is its canvas.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which pans can start. The default is none.
  open var edges: UIRectEdge = []
  /// A Boolean value that indicates whether the next touch can start anywhere and move in any
  /// direction.
  var startsAnywhere = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let window = touches.inOrder.first?.window
    let screen = window?.windowScene?.screen.bounds ?? window?.bounds ?? .zero
    var rule = ScreenEdgeRule(edges: ScreenEdges(rawValue: edges.rawValue), screen: screen)
    rule.startsAnywhere = touches.contains { $0.type == .indirect }
    tracker.edgeRule = startsAnywhere ? nil : rule
    super.touchesBegan(touches, with: event)
  }
}
