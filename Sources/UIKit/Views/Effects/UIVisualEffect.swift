import Foundation
import GlissadeDrawing

/// What a `UIVisualEffectView` does to the view of what lies behind it. See `UIBlurEffect`.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// How it shows what is behind; at its beginning, and at its end, nothing is to be seen of it.
  struct Look {
    /// Standard deviation of the blur, in points.
    var radius: CGFloat = 0
    /// 1 leaves colours as they are.
    var saturation: CGFloat = 1
    var tint = CGColor.clear
  }

  var look: Look { Look() }
}

/// Blurs what lies behind, brings its colours out, and covers it with a veil.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How thick the veil is, and of what colour. How much each covers is our choice.
  public enum Style: Int, CaseIterable, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }

  private let style: Style

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

extension UIBlurEffect.Style {
  /// The veil's opacity.
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
