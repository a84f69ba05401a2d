import Foundation
import GlissadeDrawing

/// The stack of a scene's graphics contexts, the current one last.
@MainActor package final class GraphicsStack {
  struct Entry {
    /// The context, or `nil` for an image without area, into which nothing is drawn.
    var context: CGContext?
    /// A Boolean value that indicates whether `UIGraphicsBeginImageContext` created the context.
    /// The value is `false` for a context that `UIGraphicsPushContext` or a renderer pushed.
    var isImage: Bool
  }

  private(set) var entries: [Entry] = []

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
  package func using(_ context: CGContext, _ draw: () -> Void) -> Bool {
    let outer = entries
    push(context, isImage: false)
    draw()
    let isBalanced = entries.count == outer.count + 1 && entries.last?.context === context
    entries = outer
    return isBalanced
  }
}
