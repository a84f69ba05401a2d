import Foundation
import GlissadeLayers

extension UIButton {
  /// The look and the content of a button as a value.
  @preconcurrency @MainActor public struct Configuration {
    /// The shapes of a background's corners.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background configuration, unchanged.
      case fixed = -1
      /// The radius of the background configuration. UIKit scales it with the user's text size,
      /// which does not change here.
      case dynamic = 0
      /// A small, a medium or a large radius of 4, 8 or 12 points (our choice), whatever the radius
      /// of the background configuration is.
      case small = 1, medium, large
      /// A radius of half of the background's shorter side.
      case capsule
    }

    /// The sizes of a button, which determine the default insets and the font.
    public enum Size: Int, Sendable {
      /// The usual size of a button.
      case medium = 0
      /// A size between the usual and the smallest one.
      case small
      /// The smallest size of a button.
      case mini
      /// The largest size of a button.
      case large
    }

    /// The alignments of title and subtitle with each other.
    public enum TitleAlignment: Int, Sendable {
      /// An alignment at the side of the image, or at the center if the image is above or below the
      /// title.
      case automatic = 0
      /// An alignment of the left sides (`leading`), the centers, or the right sides (`trailing`).
      case leading, center, trailing
    }

    let style: ButtonStyle
    var ownInsets: NSDirectionalEdgeInsets?

    // MARK: Look

    /// The background of the button. Its color, if it is not `nil`, replaces the color of the
    /// style.
    public var background: UIBackgroundConfiguration
    /// The shape of the background's corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button, which determines the default insets and the font.
    public var buttonSize = Size.medium
    /// The color of title, subtitle and image; `nil` stands for the color of the style.
    public var baseForegroundColor: UIColor?
    /// The color from which the style derives the color of the background; `nil` stands for the
    /// style's own color.
    public var baseBackgroundColor: UIColor?
    /// A Boolean value that indicates whether the button has other colors while it is selected.
    public var automaticallyUpdateForSelection = true

    // MARK: Content

    /// The title of the button; setting it removes the attributes of `attributedTitle`.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes of its parts. The style provides the missing attributes.
    public var attributedTitle: AttributedString?
    /// The function that returns the attributes to show for those of the title; `nil` for no
    /// change.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The text below the title; setting it removes the attributes of `attributedSubtitle`.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below the title, with attributes of its parts.
    public var attributedSubtitle: AttributedString?
    /// The function that returns the attributes to show for those of the subtitle; `nil` for no
    /// change.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The image of the button. It is drawn as a shape in the color of the title, unless the
    /// rendering mode of the image is `.alwaysOriginal`.
    public var image: UIImage?
    /// The function that returns the color of the image for that of the title; `nil` for no change.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// A Boolean value that indicates whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The function that returns the color of the activity indicator for that of the title; `nil`
    /// for no change.
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
    /// The edge of the title and subtitle at which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the title or subtitle, in points.
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

    /// Resets `contentInsets` to the default insets of `buttonSize`.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns the configuration with the colors that a button's state and tint color determine.
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

/// A set of edges of a rectangle. The leading edge is the left one.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt
  /// Creates edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge of a rectangle.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge of a rectangle, which is the left one.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge of a rectangle.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge of a rectangle, which is the right one.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
