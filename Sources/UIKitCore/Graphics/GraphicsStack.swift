import Foundation
import GlissadeDrawing

/// The stack of a scene's graphics contexts, the current one last.
@MainActor final class GraphicsStack: SceneParticipant {
  struct Entry {
    /// The context, or `nil` for an image without area, into which nothing is drawn.
    var context: CGContext?
    /// A Boolean value that indicates whether `UIGraphicsBeginImageContext` created the context.
    /// The value is `false` for a context that `UIGraphicsPushContext` or a renderer pushed.
    var isImage: Bool
  }

  private(set) var entries: [Entry] = []

  init(_ scene: UIWindowScene) {}

  var current: CGContext? { entries.last?.context }

  func push(_ context: CGContext?, isImage: Bool) {
    entries.append(Entry(context: context, isImage: isImage))
  }

  /// Removes the current context if it is of the given kind.
  func pop(isImage: Bool) -> Bool {
    guard entries.last?.isImage == isImage else { return false }
    entries.removeLast()
    return true
  }

  /// Makes a context current while `draw` runs.
  ///
  /// - Returns: `false` if `draw` left contexts on the stack, which are then removed, or removed a
  ///   context that it had not pushed.
  func using(_ context: CGContext, _ draw: () -> Void) -> Bool {
    let outer = entries
    push(context, isImage: false)
    draw()
    let isBalanced = entries.count == outer.count + 1 && entries.last?.context === context
    entries = outer
    return isBalanced
  }
}

extension UIWindowScene {
  /// The stack of graphics contexts.
  var graphics: GraphicsStack { participant() }

  /// Creates a graphics context whose mistakes the scene reports, each once.
  func makeContext(size: CGSize, origin: CGPoint = .zero, scale: CGFloat) -> CGContext {
    let context = CGContext(size: size, origin: origin, scale: scale)
    context.onWarning = { [weak self] text in
      MainActor.assumeIsolated { self?.warnOnce(text) }
    }
    return context
  }

  /// Calls `body` with the current context, or logs a warning if there is none.
  static func drawing(_ who: String, _ body: (CGContext) -> Void) {
    guard let scene = current else { return }
    guard let context = scene.graphics.current else {
      scene.warnOnce("\(who) was called without a graphics context: nothing is drawn")
      return
    }
    body(context)
  }
}
