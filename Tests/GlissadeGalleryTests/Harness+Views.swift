import Foundation
import GlissadeTesting
import Testing

extension Harness {
  /// Returns the view with an identifier in the window.
  func view(_ identifier: String) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == identifier { return view }
      for child in view.subviews { if let found = find(child) { return found } }
      return nil
    }
    return find(window)
  }

  /// Returns the visible frame of a view in the window, or the null rectangle if there is no such
  /// view.
  func frame(of identifier: String) -> CGRect {
    view(identifier).map { presentationFrame(of: $0) } ?? .null
  }

  /// Returns the center of a view, in points of the window.
  func center(of identifier: String) -> CGPoint {
    let frame = frame(of: identifier)
    return frame.isNull ? CGPoint(x: -1, y: -1) : CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The length of a frame, in seconds.
  static let frame = 1.0 / 60

  /// Makes one frame after another and calls `body` after each, until nothing moves; at most for 5
  /// s.
  func watch(_ body: () -> Void) {
    for _ in 0..<300 where scene.needsFrame {
      advance(by: Self.frame)
      body()
    }
  }

  /// Presses on a view in flight, and waits. The view has to stop with the next frame, at most by
  /// that frame's distance and a point away.
  func expectToCatch(
    _ identifier: String, at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = center(of: identifier)
    advance(by: Self.frame)
    let shown = center(of: identifier)
    let step = hypot(shown.x - before.x, shown.y - before.y)
    mouseDown(at: point)
    advance(by: Self.frame)
    let caught = center(of: identifier)
    #expect(
      hypot(caught.x - shown.x, caught.y - shown.y) <= step + 1, sourceLocation: sourceLocation)
    for _ in 0..<6 {
      advance(by: Self.frame)
      let now = center(of: identifier)
      #expect(
        hypot(caught.x - now.x, caught.y - now.y) < 0.01, sourceLocation: sourceLocation)
    }
  }
}
