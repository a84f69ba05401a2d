import Foundation
import GlissadeDrawing

/// Returns the current graphics context, or `nil` if there is none. It is the context of the
/// running `draw(_:)`, of the image that was begun last, or the one that was pushed last.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  SceneResources.current?.graphics.current
}

/// Makes a graphics context the current one until `UIGraphicsPopContext`.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  SceneResources.current?.graphics.push(context, isImage: false)
}

/// Removes the graphics context that `UIGraphicsPushContext` pushed last.
@preconcurrency @MainActor public func UIGraphicsPopContext() {
  guard let scene = SceneResources.current, !scene.graphics.pop(isImage: false) else { return }
  scene.warnOnce("UIGraphicsPopContext was called without a context that had been pushed")
}

/// Begins an image of `size` points with one pixel per point, and makes its graphics context the
/// current one.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of `size` points and makes its graphics context the current one.
///
/// A size that has no area or is not finite is reported, and nothing is drawn until the image is
/// ended.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: A Boolean value that indicates whether the image is initially black instead of
///     clear.
///   - scale: The pixels per point; 0 stands for the scale of the screen.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  guard let scene = SceneResources.current else { return }
  let context = PictureShape(CGRect(origin: .zero, size: size), scale: scale, in: scene)?
    .makeContext(in: scene, isOpaque: opaque)
  if context == nil {
    scene.warnOnce(
      "an image context of \(size.width) × \(size.height) points has no area to draw in")
  }
  scene.graphics.push(context, isImage: true)
}

/// Returns the present content of the image that was begun last, or `nil` if no image is begun or
/// the image has no area.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = SceneResources.current?.graphics.entries.last, entry.isImage else { return nil }
  return entry.context.map { UIImage(recordedBy: $0) }
}

/// Ends the image that was begun last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  guard let scene = SceneResources.current, !scene.graphics.pop(isImage: true) else { return }
  scene.warnOnce("UIGraphicsEndImageContext was called without an image context to end")
}

/// Fills a rectangle of the current graphics context with the fill color.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {
  SceneResources.drawing("UIRectFill") { $0.fill(rect) }
}

/// Draws a frame, one point wide, inside the edges of a rectangle in the current fill color.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
  SceneResources.drawing("UIRectFrame") { context in
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

/// Clips the following drawing in the current graphics context to a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) {
  SceneResources.drawing("UIRectClip") { $0.clip(to: rect) }
}

/// The bounds and the scale of an image.
struct PictureShape {
  let origin: CGPoint
  /// The size in points, rounded up to whole pixels.
  let size: CGSize
  let scale: CGFloat

  /// Creates the shape of an image, or returns `nil` if the image has no area or is too large.
  ///
  /// - Parameter scale: The pixels per point. For 0 and for an invalid value the scale of the
  ///   screen is used.
  @MainActor init?(_ bounds: CGRect, scale: CGFloat, in scene: SceneResources) {
    let scale = scale.isFinite && scale > 0 ? scale : scene.scale
    guard bounds.origin.isFinite, bounds.width.isFinite, bounds.height.isFinite,
      bounds.size.width > 0, bounds.size.height > 0,
      max(bounds.width, bounds.height) * scale <= Self.mostPixels
    else { return nil }
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    origin = bounds.origin
    size = CGSize(width: whole(bounds.width), height: whole(bounds.height))
    self.scale = scale
  }

  /// The greatest number of pixels along a side of an image.
  private static let mostPixels: CGFloat = 1_048_576

  @MainActor package func makeContext(in scene: SceneResources, isOpaque: Bool) -> CGContext {
    let context = scene.makeContext(size: size, origin: origin, scale: scale)
    if isOpaque { context.fill(CGRect(origin: origin, size: size)) }
    return context
  }
}
