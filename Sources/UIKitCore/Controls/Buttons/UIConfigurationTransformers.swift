import Foundation

/// A function that makes the color that is shown from the color of a configuration.
@preconcurrency @MainActor public struct UIConfigurationColorTransformer {
  /// The function.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the color that is shown for `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The transformer that takes the saturation from a color.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let own = color.resolvedColor(with: traits).cgColor
      // Source: the luma of ITU-R BT.709.
      let light = 0.2126 * own.red + 0.7152 * own.green + 0.0722 * own.blue
      return UIColor(white: light, alpha: own.alpha)
    }
  }
}

/// A function that makes the attributes that are shown from those of a configuration's text.
@preconcurrency @MainActor public struct UIConfigurationTextAttributesTransformer {
  /// The function.
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
