import Foundation
import GlissadeLayers

/// The look of the background of a button.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// The radius of the background's corners, in points. A button uses it with the corner styles
  /// `.fixed` and `.dynamic`.
  public var cornerRadius: CGFloat = 0 {
    didSet {
      cornerRadius = NumberRule.finite.usable(
        cornerRadius, or: oldValue, in: "UIBackgroundConfiguration.cornerRadius")
    }
  }
  /// The distances of the background from the edges of the view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero {
    didSet {
      backgroundInsets = NumberRule.finite.usable(
        backgroundInsets, or: oldValue, in: "UIBackgroundConfiguration.backgroundInsets")
    }
  }
  /// The color of the background; `nil` stands for the tint color or, in a button, for the color of
  /// the button's style.
  public var backgroundColor: UIColor?
  /// The function that returns the color to show for `backgroundColor`; `nil` for no change.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The image in front of the background color, or `nil`.
  public var image: UIImage?
  /// The placement of the image in the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line along the inside of the background's edge; `nil` stands for the tint
  /// color.
  public var strokeColor: UIColor?
  /// The function that returns the color to show for `strokeColor`; `nil` for no change.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line along the inside of the background's edge, in points.
  public var strokeWidth: CGFloat = 0 {
    didSet {
      strokeWidth = NumberRule.notNegative.usable(
        strokeWidth, or: oldValue, in: "UIBackgroundConfiguration.strokeWidth")
    }
  }
  /// A view between the background color and the image, as large as the background, or `nil`.
  public var customView: UIView?

  init() {}

  /// Returns a background that is not visible.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}

/// The view that shows the background of a button.
@MainActor final class BackgroundView: UIView {
  private let picture = UIImageView(image: nil)
  private var custom: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    picture.clipsToBounds = true
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows a background with rounded corners of a radius in points.
  func show(_ background: UIBackgroundConfiguration, radius: CGFloat) {
    let color = background.backgroundColor ?? tintColor ?? .clear
    let shown = background.backgroundColorTransformer?(color) ?? color
    if backgroundColor != shown { backgroundColor = shown }
    layer.cornerRadius = radius
    layer.borderWidth = background.strokeWidth
    let stroke = background.strokeColor ?? tintColor ?? .clear
    let line = background.strokeColorTransformer?(stroke) ?? stroke
    layer.borderColor = resolved(line).cgColor
    showViews(background, radius: radius)
  }

  private func showViews(_ background: UIBackgroundConfiguration, radius: CGFloat) {
    if custom !== background.customView {
      if custom?.superview === self { custom?.removeFromSuperview() }
      custom = background.customView
      if let custom { insertSubview(custom, at: 0) }
    }
    custom?.frame = bounds
    picture.image = background.image
    picture.contentMode = background.imageContentMode
    picture.layer.cornerRadius = radius
    picture.frame = bounds
    guard background.image != nil else { return picture.removeFromSuperview() }
    if picture.superview == nil { addSubview(picture) }
  }
}
