import Foundation
import GlissadeDrawing

/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path of lines and curves, with the style of its stroke. Coordinates are in points with y
/// downwards, and angles in radians clockwise.
///
/// ```swift
/// let wave = UIBezierPath()
/// wave.move(to: CGPoint(x: 0, y: 20))
/// wave.addQuadCurve(to: CGPoint(x: 80, y: 20), controlPoint: CGPoint(x: 40, y: -20))
/// let shape = CAShapeLayer()
/// shape.path = wave.cgPath
/// page.layer.addSublayer(shape)
/// ```
///
/// A segment with coordinates that are not finite, or a line without a start, is omitted and
/// reported once.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  private var builder = PathBuilder()
  /// The path that was built from the segments, or `nil` after a change of the segments.
  private var made: CGPath?
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { lineWidth = usable("lineWidth", lineWidth, or: oldValue, .notNegative) }
  }
  /// The shape of the stroke at the ends of open subpaths.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the stroke at the corners of the path.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The greatest length of a miter, in line widths, at least 1. A longer one becomes a bevel.
  open var miterLimit: CGFloat = 10 {
    didSet { miterLimit = usable("miterLimit", miterLimit, or: oldValue, .notNegative) }
  }
  /// A Boolean value that indicates whether the path is filled by the even–odd rule instead of the
  /// nonzero rule.
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a path along a rectangle, clockwise from its upper left corner.
  public convenience init(rect: CGRect) { self.init(rect, radii: .zero, corners: []) }

  /// Creates a path along the ellipse that touches the four sides of `rect`, clockwise from 3
  /// o'clock (N-21).
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    if let rect = checked(rect) { cgPath = CGPath(ellipseIn: rect, transform: nil) }
  }

  /// Creates a path along a rectangle with circular corners, clockwise from the point (minX +
  /// radius, minY) (N-21). The radius is at most half of the shorter side. UIKit's own corners are
  /// slightly smoother.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(rect, radii: CGSize(width: radius, height: radius), corners: .allCorners)
  }

  /// Creates a path along a rectangle whose selected corners are elliptical. Each radius is at most
  /// half of the side along it.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect, radii: cornerRadii, corners: corners)
  }

  /// Creates a path along an arc of a circle. An arc of a full turn or more is a full circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from the segments of another one.
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

  /// Returns a rectangle with positive sides, or `nil` if it is null, or if it or a radius is not
  /// finite. Numbers that are not finite are reported.
  private func checked(_ rect: CGRect, _ radii: CGSize = .zero) -> CGRect? {
    if rect.isNull { return nil }
    let rect = rect.standardized
    guard rect.isFinite, radii.width.isFinite, radii.height.isFinite else {
      report(.notFinite)
      return nil
    }
    return rect
  }

  // MARK: Path

  /// The segments of the path as a value. Setting it replaces the segments and keeps the style.
  open var cgPath: CGPath {
    get {
      if let made { return made }
      let path = builder.path
      made = path
      return path
    }
    set { build { $0 = PathBuilder(newValue) } }
  }

  /// A Boolean value that indicates whether the path has no segments.
  open var isEmpty: Bool { builder.elements.isEmpty }
  /// The point from which the next segment is drawn, or zero in an empty path.
  open var currentPoint: CGPoint { builder.currentPoint ?? .zero }
  /// The bounding box of all points, including the control points of curves. A quadratic curve
  /// counts with the control points of the equal cubic curve. The box of an empty path is null.
  open var bounds: CGRect { cgPath.boundingBox }

  /// Returns whether a point is inside the path by `usesEvenOddFillRule`. An open subpath is
  /// treated as closed.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Segments

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { build { report($0.move(to: point)) } }
  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) { build { report($0.addLine(to: point)) } }
  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    build { report($0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)) }
  }
  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    build { report($0.addQuadCurve(to: endPoint, control: controlPoint)) }
  }
  /// Adds a line from the current point to the start of an arc of a circle, and then the arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    build {
      report(
        $0.addArc(
          center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
          increases: clockwise))
    }
  }
  /// Closes the current subpath with a line to its start. The corner there has the line join of the
  /// other corners.
  open func close() { build { $0.close() } }
  /// Removes all segments.
  open func removeAllPoints() { build { $0 = PathBuilder() } }
  /// Appends the segments of another path.
  open func append(_ bezierPath: UIBezierPath) {
    let path = bezierPath.cgPath
    build { report($0.append(path)) }
  }
  /// Transforms all points of the path and keeps its style.
  open func apply(_ transform: CGAffineTransform) {
    let path = cgPath
    build {
      var moved = PathBuilder()
      report(moved.append(path, transform: transform))
      $0 = moved
    }
  }
  /// Returns the same path in the opposite direction, with the same style.
  open func reversing() -> UIBezierPath {
    let result = duplicate()
    result.cgPath = cgPath.reversed()
    return result
  }

  private func build(_ change: (inout PathBuilder) -> Void) {
    made = nil
    change(&builder)
  }

  private func report(_ fault: PathFault?) {
    guard let fault else { return }
    SceneResources.current?.warnOnce("UIBezierPath left out \(fault.rawValue)")
  }

  private func duplicate() -> UIBezierPath {
    let result = UIBezierPath(cgPath: cgPath)
    (result.lineWidth, result.lineCapStyle, result.lineJoinStyle) =
      (lineWidth, lineCapStyle, lineJoinStyle)
    (result.miterLimit, result.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
    (result.dash, result.dashPhase) = (dash, dashPhase)
    return result
  }

  /// Returns an independent path with the same segments and style.
  nonisolated open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }

  // MARK: Drawing: see UIBezierPath+Drawing.swift

  /// Fills the path with the current fill color.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Fills the path with the current fill color, multiplied by the opacity `alpha`, 0…1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw("UIBezierPath.fill", blendMode, alpha) {
      $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }
  /// Strokes the path with the current stroke color.
  open func stroke() { stroke(with: .normal, alpha: 1) }
  /// Strokes the path with the current stroke color, multiplied by the opacity `alpha`, 0…1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw("UIBezierPath.stroke", blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: pen.dashPhase, lengths: pen.dash)
      context.strokePath()
    }
  }
  /// Clips the following drawing to the inside of the path.
  open func addClip() {
    SceneResources.drawing("UIBezierPath.addClip") { context in
      context.beginPath()
      context.addPath(cgPath)
      context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  // MARK: Style

  /// Sets the dash pattern: the lengths of dashes and gaps in turn, in points. The stroke begins
  /// `phase` points into the pattern. Without a pattern the stroke is solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    let call = "setLineDash(_:count:phase:)"
    guard let lengths = usable(call, lengths, .notNegative), let phase = usable(call, phase) else {
      return
    }
    dash = lengths
    dashPhase = phase
  }

  /// Writes the dash pattern, the number of its lengths and its phase to the pointers that are not
  /// `nil`.
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
