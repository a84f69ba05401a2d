import Foundation
import GlissadeLayers

/// Shows what lies behind it through an effect, and its own content before that.
///
/// The effect is animatable, from and to nil as well: a property animator scrubs it. Content goes into
/// `contentView`; to add a subview to the view itself is a mistake that ends the program.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Where content belongs; it fills the view.
  open private(set) var contentView = UIView()
  private let backdrop = BackdropView()

  /// What is done to what lies behind; nil leaves it as it is.
  open var effect: UIVisualEffect? {
    didSet { backdrop.show(effect?.look ?? UIVisualEffect.Look()) }
  }

  /// - Parameter effect: nil for none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

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

/// The picture of what lies behind.
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
