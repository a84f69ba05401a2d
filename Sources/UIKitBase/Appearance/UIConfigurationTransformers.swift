import Foundation

/// A function that returns the color to show for a color of a configuration.
@preconcurrency @MainActor public struct UIConfigurationColorTransformer {
  /// The function of the transformer.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the color that is shown for `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The transformer that replaces a color by a gray of the same lightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let own = color.resolvedColor(with: traits).cgColor
      // The weights of the components are those of the luma of ITU-R BT.709.
      let light = 0.2126 * own.red + 0.7152 * own.green + 0.0722 * own.blue
      return UIColor(white: light, alpha: own.alpha)
    }
  }
}

/// A function that returns the attributes to show for those of a text of a configuration.
@preconcurrency @MainActor public struct UIConfigurationTextAttributesTransformer {
  /// The function of the transformer.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes that are shown for `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
