import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The properties of a gradient layer.
struct GradientLook: Equatable {
  var colors: [CGColor] = []
  var locations: [Double]?
  /// The start point of the gradient, as fractions of the bounds.
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  /// Returns the commands of the gradient in an outline, which is the layer's bounds with rounded
  /// corners.
  func commands(in outline: RoundedRect) -> [DrawCommand] {
    let gradient = Gradient(colors: colors, locations: locations?.map { CGFloat($0) })
    guard let gradient, !outline.rect.isEmpty else { return [] }
    let (start, end) = (place(startPoint, outline.rect), place(endPoint, outline.rect))
    if type == .radial { return radial(gradient, start, end, outline) }
    let geometry: GradientCommand.Geometry =
      type == .conic ? .conic(center: start, toward: end) : .axial(from: start, to: end)
    return [.gradient(GradientCommand(outline: outline, gradient: gradient, geometry: geometry))]
  }

  private func place(_ point: CGPoint, _ rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
  }

  /// Returns an elliptic gradient around the start point, drawn as a scaled circle. The bounding
  /// box of the ellipse has a corner at the end point.
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
      geometry: .radial(
        from: Circle(center: center, radius: 0), to: Circle(center: center, radius: across)))
    let scaled = DisplayGroup(
      transform: ProjectiveTransform(scaling), commands: [.gradient(command)])
    return [.group(DisplayGroup(clip: outline, commands: [.group(scaled)]))]
  }
}

/// A layer that fills its bounds, including rounded corners, with a gradient above its background.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// Creates a layer without a gradient.
  public override init() {
    super.init()
    modelValues.appearance.figure = .gradient(GradientLook())
  }

  /// Creates a copy of a layer; see `CALayer.init(layer:)`.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Returns `nil`: layers cannot be decoded (N-05).
  public required init?(coder: NSCoder) { return nil }

  private var look: GradientLook {
    if case .gradient(let look)? = modelValues.appearance.figure { look } else { GradientLook() }
  }

  /// The `CGColor` values from the start to the end; `nil` or an empty array draws nothing. An
  /// animation between equal numbers of colors interpolates each color; an animation between
  /// different numbers changes all colors in one step.
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
  /// The position of each color, 0…1, in ascending order; `nil` distributes the colors evenly.
  open var locations: [NSNumber]? {
    get { look.locations?.map { NSNumber(value: $0) } }
    set { set(.locations, .numbers(newValue?.map(\.doubleValue))) }
  }
  /// The start point of the gradient, as fractions of the bounds.
  open var startPoint: CGPoint {
    get { look.startPoint }
    set { set(.startPoint, .point(newValue)) }
  }
  /// The end point of the gradient, as fractions of the bounds.
  open var endPoint: CGPoint {
    get { look.endPoint }
    set { set(.endPoint, .point(newValue)) }
  }
  /// The geometry of the gradient.
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

/// The geometry of a gradient layer's gradient.
public struct CAGradientLayerType: Hashable, Sendable, RawRepresentable {
  /// The name of the geometry.
  public let rawValue: String
  /// Creates a geometry from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient from the start point outwards, to the ellipse around it whose bounding box has a
  /// corner at the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient around the start point, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
