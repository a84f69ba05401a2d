import Foundation
import GlissadeGeometry

// Pictures and gradients.
extension CGContext {
  /// Scales a picture into a rectangle, as Core Graphics does: its top at the rectangle's larger y,
  /// which is upside down here. `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard let rect = usable(rect) else { return }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    draw(
      .group(
        DisplayGroup(
          transform: ProjectiveTransform(flip), commands: [.picture(image, in: rect)])))
  }

  /// Scales a picture into a rectangle, upright.
  package func drawUpright(_ image: CGImage, in rect: CGRect, alpha: CGFloat = 1) {
    guard let rect = usable(rect), alpha > 0 else { return }
    let picture = DrawCommand.picture(image, in: rect)
    draw(
      alpha < 1
        ? .group(DisplayGroup(opacity: Double(alpha), commands: [picture])) : picture)
  }

  private func usable(_ rect: CGRect) -> CGRect? {
    guard !rect.isNull else { return nil }
    guard rect.isFinite else {
      warn(.notFinite)
      return nil
    }
    let rect = rect.standardized
    return rect.isEmpty ? nil : rect
  }

  /// Paints a gradient across the line between two points, wherever the clip leaves room.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start.isFinite, end.isFinite else { return warn(.notFinite) }
    draw(gradient, .axial(from: start, to: end), options)
  }

  /// Paints a gradient from one circle's edge to another's, wherever the clip leaves room; where both
  /// ends of the way cover a point, the later one shows.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite else {
      return warn(.notFinite)
    }
    typealias Circle = GradientCommand.Circle
    let way = GradientCommand.Way.radial(
      from: Circle(center: startCenter, radius: max(0, startRadius)),
      to: Circle(center: endCenter, radius: max(0, endRadius)))
    draw(gradient, way, options)
  }

  private func draw(
    _ gradient: CGGradient, _ way: GradientCommand.Way, _ options: CGGradientDrawingOptions
  ) {
    guard isDrawable, !state.clipBox.isNull else { return }
    // A little more than the clip, whose own edge is cut by its group.
    let area = state.clipBox.applying(ctm.inverted()).insetBy(dx: -1, dy: -1)
    draw(
      .gradient(
        GradientCommand(
          outline: RoundedRect(area), gradient: gradient.gradient, way: way,
          extendsBefore: options.contains(.drawsBeforeStartLocation),
          extendsAfter: options.contains(.drawsAfterEndLocation))))
  }
}
