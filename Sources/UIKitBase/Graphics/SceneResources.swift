import GlissadeDrawing
import GlissadeLayers

/// The resources of a scene that colors, images, texts and graphics contexts use: the fonts, the
/// pictures, the scale of the screen, the layers and the log.
///
/// A program can have several scenes. The resources of the current one are those of the scene whose
/// code is running, or else of the scene whose code ran last.
@MainActor package final class SceneResources {
  /// The measurer of the scene's texts.
  package let textMeasurer: any TextMeasuring
  /// The store of the images that the program has read from files.
  package let pictures: PictureStore
  /// The pixels per point of the scene's screen.
  package let scale: CGFloat
  /// The host of the scene's layers.
  package let layerHost = LayerHost()
  /// The log of the scene's events.
  package let eventLog = EventLog()
  /// The stack of the scene's graphics contexts.
  package let graphics = GraphicsStack()
  /// The scene, or `nil` before the scene is created.
  package weak var scene: AnyObject?
  /// A closure that receives each warning that is logged, so that it can be shown outside the
  /// program.
  package var onWarning: (String) -> Void = { _ in }
  /// The size of texts that the user prefers.
  package var textSize = UIContentSizeCategory.large
  /// A Boolean value that indicates whether the user interface is laid out from right to left.
  package var isRightToLeft = false
  /// The simulated frame rate of the display in frames per second, or 0 for the window's frames.
  package var frameRate = 0
  /// The styles of classes, or `nil` if the program has set none.
  package var styles: (any AppearanceStyling)?
  /// The texts of the warnings that `warnOnce` has logged.
  private var warnings: Set<String> = []

  /// Creates the resources of a scene.
  ///
  /// - Parameters:
  ///   - textMeasurer: The measurer of the scene's texts.
  ///   - pictures: The store of images, which several scenes may share.
  ///   - scale: The pixels per point of the scene's screen.
  package init(textMeasurer: any TextMeasuring, pictures: PictureStore, scale: CGFloat) {
    self.textMeasurer = textMeasurer
    self.pictures = pictures
    self.scale = scale
    layerHost.onWarning = { [weak self] in self?.logWarning($0) }
  }

  // MARK: Current resources

  private static var stack: [SceneResources] = []
  /// The resources in the order in which the code of their scenes ran last, the most recent ones at
  /// the end.
  private static var recent: [WeakResources] = []
  private struct WeakResources {
    weak var resources: SceneResources?
  }

  /// Returns the current resources, or stops the program with a message if there are none.
  package static func running(_ caller: String) -> SceneResources {
    guard let current else { stopWithoutScene(caller) }
    return current
  }

  /// Stops the program with a message that names the call that needs a scene.
  package static func stopWithoutScene(_ caller: String) -> Never {
    preconditionFailure("\(caller) needs a scene: run in a window or in a Harness.")
  }

  /// The resources of the scene whose code is running, or else of the scene whose code ran last and
  /// that still exists, or `nil`. An image renderer keeps resources beyond the end of their scene.
  package static var current: SceneResources? {
    stack.last ?? recent.last { $0.resources?.scene != nil }?.resources
  }

  /// Runs client code with these resources as the current ones.
  @discardableResult
  package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.stack.append(self)
    makeCurrent()
    defer {
      Self.stack.removeLast()
      Self.stack.last?.makeCurrent()
    }
    return try body()
  }

  private func makeCurrent() {
    layerHost.makeCurrent()
    guard Self.recent.last?.resources !== self else { return }
    Self.recent.removeAll { $0.resources?.scene == nil || $0.resources === self }
    Self.recent.append(WeakResources(resources: self))
  }

  // MARK: Warnings

  /// Logs a client's mistake as a warning.
  package func logWarning(_ text: String) {
    eventLog.append(.warning(text))
    onWarning(text)
  }

  /// Logs a client's mistake as a warning, unless the same text was logged by this method before.
  package func warnOnce(_ text: String) {
    if warnings.insert(text).inserted { logWarning(text) }
  }

  // MARK: Graphics contexts

  /// Creates a graphics context whose mistakes the scene reports, each once.
  package func makeContext(size: CGSize, origin: CGPoint = .zero, scale: CGFloat) -> CGContext {
    let context = CGContext(size: size, origin: origin, scale: scale)
    context.onWarning = { [weak self] text in
      MainActor.assumeIsolated { self?.warnOnce(text) }
    }
    return context
  }

  /// Calls `body` with the current context, or logs a warning if there is none.
  package static func drawing(_ caller: String, _ body: (CGContext) -> Void) {
    guard let current else { return }
    guard let context = current.graphics.current else {
      current.warnOnce("\(caller) was called without a graphics context: nothing is drawn")
      return
    }
    body(context)
  }
}
