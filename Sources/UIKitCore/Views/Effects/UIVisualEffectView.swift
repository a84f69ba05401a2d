import Foundation
import GlissadeLayers

/// A view that shows the content behind it through an effect, with its own content in front.
///
/// The effect is animatable, also from and to `nil`: a property animator scrubs it. Content belongs
/// in `contentView`; adding a subview to the view itself is a mistake that ends the program.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view of the content, which fills this view.
  open private(set) var contentView = UIView()
  private let backdrop = BackdropView()

  /// The effect on the content behind, or `nil`.
  open var effect: UIVisualEffect? {
    didSet { backdrop.show(effect?.look ?? UIVisualEffect.Look()) }
  }

  /// Creates a view.
  ///
  /// - Parameter effect: The effect, or `nil`.
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

/// The view of the filtered content behind.
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
