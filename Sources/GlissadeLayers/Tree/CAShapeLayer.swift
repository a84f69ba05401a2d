import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The properties of a shape layer.
struct ShapeLook: Equatable {
  var path: CGPath?
  var fillColor: CGColor? = .black
  var strokeColor: CGColor?
  var lineWidth: CGFloat = 1
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [CGFloat] = []
  var fillRule = CAShapeLayerFillRule.nonZero
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter

  /// The commands that fill and stroke the path, in the coordinates of the layer.
  var commands: [DrawCommand] {
    guard let path, !path.isEmpty else { return [] }
    let fill = fillColor.flatMap { $0.isClear ? nil : $0 }
    let pen = LineStyle(
      width: lineWidth, cap: lineCap.drawn, join: lineJoin.drawn, miterLimit: miterLimit,
      dash: lineDashPattern, dashPhase: lineDashPhase)
    let stroke = strokeColor.flatMap { $0.isClear || !(lineWidth > 0) ? nil : $0 }
    let outline = stroke == nil ? path : path.trimmed(from: strokeStart, to: strokeEnd)
    if outline == path, fill != nil || stroke != nil {
      return [
        .path(
          PathCommand(
            path: path, fill: fill, fillRule: fillRule.drawn, stroke: stroke, line: pen))
      ]
    }
    var result: [DrawCommand] = []
    if fill != nil {
      result.append(
        .path(PathCommand(path: path, fill: fill, fillRule: fillRule.drawn, line: pen)))
    }
    if stroke != nil, !outline.isEmpty {
      result.append(.path(PathCommand(path: outline, stroke: stroke, line: pen)))
    }
    return result
  }
}

/// A layer that fills and strokes a path in its own coordinates, above its background and beneath
/// its sublayers. The path is not clipped to the bounds.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// Creates a layer without a path.
  public override init() {
    super.init()
    modelValues.appearance.figure = .shape(ShapeLook())
  }

  /// Creates a copy of a layer; see `CALayer.init(layer:)`.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Returns `nil`: layers cannot be decoded (N-05).
  public required init?(coder: NSCoder) { return nil }

  private var look: ShapeLook {
    if case .shape(let look)? = modelValues.appearance.figure { look } else { ShapeLook() }
  }

  // MARK: Animatable properties

  /// The path, of which the layer keeps a copy. An animation between paths with the same kinds of
  /// segments interpolates their points; an animation between other paths changes the path in one
  /// step.
  open var path: CGPath? {
    get { look.path }
    set { set(.path, .path(newValue?.frozen)) }
  }
  /// The color of the fill, or `nil` for no fill. The default is black.
  open var fillColor: CGColor? {
    get { look.fillColor }
    set { set(.fillColor, .color(newValue)) }
  }
  /// The color of the stroke, or `nil` for no stroke. The default is `nil`.
  open var strokeColor: CGColor? {
    get { look.strokeColor }
    set { set(.strokeColor, .color(newValue)) }
  }
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat {
    get { look.lineWidth }
    set { set(.lineWidth, .number(newValue)) }
  }
  /// The start of the stroke, as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { look.strokeStart }
    set { set(.strokeStart, .number(newValue)) }
  }
  /// The end of the stroke, as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { look.strokeEnd }
    set { set(.strokeEnd, .number(newValue)) }
  }
  /// The maximum length of the point of a mitered corner, in line widths.
  open var miterLimit: CGFloat {
    get { look.miterLimit }
    set { set(.miterLimit, .number(newValue)) }
  }
  /// The offset into the dash pattern at which the stroke begins, in points.
  open var lineDashPhase: CGFloat {
    get { look.lineDashPhase }
    set { set(.lineDashPhase, .number(newValue)) }
  }

  // MARK: Properties without interpolation

  /// The dash pattern: the lengths of lines and gaps in turn, in points; `nil` is a solid line.
  open var lineDashPattern: [NSNumber]? {
    get {
      let lengths = look.lineDashPattern
      return lengths.isEmpty ? nil : lengths.map { NSNumber(value: Double($0)) }
    }
    set {
      let lengths = (newValue ?? []).map(\.doubleValue)
      guard let usable = usable("lineDashPattern", lengths, .notNegative) else { return }
      change { $0.lineDashPattern = usable.map { CGFloat($0) } }
    }
  }
  /// The rule that determines the inside of the path.
  open var fillRule: CAShapeLayerFillRule {
    get { look.fillRule }
    set { change { $0.fillRule = newValue } }
  }
  /// The shape of the ends of the stroke.
  open var lineCap: CAShapeLayerLineCap {
    get { look.lineCap }
    set { change { $0.lineCap = newValue } }
  }
  /// The shape of the corners of the stroke.
  open var lineJoin: CAShapeLayerLineJoin {
    get { look.lineJoin }
    set { change { $0.lineJoin = newValue } }
  }

  private func change(_ body: (inout ShapeLook) -> Void) {
    var look = look
    body(&look)
    guard look != self.look else { return }
    modelValues.appearance.figure = .shape(look)
    markContentDirty()
  }
}

/// The rule that determines the inside of a path that overlaps itself.
public struct CAShapeLayerFillRule: Hashable, Sendable, RawRepresentable {
  /// The name of the rule.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nonzero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even–odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  var drawn: CGPathFillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// The shape of the ends of a stroke.
public struct CAShapeLayerLineCap: Hashable, Sendable, RawRepresentable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The shape of a stroke that ends at the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The shape of a stroke that ends with a semicircle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The shape of a stroke that ends with half of a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var drawn: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The shape of the corners of a stroke.
public struct CAShapeLayerLineJoin: Hashable, Sendable, RawRepresentable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The shape of a pointed corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The shape of a rounded corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The shape of a cut corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var drawn: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
