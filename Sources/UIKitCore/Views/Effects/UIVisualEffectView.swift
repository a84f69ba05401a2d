import Foundation
import GlissadeLayers

/// A view that shows the content behind it through an effect, with its own content in front.
///
/// The property `effect` is animatable, also from and to `nil`, and a property animator can scrub
/// it. Content has to be added to `contentView`: adding a subview to the effect view itself ends
/// the program.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view for the content in front of the effect. It fills the effect view.
  open private(set) var contentView = UIView()
  private let backdrop = BackdropView()

  /// The effect on the content behind the view, or `nil` for none.
  open var effect: UIVisualEffect? {
    didSet { backdrop.show(effect?.look ?? UIVisualEffect.Look()) }
  }

  /// Creates a view with an effect.
  ///
  /// - Parameter effect: The effect on the content behind the view, or `nil` for none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Returns `nil`: effect views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  private func setUp() {
    AnimationBlock.suspended { backdrop.show(effect?.look ?? UIVisualEffect.Look()) }
    for view in [backdrop, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  open override func didAddSubview(_ subview: UIView) {
    precondition(
      subview === backdrop || subview === contentView,
      "Add subviews to the contentView of a visual effect view, not to the view itself.")
  }
}

/// The view that shows the filtered content behind an effect view.
private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ look: UIVisualEffect.Look) {
    guard let layer = layer as? BackdropLayer else { return }
    layer.radius = look.radius
    layer.saturation = look.saturation
    layer.tint = look.tint
  }
}
