import Foundation
import GlissadeDrawing

/// The contexts that drawing goes to in a scene, the current one last.
@MainActor final class GraphicsStack {
  struct Entry {
    /// Nil for a picture of no size: what is drawn there is nowhere.
    var context: CGContext?
    /// Whether `UIGraphicsBeginImageContext` made it, rather than someone pushed it.
    var isImage: Bool
  }

  private(set) var entries: [Entry] = []

  var current: CGContext? { entries.last?.context }

  func push(_ context: CGContext?, isImage: Bool) {
    entries.append(Entry(context: context, isImage: isImage))
  }

  /// Takes the current context away if it is of that kind.
  func pop(isImage: Bool) -> Bool {
    guard entries.last?.isImage == isImage else { return false }
    entries.removeLast()
    return true
  }

  /// Makes a context current while `draw` runs.
  ///
  /// - Returns: false if `draw` left contexts of its own behind, which are gone now, or took away one
  ///   that was not its own.
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
  /// A context of the scene's that warns of mistakes once each.
  func makeContext(size: CGSize, origin: CGPoint = .zero, scale: CGFloat) -> CGContext {
    let context = CGContext(size: size, origin: origin, scale: scale)
    context.onWarning = { [weak self] text in
      MainActor.assumeIsolated { self?.warnOnce(text) }
    }
    return context
  }

  /// Calls `body` with the current context; warns without one.
  static func drawing(_ who: String, _ body: (CGContext) -> Void) {
    guard let scene = current else { return }
    guard let context = scene.graphics.current else {
      scene.warnOnce("\(who) was called without a graphics context: nothing is drawn")
      return
    }
    body(context)
  }
}
