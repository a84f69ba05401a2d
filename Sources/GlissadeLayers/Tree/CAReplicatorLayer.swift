import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The properties of a replicator layer.
struct ReplicatorLook: Equatable {
  var count = 1.0
  var preservesDepth = false
  /// The time by which each copy lags behind the one before it, in seconds.
  var delay: TimeInterval = 0
  var transform = CATransform3DIdentity
  var color: CGColor? = .white
  /// The components that are added to the color for each copy.
  var offsets = ColorComponents()
}

/// The components of a color, without limits.
struct ColorComponents: Equatable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 0.0
}

/// A layer that shows copies of its sublayers, each one moved, recolored and delayed against the
/// copy before it.
///
/// A row of five dots that swell one after the other:
///
/// ```swift
/// let row = CAReplicatorLayer()
/// row.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
/// row.instanceCount = 5
/// row.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
/// row.instanceDelay = 0.1
/// let dot = CALayer()
/// dot.frame = CGRect(x: 4, y: 4, width: 12, height: 12)
/// dot.cornerRadius = 6
/// dot.backgroundColor = UIColor.systemBlue.cgColor
/// row.addSublayer(dot)
/// let swelling = CABasicAnimation(keyPath: "transform.scale")
/// swelling.toValue = 1.4
/// swelling.duration = 0.4
/// swelling.autoreverses = true
/// swelling.repeatCount = .infinity
/// dot.add(swelling, forKey: "swelling")
/// ```
///
/// Copies receive no touches. The colors of images are multiplied pixel by pixel, which takes time
/// whenever the color changes.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// Creates a layer that shows its sublayers once.
  public override init() {
    super.init()
    modelValues.appearance.figure = .replicator(ReplicatorLook())
  }

  /// Creates a copy of a layer; see `CALayer.init(layer:)`.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Returns `nil`: layers cannot be decoded (N-05).
  public required init?(coder: NSCoder) { return nil }

  private var look: ReplicatorLook { modelValues.replicator ?? ReplicatorLook() }

  override var isSpatial: Bool { look.preservesDepth }

  /// Returns the layer that contains a point; `nil` for a layer that preserves depth, because it
  /// has no plane.
  open override func hitTest(_ point: CGPoint) -> CALayer? {
    isSpatial ? nil : super.hitTest(point)
  }

  // MARK: Animatable properties

  /// The number of copies, including the sublayers themselves. With 0 no sublayer is visible.
  open var instanceCount: Int {
    get { Int(look.count) }
    set { set(.instanceCount, .number(Double(min(max(newValue, 0), Self.greatestCount)))) }
  }
  /// The time by which each copy's animations lag behind those of the copy before it, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { look.delay }
    set { set(.instanceDelay, .number(newValue)) }
  }
  /// The transform from each copy to the next, about the center of this layer.
  open var instanceTransform: CATransform3D {
    get { look.transform }
    set { set(.instanceTransform, .transform(newValue)) }
  }
  /// The color by which the sublayers' colors are multiplied. The default is white.
  open var instanceColor: CGColor? {
    get { look.color }
    set { set(.instanceColor, .color(newValue)) }
  }
  /// The number that is added to the red component of the color for each copy, −1…1.
  open var instanceRedOffset: Float {
    get { Float(look.offsets.red) }
    set { set(.instanceRedOffset, .number(Double(newValue))) }
  }
  /// The number that is added to the green component of the color for each copy, −1…1.
  open var instanceGreenOffset: Float {
    get { Float(look.offsets.green) }
    set { set(.instanceGreenOffset, .number(Double(newValue))) }
  }
  /// The number that is added to the blue component of the color for each copy, −1…1.
  open var instanceBlueOffset: Float {
    get { Float(look.offsets.blue) }
    set { set(.instanceBlueOffset, .number(Double(newValue))) }
  }
  /// The number that is added to the opacity of the color for each copy, −1…1.
  open var instanceAlphaOffset: Float {
    get { Float(look.offsets.alpha) }
    set { set(.instanceAlphaOffset, .number(Double(newValue))) }
  }

  /// The greatest number of copies. (our choice)
  private static let greatestCount = 10_000

  // MARK: Properties without interpolation

  /// A Boolean value that indicates whether the copies keep their places in space, as the sublayers
  /// of a `CATransformLayer` do, instead of being flattened to the layer's plane.
  open var preservesDepth: Bool {
    get { look.preservesDepth }
    set {
      guard newValue != preservesDepth else { return }
      var look = look
      look.preservesDepth = newValue
      modelValues.appearance.figure = .replicator(look)
      markContentDirty()
      markPlacementDirty()
    }
  }
}

extension LayerProperties {
  /// The properties of a replicator layer, or `nil` for another layer.
  var replicator: ReplicatorLook? {
    if case .replicator(let look)? = appearance.figure { look } else { nil }
  }
}

/// One of the copies that a replicator layer shows of its sublayers.
struct LayerCopy {
  /// The transform in the replicator layer's space, or `nil` for the first copy.
  var transform: CATransform3D?
  /// The color by which the copy's colors are multiplied.
  var color: CGColor
  /// The time by which the copy lags behind the first one, in seconds.
  var delay: TimeInterval
}

extension ReplicatorLook {
  /// Returns the copies in a layer with the given bounds, the first one first.
  func copies(in bounds: CGRect) -> [LayerCopy] {
    let inward = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
    let outward = CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0)
    let first = color ?? .white
    var power = CATransform3DIdentity
    return (0..<max(Int(count), 0)).map { index in
      if index > 0 { power = CATransform3DConcat(power, transform) }
      let place = CATransform3DConcat(CATransform3DConcat(inward, power), outward)
      let step = Double(index)
      return LayerCopy(
        transform: index > 0 ? place : nil,
        color: CGColor(
          red: first.red + step * offsets.red, green: first.green + step * offsets.green,
          blue: first.blue + step * offsets.blue, alpha: first.alpha + step * offsets.alpha
        ).clamped,
        delay: step * delay)
    }
  }
}
