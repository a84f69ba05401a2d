import Foundation
import GlissadeDrawing

/// An effect that a `UIVisualEffectView` applies to the content behind it. See `UIBlurEffect`.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// The parameters of the effect. At the start of an animation to the effect they have no visible
  /// result.
  struct Look {
    /// The standard deviation of the blur, in points.
    var radius: CGFloat = 0
    /// The saturation; 1 leaves colors unchanged.
    var saturation: CGFloat = 1
    var tint = CGColor.clear
  }

  var look: Look { Look() }
}

/// An effect that blurs the content behind, increases its saturation and covers it with a tint.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The opacity and the color of the tint. The opacities are our choice.
  public enum Style: Int, CaseIterable, Sendable {
    /// A light tint of high opacity.
    case extraLight = 0
    /// A light tint.
    case light = 1
    /// A dark tint.
    case dark = 2
    /// A tint that fits the user interface.
    case regular = 4
    /// A tint that emphasizes the content.
    case prominent = 5
    /// The material of the lowest opacity.
    case systemUltraThinMaterial = 6
    /// A material of low opacity.
    case systemThinMaterial = 7
    /// A material of medium opacity.
    case systemMaterial = 8
    /// A material of high opacity.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  private let style: Style

  /// Creates an effect.
  public init(style: Style) {
    self.style = style
  }

  override var look: Look {
    let dark = style == .dark
    return Look(
      radius: 20, saturation: 1.8,
      tint: CGColor(gray: dark ? 0.1 : 0.98, alpha: style.cover))
  }
}

/// An effect that lets content shimmer like the blur behind it. Here the content of its view is
/// drawn as it is, so it has no effect.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  private let blurEffect: UIBlurEffect

  /// Creates an effect for content in front of a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

extension UIBlurEffect.Style {
  /// The opacity of the tint.
  fileprivate var cover: Double {
    switch self {
    case .systemUltraThinMaterial: 0.3
    case .light: 0.4
    case .systemThinMaterial: 0.5
    case .dark, .regular: 0.6
    case .systemMaterial: 0.65
    case .systemChromeMaterial: 0.75
    case .prominent, .systemThickMaterial: 0.8
    case .extraLight: 0.85
    }
  }
}
