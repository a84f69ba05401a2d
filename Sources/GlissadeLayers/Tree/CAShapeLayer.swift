import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// What a shape layer draws.
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

  /// Fill, then stroke, in the coordinates of the layer.
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

/// A layer that fills and strokes a path in its own coordinates, above its background and beneath its
/// sublayers. The path is not cut off at the bounds.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  public required init() {
    super.init()
    modelValues.appearance.figure = .shape(ShapeLook())
  }

  private var look: ShapeLook {
    if case .shape(let look)? = modelValues.appearance.figure { look } else { ShapeLook() }
  }

  // MARK: Animatable

  /// Two paths of the same steps are mixed point by point; others change in one step.
  open var path: CGPath? {
    get { look.path }
    set { set(.path, .path(newValue)) }
  }
  /// Black unless set; nil does not fill.
  open var fillColor: CGColor? {
    get { look.fillColor }
    set { set(.fillColor, .color(newValue)) }
  }
  /// Nil, as it is at first, does not stroke.
  open var strokeColor: CGColor? {
    get { look.strokeColor }
    set { set(.strokeColor, .color(newValue)) }
  }
  open var lineWidth: CGFloat {
    get { look.lineWidth }
    set { set(.lineWidth, .number(newValue)) }
  }
  /// Where along the path the stroke begins, in fractions of its length.
  open var strokeStart: CGFloat {
    get { look.strokeStart }
    set { set(.strokeStart, .number(newValue)) }
  }
  /// Where along the path the stroke ends, in fractions of its length.
  open var strokeEnd: CGFloat {
    get { look.strokeEnd }
    set { set(.strokeEnd, .number(newValue)) }
  }
  open var miterLimit: CGFloat {
    get { look.miterLimit }
    set { set(.miterLimit, .number(newValue)) }
  }
  /// How far into the pattern of dashes the stroke begins, in points.
  open var lineDashPhase: CGFloat {
    get { look.lineDashPhase }
    set { set(.lineDashPhase, .number(newValue)) }
  }

  // MARK: In one step

  /// Lengths of lines and gaps by turns, in points.
  open var lineDashPattern: [NSNumber]? {
    get {
      let lengths = look.lineDashPattern
      return lengths.isEmpty ? nil : lengths.map { NSNumber(value: Double($0)) }
    }
    set { change { $0.lineDashPattern = (newValue ?? []).map { CGFloat($0.doubleValue) } } }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { look.fillRule }
    set { change { $0.fillRule = newValue } }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { look.lineCap }
    set { change { $0.lineCap = newValue } }
  }
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

/// How overlapping parts of the path decide what is filled.
public struct CAShapeLayerFillRule: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  var drawn: CGPathFillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// How the ends of the stroke look.
public struct CAShapeLayerLineCap: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var drawn: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// How the corners of the stroke look.
public struct CAShapeLayerLineJoin: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var drawn: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
