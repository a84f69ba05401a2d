import Foundation

/// The styles of a configured button, which determine the button's colors in each state. The
/// opacities are our choice.
enum ButtonStyle {
  case plain, borderless, gray, tinted, filled

  /// The default corner radius of a button's background, in points (our choice).
  static let cornerRadius: CGFloat = 6
  /// The opacity of a button's background in a pale tint color.
  private static let pale: CGFloat = 0.18
  /// The factors by which the opacity changes while a button is pressed: `pressed` for a button
  /// with a background and for the background, and `pressedPlain` for the content of a button
  /// without one.
  private static let pressed: CGFloat = 0.75
  private static let pressedPlain: CGFloat = 0.35

  private var hasBackground: Bool {
    switch self {
    case .plain, .borderless: false
    case .gray, .tinted, .filled: true
    }
  }

  /// The style that determines the colors of a button of this style while the button is selected.
  private var selected: ButtonStyle {
    switch self {
    case .plain, .gray: .tinted
    case .tinted: .filled
    case .borderless, .filled: self
    }
  }

  /// Returns the colors of a button's content and background in a state.
  @MainActor func colors(
    of configuration: UIButton.Configuration, _ state: UIControl.State, tint: UIColor
  ) -> (foreground: UIColor, background: UIColor) {
    if state.contains(.disabled) {
      return (.tertiaryLabel, hasBackground ? .tertiarySystemFill : .clear)
    }
    if state.contains(.selected), configuration.automaticallyUpdateForSelection, selected != self {
      return selected.colors(of: configuration, state.subtracting(.selected), tint: tint)
    }
    let own = configuration.baseBackgroundColor
    let background: UIColor =
      switch self {
      case .plain, .borderless: own ?? .clear
      case .gray: own ?? .secondarySystemFill
      case .tinted: (own ?? tint).multiplied(by: Self.pale)
      case .filled: own ?? tint
      }
    let foreground = configuration.baseForegroundColor ?? (self == .filled ? .white : tint)
    guard state.contains(.highlighted) else { return (foreground, background) }
    let factor = hasBackground ? Self.pressed : Self.pressedPlain
    return (foreground.multiplied(by: factor), background.multiplied(by: Self.pressed))
  }
}

extension UIButton.Configuration {
  /// Returns the configuration with the colors that a button has in a state.
  func resolved(_ state: UIControl.State, tint: UIColor) -> UIButton.Configuration {
    let colors = style.colors(of: self, state, tint: tint)
    var shown = self
    shown.baseForegroundColor = colors.foreground
    if background.backgroundColor == nil { shown.background.backgroundColor = colors.background }
    if background.strokeColor == nil { shown.background.strokeColor = tint }
    return shown
  }

  /// Returns the corner radius of a background of the given size, in points.
  func cornerRadius(in size: CGSize) -> CGFloat {
    let limit = min(size.width, size.height) / 2
    switch cornerStyle {
    case .fixed, .dynamic: return min(background.cornerRadius, limit)
    case .small: return min(4, limit)
    case .medium: return min(8, limit)
    case .large: return min(12, limit)
    case .capsule: return limit
    }
  }

  /// The alignment of title and subtitle with each other; an automatic one follows the placement of
  /// the image.
  var titleAlignmentOfPlacement: NSTextAlignment {
    switch titleAlignment {
    case .leading: .left
    case .center: .center
    case .trailing: .right
    case .automatic:
      if imagePlacement.contains(.leading) {
        .left
      } else {
        imagePlacement.contains(.trailing) ? .right : .center
      }
    }
  }
}

extension UIButton.Configuration.Size {
  /// The default distances of the content from the edges, in points (our choice, except for those
  /// of the medium size).
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The font of the title of a button of this size.
  @MainActor var titleFont: UIFont {
    switch self {
    case .mini, .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }
}

extension UIColor {
  /// Returns the color with its opacity multiplied by a factor.
  func multiplied(by factor: CGFloat) -> UIColor {
    if !isDynamic { return UIColor(cgColor: cgColor.multiplyingAlpha(by: Double(factor))) }
    return UIColor { [self] traits in resolvedColor(with: traits).multiplied(by: factor) }
  }
}
