import Foundation
import GlissadeDrawing

/// Where drawing goes now: the context of the `draw(_:)` that runs, the picture that was begun last, or
/// one that was pushed; nil if there is none.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIWindowScene.current?.graphics.current
}

/// Makes a context the current one until `UIGraphicsPopContext`.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  UIWindowScene.current?.graphics.push(context, isImage: false)
}

@preconcurrency @MainActor public func UIGraphicsPopContext() {
  guard let scene = UIWindowScene.current, !scene.graphics.pop(isImage: false) else { return }
  scene.warnOnce("UIGraphicsPopContext was called without a context that had been pushed")
}

/// Begins a picture of `size` points, of one pixel per point, and makes it the current context.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of `size` points and makes it the current context.
///
/// A size without area, or that is no number, is warned of: there is no current context then until the
/// picture is ended.
///
/// - Parameters:
///   - opaque: whether it begins black, rather than clear.
///   - scale: pixels per point; 0 takes the screen's.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  guard let scene = UIWindowScene.current else { return }
  let context = PictureShape(CGRect(origin: .zero, size: size), scale: scale, in: scene)?
    .makeContext(in: scene, isOpaque: opaque)
  if context == nil {
    scene.warnOnce(
      "an image context of \(size.width) × \(size.height) points has no room to draw in")
  }
  scene.graphics.push(context, isImage: true)
}

/// What was drawn so far into the picture that was begun last; nil if none was, or it has no size.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = UIWindowScene.current?.graphics.entries.last, entry.isImage else { return nil }
  return entry.context.map { UIImage(recordedBy: $0) }
}

/// Ends the picture that was begun last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  guard let scene = UIWindowScene.current, !scene.graphics.pop(isImage: true) else { return }
  scene.warnOnce("UIGraphicsEndImageContext was called without an image context to end")
}

/// Fills a rectangle with the fill colour, over what is there.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {
  UIWindowScene.drawing("UIRectFill") { $0.fill(rect) }
}

/// Draws a line of one point along the inside of a rectangle in the fill colour.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
  UIWindowScene.drawing("UIRectFrame") { context in
    guard !rect.isNull else { return }
    let inner = rect.standardized.insetBy(dx: 1, dy: 1)
    context.saveGState()
    context.beginPath()
    context.addRect(rect)
    if !inner.isNull { context.addRect(inner) }
    context.fillPath(using: .evenOdd)
    context.restoreGState()
  }
}

/// What is drawn from now on shows only inside a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) {
  UIWindowScene.drawing("UIRectClip") { $0.clip(to: rect) }
}

/// The place and fineness of a picture to be drawn.
struct PictureShape {
  let origin: CGPoint
  /// In points: whole pixels, rounded up.
  let size: CGSize
  let scale: CGFloat

  /// Nil where there is nothing to draw in.
  ///
  /// - Parameter scale: pixels per point; the screen's for 0 and for what is no scale.
  @MainActor init?(_ bounds: CGRect, scale: CGFloat, in scene: UIWindowScene) {
    let scale = scale.isFinite && scale > 0 ? scale : scene.screen.scale
    guard bounds.origin.isFinite, bounds.width.isFinite, bounds.height.isFinite,
      bounds.size.width > 0, bounds.size.height > 0,
      max(bounds.width, bounds.height) * scale <= Self.mostPixels
    else { return nil }
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    origin = bounds.origin
    size = CGSize(width: whole(bounds.width), height: whole(bounds.height))
    self.scale = scale
  }

  /// No picture has more of them in a row.
  private static let mostPixels: CGFloat = 1_048_576

  @MainActor func makeContext(in scene: UIWindowScene, isOpaque: Bool) -> CGContext {
    let context = scene.makeContext(size: size, origin: origin, scale: scale)
    if isOpaque { context.fill(CGRect(origin: origin, size: size)) }
    return context
  }
}
