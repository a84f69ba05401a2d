import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// What a gradient layer draws.
struct GradientLook: Equatable {
  var colors: [CGColor] = []
  var locations: [Double]?
  /// In fractions of the bounds.
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  /// The gradient over an outline, the layer's bounds with its round corners.
  func commands(in outline: RoundedRect) -> [DrawCommand] {
    let gradient = Gradient(colors: colors, locations: locations?.map { CGFloat($0) })
    guard let gradient, !outline.rect.isEmpty else { return [] }
    let (start, end) = (place(startPoint, outline.rect), place(endPoint, outline.rect))
    if type == .radial { return radial(gradient, start, end, outline) }
    let way = GradientCommand.Way.axial(from: start, to: end)
    return [.gradient(GradientCommand(outline: outline, gradient: gradient, way: way))]
  }

  private func place(_ point: CGPoint, _ rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
  }

  /// The ellipse around the start whose box has a corner at the end: a circle under a scaling.
  private func radial(
    _ gradient: Gradient, _ center: CGPoint, _ corner: CGPoint, _ outline: RoundedRect
  ) -> [DrawCommand] {
    let (across, down) = (abs(corner.x - center.x), abs(corner.y - center.y))
    guard across > 0, down > 0 else { return [] }
    let scaling = CGAffineTransform(
      a: 1, b: 0, c: 0, d: down / across, tx: 0, ty: center.y - center.y * down / across)
    typealias Circle = GradientCommand.Circle
    let command = GradientCommand(
      outline: RoundedRect(outline.rect.insetBy(dx: -1, dy: -1).applying(scaling.inverted())),
      gradient: gradient,
      way: .radial(
        from: Circle(center: center, radius: 0), to: Circle(center: center, radius: across)))
    let scaled = DisplayGroup(
      transform: ProjectiveTransform(scaling), commands: [.gradient(command)])
    return [.group(DisplayGroup(clip: outline, commands: [.group(scaled)]))]
  }
}

/// A layer that fills its bounds, round corners included, with a gradient, above its background.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  public required init() {
    super.init()
    modelValues.appearance.figure = .gradient(GradientLook())
  }

  private var look: GradientLook {
    if case .gradient(let look)? = modelValues.appearance.figure { look } else { GradientLook() }
  }

  /// `CGColor`s from the start to the end; none at all draws nothing. As many old ones as new ones are
  /// mixed one by one, otherwise they change in one step.
  open var colors: [Any]? {
    get { look.colors.isEmpty ? nil : look.colors }
    set {
      let known = (newValue ?? []).compactMap { $0 as? CGColor }
      if known.count != newValue?.count ?? 0 {
        (host ?? LayerHost.current)?.warn("a gradient layer left out a colour that is no CGColor")
      }
      set(.colors, .colors(known))
    }
  }
  /// Where each colour stands, 0…1, not falling; nil spreads them evenly.
  open var locations: [NSNumber]? {
    get { look.locations?.map { NSNumber(value: $0) } }
    set { set(.locations, .numbers(newValue?.map(\.doubleValue))) }
  }
  /// In fractions of the bounds.
  open var startPoint: CGPoint {
    get { look.startPoint }
    set { set(.startPoint, .point(newValue)) }
  }
  open var endPoint: CGPoint {
    get { look.endPoint }
    set { set(.endPoint, .point(newValue)) }
  }
  open var type: CAGradientLayerType {
    get { look.type }
    set {
      guard newValue != type else { return }
      var look = look
      look.type = newValue
      modelValues.appearance.figure = .gradient(look)
      markContentDirty()
    }
  }
}

/// Along what a gradient runs.
public struct CAGradientLayerType: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Across the line from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start outwards, to the ellipse whose box has a corner at the end.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
