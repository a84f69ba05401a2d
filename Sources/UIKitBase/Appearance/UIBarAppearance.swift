import Foundation
import GlissadeLayers

/// The look of a bar: its background and the line at its edge.
///
///     let look = UINavigationBarAppearance()
///     look.configureWithOpaqueBackground()
///     look.backgroundColor = .systemTeal
///     navigationController.navigationBar.standardAppearance = look
///
/// A bar keeps a copy of an appearance that is set. A change of an appearance that was read from a
/// bar is visible at once.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The blur of the content behind the bar; `nil` for none.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// The color of the bar, in front of the blur; `nil` for none.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The image that fills the bar, in front of the color; `nil` for none.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// The color of the line at the bar's edge; `nil` for no line.
  open var shadowColor: UIColor? { didSet { changed() } }

  /// A closure that is called after each change of the appearance.
  package var onChange: () -> Void = {}
  /// The effect of the default background.
  private let usualEffect: UIBlurEffect
  private let usualShadow: UIColor

  /// Creates an appearance with the default background.
  public override init() {
    usualEffect = UIBlurEffect(style: .systemChromeMaterial)
    usualShadow = UIColor(white: 0, alpha: 0.16)
    backgroundEffect = usualEffect
    shadowColor = usualShadow
    super.init()
  }

  /// Creates a copy of an appearance. If the appearance is of another class, only the properties
  /// that both classes have are copied.
  public required init(barAppearance: UIBarAppearance) {
    usualEffect = barAppearance.usualEffect
    usualShadow = barAppearance.usualShadow
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    super.init()
  }

  /// Sets the default background, with a blur and a line at the edge of the bar.
  open func configureWithDefaultBackground() {
    configure(effect: usualEffect, color: nil, shadow: usualShadow)
  }

  /// Sets a background of one color, `systemBackground`, with a line at the edge of the bar.
  open func configureWithOpaqueBackground() {
    configure(effect: nil, color: .systemBackground, shadow: usualShadow)
  }

  /// Removes the background and the line at the edge of the bar.
  open func configureWithTransparentBackground() {
    configure(effect: nil, color: nil, shadow: nil)
  }

  private func configure(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
  }

  /// A Boolean value that indicates whether the background is the default one, which a bar draws
  /// in its own color.
  package var hasUsualBackground: Bool {
    backgroundEffect === usualEffect && backgroundColor == nil && backgroundImage == nil
      && shadowColor === usualShadow
  }

  func changed() { onChange() }
}

/// The look of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

/// The look of a navigation bar: its background and its titles.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles: `.font` and `.foregroundColor`. For a missing attribute, that of the
  /// bar is used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The attributes of large titles: `.font` and `.foregroundColor`. For a missing attribute, that
  /// of the bar is used.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The distance by which titles are moved from the middle of the bar, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      titlePositionAdjustment = usable(
        "titlePositionAdjustment", titlePositionAdjustment, or: oldValue)
      changed()
    }
  }

  /// Creates an appearance with the default background.
  public override init() { super.init() }

  /// Creates a copy of an appearance.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}
