import Foundation
import GlissadeDrawing
import GlissadeGeometry

// The animatable properties. Each getter reads the model; each setter is one call of `set`.
extension CALayer {
  public var position: CGPoint {
    get { modelValues.placement.position }
    set { set(.position, .point(newValue)) }
  }
  /// The point of the bounds that lies at `position`, in fractions of the bounds; default the centre.
  public var anchorPoint: CGPoint {
    get { modelValues.placement.anchorPoint }
    set { set(.anchorPoint, .point(newValue)) }
  }
  /// Order among siblings, before the order of addition; also depth under a perspective.
  public var zPosition: CGFloat {
    get { modelValues.placement.zPosition }
    set { set(.zPosition, .number(newValue)) }
  }
  public var transform: CATransform3D {
    get { modelValues.placement.transform }
    set { set(.transform, .transform(newValue)) }
  }
  /// Opacity of the whole subtree as one group, 0…1.
  public var opacity: Float {
    get { modelValues.placement.opacity }
    set { set(.opacity, .number(Double(newValue))) }
  }
  public var bounds: CGRect {
    get { modelValues.appearance.bounds }
    set { setBounds(newValue) }
  }
  /// Applied to every sublayer, about this layer's anchor point.
  public var sublayerTransform: CATransform3D {
    get { modelValues.appearance.sublayerTransform }
    set { set(.sublayerTransform, .transform(newValue)) }
  }
  public var backgroundColor: CGColor? {
    get { modelValues.appearance.backgroundColor }
    set { set(.backgroundColor, .color(newValue)) }
  }
  public var cornerRadius: CGFloat {
    get { modelValues.appearance.cornerRadius }
    set { set(.cornerRadius, .number(newValue)) }
  }
  /// Width of the border, drawn inside the edge and above the sublayers.
  public var borderWidth: CGFloat {
    get { modelValues.appearance.borderWidth }
    set { set(.borderWidth, .number(newValue)) }
  }
  public var borderColor: CGColor? {
    get { modelValues.appearance.borderColor }
    set { set(.borderColor, .color(newValue)) }
  }
  public var shadowColor: CGColor? {
    get { modelValues.appearance.shadowColor }
    set { set(.shadowColor, .color(newValue)) }
  }
  public var shadowOpacity: Float {
    get { modelValues.appearance.shadowOpacity }
    set { set(.shadowOpacity, .number(Double(newValue))) }
  }
  public var shadowOffset: CGSize {
    get { modelValues.appearance.shadowOffset }
    set { set(.shadowOffset, .size(newValue)) }
  }
  /// The part of `contents` that is stretched, in fractions of it; the rest keeps its size. Default: all.
  public var contentsCenter: CGRect {
    get { modelValues.appearance.contentsCenter }
    set { set(.contentsCenter, .rect(newValue)) }
  }
  /// Standard deviation of the shadow's Gaussian, in points.
  public var shadowRadius: CGFloat {
    get { modelValues.appearance.shadowRadius }
    set { set(.shadowRadius, .number(newValue)) }
  }
}

// The properties that change in one step.
extension CALayer {
  public var isHidden: Bool {
    get { modelValues.placement.isHidden }
    set {
      guard newValue != isHidden else { return }
      modelValues.placement.isHidden = newValue
      markPlacementDirty()
    }
  }
  public var maskedCorners: CACornerMask {
    get { modelValues.appearance.maskedCorners }
    set { change(\.maskedCorners, newValue) }
  }
  /// Whether sublayers and contents are cut off at the bounds, corners included.
  public var masksToBounds: Bool {
    get { modelValues.appearance.masksToBounds }
    set { change(\.masksToBounds, newValue) }
  }
  /// The shadow's shape in this layer's coordinates; nil takes it from what the layer shows.
  public var shadowPath: CGPath? {
    get { modelValues.appearance.shadowPath }
    set { change(\.shadowPath, newValue) }
  }
  public var contentsGravity: CALayerContentsGravity {
    get { modelValues.appearance.contentsGravity }
    set { change(\.contentsGravity, newValue) }
  }
  /// Pixels of `contents` per point; > 0.
  public var contentsScale: CGFloat {
    get { modelValues.appearance.contentsScale }
    set {
      precondition(newValue > 0, "contentsScale must be greater than 0.")
      change(\.contentsScale, newValue)
    }
  }
  /// Whether the layer shows when its back faces the viewer.
  public var isDoubleSided: Bool {
    get { modelValues.appearance.isDoubleSided }
    set {
      change(\.isDoubleSided, newValue)
      markPlacementDirty()
    }
  }

  private func change<Value: Equatable>(
    _ path: WritableKeyPath<LayerProperties.Appearance, Value>, _ value: Value
  ) {
    guard modelValues.appearance[keyPath: path] != value else { return }
    modelValues.appearance[keyPath: path] = value
    markContentDirty()
  }
}

extension CALayer {
  /// The one door through which an animatable property changes: the action is made before the
  /// change, from what shows then, and runs after it.
  func set(_ key: LayerKey, _ value: AnimatableValue) {
    let made = changeAction(forKey: key)
    let action = made is NSNull ? nil : made
    if action == nil { noteWriteOutsideBlocks(of: key, value) }
    guard modelValues[key] != value || action != nil else { return }
    modelValues[key] = value
    markDirty(key)
    action?.run(forKey: key.rawValue, object: self, arguments: nil)
  }

  /// Puts a model value back without animation and without telling a clock.
  func restore(_ key: LayerKey, _ value: AnimatableValue) {
    guard modelValues[key] != value else { return }
    let oldSize = bounds.size
    modelValues[key] = value
    markDirty(key)
    if key == .bounds, bounds.size != oldSize { sizeChanged() }
  }

  private func setBounds(_ rect: CGRect) {
    let oldSize = bounds.size
    set(.bounds, .rect(rect))
    if rect.size != oldSize { sizeChanged() }
  }

  private func markDirty(_ key: LayerKey) {
    switch key {
    case .position, .anchorPoint, .zPosition, .transform, .opacity: markPlacementDirty()
    case .bounds:
      markContentDirty()
      // The anchor's place goes with the bounds.
      markPlacementDirty()
    default: markContentDirty()
    }
  }
}
