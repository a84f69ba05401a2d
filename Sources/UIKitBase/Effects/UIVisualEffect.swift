import Foundation
import GlissadeDrawing

/// An effect that a `UIVisualEffectView` applies to the content behind it. See `UIBlurEffect`.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// The parameters by which an effect is drawn. The default values have no visible result: an
  /// animation from no effect to an effect starts with them.
  package struct Look {
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
    /// The saturation; 1 leaves colors unchanged.
    package var saturation: CGFloat
    package var tint: CGColor

    package init(radius: CGFloat = 0, saturation: CGFloat = 1, tint: CGColor = .clear) {
      self.radius = radius
      self.saturation = saturation
      self.tint = tint
    }
  }

  package var look: Look { Look() }
}

/// An effect that blurs the content behind a view, increases the saturation of this content and
/// covers it with a tint.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The styles of a blur, which differ in the opacity and the color of the tint. The opacities are
  /// our choice.
  public enum Style: Int, CaseIterable, Sendable {
    /// A light tint of high opacity.
    case extraLight = 0
    /// A light tint.
    case light = 1
    /// A dark tint.
    case dark = 2
    /// A tint of medium opacity, for most user interfaces.
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
    /// The material for bars, of rather high opacity.
    case systemChromeMaterial = 10
    /// The variant of `systemUltraThinMaterial` that is always light.
    case systemUltraThinMaterialLight = 11
    /// The variant of `systemThinMaterial` that is always light.
    case systemThinMaterialLight = 12
    /// The variant of `systemMaterial` that is always light.
    case systemMaterialLight = 13
    /// The variant of `systemThickMaterial` that is always light.
    case systemThickMaterialLight = 14
    /// The variant of `systemChromeMaterial` that is always light.
    case systemChromeMaterialLight = 15
    /// The variant of `systemUltraThinMaterial` that is always dark.
    case systemUltraThinMaterialDark = 16
    /// The variant of `systemThinMaterial` that is always dark.
    case systemThinMaterialDark = 17
    /// The variant of `systemMaterial` that is always dark.
    case systemMaterialDark = 18
    /// The variant of `systemThickMaterial` that is always dark.
    case systemThickMaterialDark = 19
    /// The variant of `systemChromeMaterial` that is always dark.
    case systemChromeMaterialDark = 20
  }

  private let style: Style

  /// Creates a blur effect of a style.
  public init(style: Style) {
    self.style = style
  }

  package override var look: Look {
    let dark = style == .dark || style.rawValue >= Style.systemUltraThinMaterialDark.rawValue
    return Look(
      radius: 20, saturation: 1.8,
      tint: CGColor(gray: dark ? 0.1 : 0.98, alpha: style.cover))
  }
}

/// An effect that gives content the colors of the blur behind it. It changes nothing here: the
/// content is drawn in its own colors.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// Creates a vibrancy effect for content in front of a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = .label
    super.init()
  }

  /// Creates a vibrancy effect for a kind of content in front of a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }
}

/// The kinds of content for which there are vibrancy effects, from strong to weak.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Labels, from the primary to the quaternary one.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// Filled areas, from the primary to the tertiary one.
  case fill, secondaryFill, tertiaryFill
  /// A line that separates contents.
  case separator
}

extension UIBlurEffect.Style {
  /// The opacity of the style's tint, 0…1.
  fileprivate var cover: Double {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.3
    case .light: 0.4
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.5
    case .dark, .regular: 0.6
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.65
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.75
    case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.8
    case .extraLight: 0.85
    }
  }
}
