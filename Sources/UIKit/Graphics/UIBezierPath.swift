import Foundation
import GlissadeDrawing

/// The corners of a rectangle that are rounded.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path of lines and curves and the pen to stroke it with; coordinates in points, y downwards,
/// angles in radians, clockwise as seen.
///
/// A step whose coordinates are not finite numbers, or a line that has no point to start from, is left
/// out and warned of once.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  private var builder = PathBuilder()
  /// The built path, until the next step.
  private var made: CGPath?
  /// Width of the stroke, in points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest mitre, in line widths, ≥ 1.
  open var miterLimit: CGFloat = 10
  /// Whether overlapping parts cancel each other when filled.
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// A path without steps.
  public override init() { super.init() }

  /// A rectangle, clockwise from its top left.
  public convenience init(rect: CGRect) { self.init(rect, radii: .zero, corners: []) }

  /// The ellipse that touches the four sides of `rect`, clockwise from 3 o'clock (N-21).
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    if let rect = checked(rect) { cgPath = CGPath(ellipseIn: rect, transform: nil) }
  }

  /// A rectangle with circular corners, clockwise from (minX + radius, minY) (N-21). A radius that is too
  /// large is half the shorter side. UIKit's own corners are a little softer.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(rect, radii: CGSize(width: radius, height: radius), corners: .allCorners)
  }

  /// A rectangle with elliptical corners where asked for; radii are at most half the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect, radii: cornerRadii, corners: corners)
  }

  /// A part of a circle. A way of a whole turn or more is once around.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  private convenience init(_ rect: CGRect, radii: CGSize, corners: UIRectCorner) {
    self.init()
    guard let rect = checked(rect, radii) else { return }
    let corner = CGSize(
      width: min(max(radii.width, 0), rect.width / 2),
      height: min(max(radii.height, 0), rect.height / 2))
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    cgPath = CGPath(rect: rect, corners: order.map { corners.contains($0) ? corner : .zero })
  }

  /// The rectangle with positive sides; nil, for an empty path, where there is none.
  private func checked(_ rect: CGRect, _ radii: CGSize = .zero) -> CGRect? {
    if rect.isNull { return nil }
    let rect = rect.standardized
    guard rect.isFinite, radii.width.isFinite, radii.height.isFinite else {
      note(.notFinite)
      return nil
    }
    return rect
  }

  // MARK: The path

  /// The steps as a value. Setting it replaces them; the pen stays.
  open var cgPath: CGPath {
    get {
      if let made { return made }
      let path = builder.path
      made = path
      return path
    }
    set { build { $0 = PathBuilder(newValue) } }
  }

  open var isEmpty: Bool { builder.elements.isEmpty }
  /// Where the next line starts; zero in an empty path.
  open var currentPoint: CGPoint { builder.currentPoint ?? .zero }
  /// The smallest rectangle around all points, control points of curves among them (a quadratic
  /// curve has those of its cubic form); null for an empty path.
  open var bounds: CGRect { cgPath.boundingBox }

  /// Whether a point is inside, by the path's own fill rule; open parts count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Steps

  /// Starts a new part.
  open func move(to point: CGPoint) { build { note($0.move(to: point)) } }
  open func addLine(to point: CGPoint) { build { note($0.addLine(to: point)) } }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    build { note($0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)) }
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    build { note($0.addQuadCurve(to: endPoint, control: controlPoint)) }
  }
  /// Appends a part of a circle, after a straight line to its start.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    build {
      note(
        $0.addArc(
          center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
          increases: clockwise))
    }
  }
  /// A line back to where the part began, joined there as any other corner.
  open func close() { build { $0.close() } }
  /// Removes all steps.
  open func removeAllPoints() { build { $0 = PathBuilder() } }
  open func append(_ bezierPath: UIBezierPath) {
    let path = bezierPath.cgPath
    build { note($0.append(path)) }
  }
  /// Moves all points; the pen stays as it is.
  open func apply(_ transform: CGAffineTransform) {
    let path = cgPath
    build {
      var moved = PathBuilder()
      note(moved.append(path, transform: transform))
      $0 = moved
    }
  }
  /// The same path walked the other way round, with the same pen.
  open func reversing() -> UIBezierPath {
    let result = duplicate()
    result.cgPath = cgPath.reversed()
    return result
  }

  private func build(_ change: (inout PathBuilder) -> Void) {
    made = nil
    change(&builder)
  }

  private func note(_ fault: PathFault?) {
    guard let fault else { return }
    UIWindowScene.current?.warnOnce("UIBezierPath left out \(fault.rawValue)")
  }

  private func duplicate() -> UIBezierPath {
    let result = UIBezierPath(cgPath: cgPath)
    (result.lineWidth, result.lineCapStyle, result.lineJoinStyle) =
      (lineWidth, lineCapStyle, lineJoinStyle)
    (result.miterLimit, result.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
    (result.dash, result.dashPhase) = (dash, dashPhase)
    return result
  }

  /// A path of the same steps and pen that changes by itself.
  nonisolated open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }

  // MARK: Drawing: see UIBezierPath+Drawing.swift

  /// Fills the inside with the current fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Fills the inside with the current fill colour at a further opacity, 0…1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { paintInside(blendMode, alpha) }
  /// Draws this path's pen along the path in the current stroke colour.
  open func stroke() { stroke(with: .normal, alpha: 1) }
  /// Draws this path's pen in the current stroke colour at a further opacity, 0…1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { paintOutline(blendMode, alpha) }
  /// Makes what is drawn from now on show only inside this path.
  open func addClip() { clipContext() }

  // MARK: The pen

  /// Lengths of lines and gaps by turns, in points, of which the first `phase` are passed over; no
  /// pattern draws one line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Writes what `setLineDash` was given to where the pointers that are not nil point.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.enumerated() { pattern?[index] = length }
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  var pen: LineStyle {
    LineStyle(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }
}
