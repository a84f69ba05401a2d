import Foundation
import GlissadeGeometry

// Drawing of images and gradients in a context.
extension CGContext {
  /// Draws an image scaled into a rectangle, as Core Graphics does: the top of the image is at the
  /// larger y of the rectangle, so that the image is upside down where y grows downwards.
  /// `UIImage.draw(in:)` draws an image upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard let rect = usable(rect, in: "CGContext.draw(_:in:)") else { return }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    draw(
      .group(
        DisplayGroup(
          transform: ProjectiveTransform(flip), commands: [.picture(image, in: rect)])))
  }

  /// Draws an image scaled into a rectangle, upright.
  ///
  /// - Parameter call: The full name of the method that the client calls, for warnings.
  package func drawUpright(
    _ image: CGImage, in rect: CGRect, alpha: CGFloat = 1, for call: String
  ) {
    drawUpright([.picture(image, in: rect.standardized)], in: rect, alpha: alpha, for: call)
  }

  /// Draws the commands of a picture in a rectangle.
  ///
  /// - Parameter call: The full name of the method that the client calls, for warnings.
  package func drawUpright(
    _ commands: [DrawCommand], in rect: CGRect, alpha: CGFloat, for call: String
  ) {
    guard usable(rect, in: call) != nil, alpha > 0 else { return }
    if alpha < 1 {
      draw(.group(DisplayGroup(opacity: Double(alpha), commands: commands)))
    } else {
      for command in commands { draw(command) }
    }
  }

  private func usable(_ rect: CGRect, in call: String) -> CGRect? {
    guard !rect.isNull else { return nil }
    guard rect.isFinite else {
      warn(.notFinite, by: call)
      return nil
    }
    let rect = rect.standardized
    return rect.isEmpty ? nil : rect
  }

  /// Draws a gradient along the line between two points, within the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start.isFinite, end.isFinite else { return warn(.notFinite) }
    draw(gradient, .axial(from: start, to: end), options)
  }

  /// Draws a gradient between the edges of two circles, within the clip. Where several circles
  /// between the two cover a point, the one nearest to the end is visible.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite else {
      return warn(.notFinite)
    }
    typealias Circle = GradientCommand.Circle
    let geometry = GradientCommand.Geometry.radial(
      from: Circle(center: startCenter, radius: max(0, startRadius)),
      to: Circle(center: endCenter, radius: max(0, endRadius)))
    draw(gradient, geometry, options)
  }

  private func draw(
    _ gradient: CGGradient, _ geometry: GradientCommand.Geometry,
    _ options: CGGradientDrawingOptions
  ) {
    guard isDrawable, !state.clipBox.isNull else { return }
    // The area is slightly larger than the clip, whose own edge is antialiased by its group.
    let area = state.clipBox.applying(ctm.inverted()).insetBy(dx: -1, dy: -1)
    draw(
      .gradient(
        GradientCommand(
          outline: RoundedRect(area), gradient: gradient.gradient, geometry: geometry,
          extendsBefore: options.contains(.drawsBeforeStartLocation),
          extendsAfter: options.contains(.drawsAfterEndLocation))))
  }
}
