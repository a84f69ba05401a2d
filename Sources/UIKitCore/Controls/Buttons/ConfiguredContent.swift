import Foundation

/// The views of a configured button and their layout.
@MainActor final class ConfiguredContent {
  private unowned let button: UIButton
  let background = BackgroundView(frame: .zero)
  let subtitle = UILabel()
  private let indicator = UIActivityIndicatorView(style: .medium)
  /// The configuration that is shown, with the colors of the present state.
  private(set) var shown = UIButton.Configuration(.plain)
  /// The template image that is shown, and the image from which it was made; `nil` before the
  /// first.
  private var shape: (source: UIImage, template: UIImage)?

  init(_ button: UIButton) {
    self.button = button
    subtitle.numberOfLines = 0
    indicator.hidesWhenStopped = true
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.alpha = 1
    button.imageView?.alpha = 1
    button.insertSubview(background, at: 0)
    button.addSubview(subtitle)
    button.addSubview(indicator)
  }

  /// Removes the views that only a configured button has, and resets the others.
  func remove() {
    for view in [background, subtitle, indicator] { view.removeFromSuperview() }
    button.titleLabel?.numberOfLines = 1
    button.titleLabel?.font = UILabel.defaultFont
    button.titleLabel?.textAlignment = .center
    button.imageView?.tintColor = nil
    button.imageView?.isHidden = false
  }

  // MARK: Content

  /// Shows a configuration whose colors are those of the present state.
  func show(_ configuration: UIButton.Configuration) {
    shown = configuration
    let color = configuration.baseForegroundColor ?? .label
    let title = configuration.attributedTitle ?? button.currentTitle.map { AttributedString($0) }
    show(
      title, in: button.titleLabel, font: configuration.buttonSize.titleFont, color,
      configuration.titleTextAttributesTransformer)
    show(
      configuration.attributedSubtitle, in: subtitle,
      font: .preferredFont(forTextStyle: .caption1), color,
      configuration.subtitleTextAttributesTransformer)
    showPicture(color)
  }

  private func show(
    _ text: AttributedString?, in label: UILabel?, font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    guard let label else { return }
    if label.font != font { label.font = font }
    let alignment = shown.titleAlignmentOfPlacement
    if label.textAlignment != alignment { label.textAlignment = alignment }
    guard let text, !text.characters.isEmpty else { return label.text = nil }
    var base = AttributeContainer()
    base.uiKit.font = font
    base.uiKit.foregroundColor = color
    var styled = text
    for run in text.runs {
      let merged = base.merging(run.attributes)
      styled[run.range].setAttributes(transformer?(merged) ?? merged)
    }
    let result = NSAttributedString(styled)
    if label.styledText?.isEqual(to: result) != true { label.attributedText = result }
  }

  private func showPicture(_ color: UIColor) {
    let view = button.imageView
    let tint = shown.imageColorTransformer?(color) ?? color
    if view?.tintColor != tint { view?.tintColor = tint }
    view?.image = (shown.image ?? button.currentImage).map(asShape)
    view?.isHidden = shown.showsActivityIndicator
    indicator.color = shown.activityIndicatorColorTransformer?(color) ?? color
    guard shown.showsActivityIndicator != indicator.isAnimating else { return }
    if shown.showsActivityIndicator {
      indicator.startAnimating()
    } else {
      indicator.stopAnimating()
    }
  }

  /// Returns the image as the button shows it. An image with the rendering mode `.automatic` is
  /// shown as a template.
  private func asShape(_ image: UIImage) -> UIImage {
    guard image.renderingMode == .automatic else { return image }
    if let shape, shape.source === image { return shape.template }
    let template = image.withRenderingMode(.alwaysTemplate)
    shape = (image, template)
    return template
  }

  // MARK: Layout

  /// The rectangles of the image and the texts of a button.
  struct Places {
    var image: CGRect
    var title: CGRect
    var subtitle: CGRect
  }

  private var pictureSize: CGSize {
    if shown.showsActivityIndicator { return indicator.sizeThatFits(.zero) }
    return button.imageView?.image?.size ?? .zero
  }

  private func sizes(width: CGFloat) -> ContentSizes {
    ContentSizes(shown, width: width, picture: pictureSize) { part, width in
      let label = part == .title ? self.button.titleLabel : self.subtitle
      guard let label, let text = label.text, !text.isEmpty else { return .zero }
      return label.sizeThatFits(CGSize(width: width, height: 0))
    }
  }

  /// Returns the size of the content with its insets, for a width in points. With `nil`, each text
  /// is on a single line.
  func size(width: CGFloat?) -> CGSize {
    let insets = shown.contentInsets.insets
    let inner = width.map { max(1, $0 - insets.left - insets.right) } ?? UILabel.unlimited
    let content = sizes(width: inner).all
    return CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  /// The height of the subtitle and its distance from the title, in points; 0 without a subtitle.
  var heightBelowTitle: CGFloat {
    guard let text = subtitle.text, !text.isEmpty else { return 0 }
    return shown.titlePadding + subtitle.intrinsicContentSize.height
  }

  func contentRect(in bounds: CGRect) -> CGRect { bounds.inset(by: shown.contentInsets.insets) }

  func places(in inner: CGRect) -> Places {
    sizes(width: max(1, inner.width)).places(
      in: inner, button.contentHorizontalAlignment, button.contentVerticalAlignment)
  }

  func layOut() {
    let places = places(in: contentRect(in: button.bounds))
    button.titleLabel?.frame = places.title
    subtitle.frame = places.subtitle
    button.imageView?.frame = places.image
    indicator.frame = places.image
    background.frame = button.bounds.inset(by: shown.background.backgroundInsets.insets)
    background.show(shown.background, radius: shown.cornerRadius(in: background.bounds.size))
  }
}
