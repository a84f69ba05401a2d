import Foundation
import GlissadeLayers

extension UIButton {
  /// The look and the content of a button as a value.
  @preconcurrency @MainActor public struct Configuration {
    /// The shapes of a background's corners.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background as it is.
      case fixed = -1
      /// The radius of the background, which would follow the user's text size.
      case dynamic = 0
      /// A small, a medium or a large radius, whatever that of the background is: 4, 8 or 12 points
      /// (our choice).
      case small = 1, medium, large
      /// Half of the shorter side.
      case capsule
    }

    /// The sizes of a button, which determine the default insets and the font.
    public enum Size: Int, Sendable {
      /// The usual size.
      case medium = 0
      /// A smaller size.
      case small
      /// The smallest size.
      case mini
      /// The largest size.
      case large
    }

    /// The alignments of title and subtitle with each other.
    public enum TitleAlignment: Int, Sendable {
      /// The side that the image is on, or the center if the image is above or below.
      case automatic = 0
      /// The left sides, the centers or the right sides.
      case leading, center, trailing
    }

    let style: ButtonStyle
    var ownInsets: NSDirectionalEdgeInsets?

    // MARK: Look

    /// The background. Its color, if there is one, replaces that of the style.
    public var background: UIBackgroundConfiguration
    /// The shape of the background's corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size, which determines the default insets and the font.
    public var buttonSize = Size.medium
    /// The color of title, subtitle and image; `nil` stands for that of the style.
    public var baseForegroundColor: UIColor?
    /// The color from which the style makes that of the background; `nil` stands for its own.
    public var baseBackgroundColor: UIColor?
    /// A Boolean value that indicates whether a selected button looks different.
    public var automaticallyUpdateForSelection = true

    // MARK: Content

    /// The title; setting it removes the attributes of `attributedTitle`.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes of its parts, which those of the style complete.
    public var attributedTitle: AttributedString?
    /// The function that makes the attributes that are shown from those of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The text below the title; setting it removes the attributes of `attributedSubtitle`.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below the title, with attributes of its parts.
    public var attributedSubtitle: AttributedString?
    /// The function that makes the attributes that are shown from those of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The image. It is a shape in the color of the title, unless its rendering mode is
    /// `.alwaysOriginal`.
    public var image: UIImage?
    /// The function that makes the color of the image from that of the title.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// A Boolean value that indicates whether a turning wheel replaces the image.
    public var showsActivityIndicator = false
    /// The function that makes the color of the wheel from that of the title.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Layout

    /// The distances of the content from the edges, in points; see `setDefaultContentInsets()`.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set {
        let call = "UIButton.Configuration.contentInsets"
        ownInsets = NumberRule.finite.usable(newValue, in: call) ?? ownInsets
      }
    }
    /// The edge of the titles at which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and titles, in points.
    public var imagePadding: CGFloat = 0 {
      didSet {
        imagePadding = NumberRule.finite.usable(
          imagePadding, or: oldValue, in: "UIButton.Configuration.imagePadding")
      }
    }
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1 {
      didSet {
        titlePadding = NumberRule.finite.usable(
          titlePadding, or: oldValue, in: "UIButton.Configuration.titlePadding")
      }
    }
    /// The alignment of title and subtitle with each other.
    public var titleAlignment = TitleAlignment.automatic

    init(_ style: ButtonStyle) {
      self.style = style
      background = UIBackgroundConfiguration()
      background.cornerRadius = ButtonStyle.cornerRadius
    }

    /// Lets the insets follow the button's size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns the configuration with the colors of the button's state and tint color.
    public func updated(for button: UIButton) -> Configuration {
      resolved(button.state, tint: button.tintColor ?? .systemBlue)
    }

    // MARK: Styles

    /// Returns the configuration of a button without background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns the configuration of a button with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns the configuration of a button with a pale background in the tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns the configuration of a button with a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns the configuration of a button that never has a background.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Returns the configuration of a button with the platform's background, which is gray.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns the configuration of a button with the platform's background in a pale tint color.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns the configuration of a button with the platform's background in the tint color.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

/// Edges of a rectangle, with the leading one at the left.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt
  /// Creates edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
