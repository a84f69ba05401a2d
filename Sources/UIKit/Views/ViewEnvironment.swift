import Foundation

/// The part of views that concerns their environment: traits, input and accessibility.
@preconcurrency @MainActor open class ViewEnvironment: TraitResponder {
  /// Creates the part of a view. Clients do not see the initializer.
  @_spi(Superclass) public override init() { super.init() }

  /// The view that this is.
  private var view: UIView? { self as? UIView }

  /// Makes the first responder resign if it is this view or a descendant, or a controller of one.
  ///
  /// - Parameter force: A Boolean value that indicates whether a responder that refuses to resign
  ///   stops being the first one, too.
  /// - Returns: `true` if no responder in the view is the first one now.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    view?.endEditingWithin(force: force) ?? true
  }

  /// A Boolean value that states that the view covers its bounds. The painter determines by itself
  /// what is opaque, so this has no effect on the picture.
  open var isOpaque = true { didSet { view?.layer.isOpaque = isOpaque } }

  /// A Boolean value that indicates whether colors stay as they are when the screen inverts them,
  /// which a desktop's window manager does without asking.
  open var accessibilityIgnoresInvertColors = false

  /// A view whose opacity is that of the view's picture, or `nil`. It is in no superview, and its
  /// frame is in the view's coordinates.
  open var mask: UIView? {
    didSet {
      guard mask !== oldValue else { return }
      mask?.removeFromSuperview()
      view?.layer.mask = mask?.layer
      view?.setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether the view receives a touch only while no other view
  /// has one, and keeps others from receiving any meanwhile.
  open var isExclusiveTouch = false

  /// The way in which the tint color is changed, which is the superview's unless it is set;
  /// `.normal` at the top. While it is dimmed, `tintColor` is gray.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get {
      guard ownTintAdjustmentMode == .automatic else { return ownTintAdjustmentMode }
      return view?.superview?.tintAdjustmentMode ?? .normal
    }
    set {
      ownTintAdjustmentMode = newValue
      view?.announceTintAdjustment()
    }
  }
  private(set) var ownTintAdjustmentMode = UIView.TintAdjustmentMode.automatic

  /// The motion effects of the view, which have no effect: a desktop is not tilted.
  open var motionEffects: [UIMotionEffect] = []
  /// Adds a motion effect.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes a motion effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  // MARK: Traits

  /// The background's color if it depends on traits.
  var dynamicBackground: UIColor?

  override func traitsChanged() {
    guard let view else { return }
    if let color = view.visibleDynamicBackground { view.showBackground(color) }
    view.setNeedsLayout()
    if view.tintColor.isDynamic { view.tintColorDidChange() }
  }

  override var traitParent: TraitResponder? {
    view?.owningViewController ?? view?.superview
  }
  override var traitChildren: [TraitResponder] {
    view?.subviews.map { $0.owningViewController ?? $0 } ?? []
  }
  override var traitScene: UIWindowScene? { view?.window?.windowScene ?? super.traitScene }
}

extension UIView {
  /// Returns the color that the view shows for `color`: that of its traits.
  func resolved(_ color: UIColor) -> UIColor {
    color.isDynamic ? color.resolvedColor(with: traitCollection) : color
  }

  /// The dynamic color of the background, or `nil` if the layer shows another one since then: a
  /// transition that is cancelled restores the layer's color.
  var visibleDynamicBackground: UIColor? {
    guard let color = dynamicBackground else { return nil }
    let styles = [UIUserInterfaceStyle.light, .dark]
    let shows = styles.contains { style in
      let traits = UITraitCollection(userInterfaceStyle: style)
      return color.resolvedColor(with: traits).cgColor == layer.backgroundColor
    }
    return shows ? color : nil
  }

  /// Sets the background's color.
  func showBackground(_ color: UIColor?) {
    dynamicBackground = color.flatMap { $0.isDynamic ? $0 : nil }
    layer.backgroundColor = color.map { resolved($0).cgColor }
  }

  /// Performs `endEditing(_:)`.
  func endEditingWithin(force: Bool) -> Bool {
    guard let scene = window?.windowScene, let responder = scene.firstResponder else { return true }
    let owner = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard owner?.isDescendant(of: self) ?? false else { return true }
    if responder.resignFirstResponder() { return true }
    if force {
      scene.firstResponder = nil
      responder.lostFirstResponder()
    }
    return force
  }
}
