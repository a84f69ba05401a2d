import Foundation

/// A button with a title, an image, or both, side by side and centered.
///
/// ```swift
/// let button = UIButton(type: .system)
/// button.setTitle("Close", for: .normal)
/// button.addAction(
///   UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
/// page.addSubview(button)
/// ```
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The predefined appearances of a button.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// A button with its title in the tint color. The content dims while the button is pressed.
    case system = 1
  }

  /// The type of the button.
  open private(set) var buttonType = ButtonType.custom
  /// The space between the button's edges and its title and image, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      contentEdgeInsets = usable("contentEdgeInsets", contentEdgeInsets, or: oldValue)
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The displacement of the title: its center moves by half of the difference of two opposite
  /// insets.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet {
      titleEdgeInsets = usable("titleEdgeInsets", titleEdgeInsets, or: oldValue)
      setNeedsLayout()
    }
  }
  /// The displacement of the image: its center moves by half of the difference of two opposite
  /// insets.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet {
      imageEdgeInsets = usable("imageEdgeInsets", imageEdgeInsets, or: oldValue)
      setNeedsLayout()
    }
  }
  /// The label that shows the title of the button.
  open private(set) var titleLabel: UILabel? = UILabel()
  /// The view that shows the image of the button.
  open private(set) var imageView: UIImageView? = UIImageView(image: nil)

  /// The look and the content of the button as a value, or `nil` if the other properties determine
  /// them. With a configuration, the edge insets and the background images have no effect.
  open var configuration: Configuration? {
    didSet {
      if configuration == nil {
        configured?.remove()
        configured = nil
      } else if configured == nil {
        configured = ConfiguredContent(self)
      }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      if configurationPhase != .updating { setNeedsUpdateConfiguration() }
    }
  }
  /// A Boolean value that indicates whether the colors of the configuration follow the button's
  /// state.
  open var automaticallyUpdatesConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The function that is called before a layout after a change of the button's state. It can
  /// change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  var configured: ConfiguredContent?
  var configurationPhase = ConfigurationPhase.current

  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private let background = UIImageView(image: nil)
  private static let gap: CGFloat = 8

  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel?.textAlignment = .center
    if let imageView { addSubview(imageView) }
    if let titleLabel { addSubview(titleLabel) }
    let tap = UIAction { [weak self] _ in self?.sendActions(for: .primaryActionTriggered) }
    addAction(tap, for: .touchUpInside)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button with an action.
  ///
  /// - Parameters:
  ///   - buttonType: The type of the button.
  ///   - primaryAction: The action of the button. The button shows the title and image of the
  ///     action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Returns `nil`: buttons cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Requests a call of `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurationPhase = .due
    setNeedsLayout()
  }

  /// Changes the configuration for the present state. The default implementation calls
  /// `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func stateDidChange() { setNeedsUpdateConfiguration() }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  /// Returns the title for a state, by default the title for the normal state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// Sets the title with attributes for a state. It is shown in place of the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  /// Returns the title with attributes for a state, by default the one for the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// The title with attributes for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    setNeedsLayout()
  }
  /// Returns the color of the title for a state, by default the color for the normal state.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  /// Returns the image for a state, by default the image for the normal state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind the content for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The color of the title for the current state.
  open var currentTitleColor: UIColor { color }

  /// Sets the image that fills the button behind the content in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    setNeedsLayout()
  }
  /// Returns the image behind the content for a state, by default the image for the normal state.
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }

  open override var isHighlighted: Bool {
    didSet {
      guard oldValue != isHighlighted, configuration == nil else { return }
      let dim = isHighlighted && buttonType == .system
      let change = { [self] in
        titleLabel?.alpha = dim ? 0.35 : 1
        imageView?.alpha = dim ? 0.35 : 1
      }
      // The button dims at once and brightens gradually, because the response to a press must not
      // lag.
      dim ? change() : UIView.animate(withDuration: MotionDurations.answer, animations: change)
    }
  }

  open override func tintColorDidChange() { setNeedsUpdateConfiguration() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if let configured {
      background.removeFromSuperview()
      return configured.layOut()
    }
    imageView?.image = currentImage
    layBackground()
    showTitle()
    let inner = contentRect(forBounds: bounds)
    imageView?.frame = imageRect(forContentRect: inner)
    titleLabel?.frame = titleRect(forContentRect: inner)
  }

  /// Returns the rectangle of the image behind the content, in a button with given bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle that image and title can fill, in a button with given bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    let outer = backgroundRect(forBounds: bounds)
    return configured?.contentRect(in: outer) ?? outer.inset(by: contentEdgeInsets)
  }
  /// Returns the rectangle of the image within the rectangle of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    configured?.places(in: contentRect).image
      ?? placed(contentRect).image.displaced(by: imageEdgeInsets)
  }
  /// Returns the rectangle of the title within the rectangle of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    configured?.places(in: contentRect).title
      ?? placed(contentRect).title.displaced(by: titleEdgeInsets)
  }

  /// Returns the rectangles of image and title, side by side at the position that the content
  /// alignments determine.
  private func placed(_ inner: CGRect) -> (image: CGRect, title: CGRect) {
    let (image, title) = (currentImage?.size ?? .zero, fittingTitle(inner.width))
    let gap = image.width > 0 && title.width > 0 ? Self.gap : 0
    let free = inner.width - (image.width + gap + title.width)
    var x = inner.minX + free * contentHorizontalAlignment.share
    let fills = contentHorizontalAlignment == .fill
    func row(_ size: CGSize, width: CGFloat) -> CGRect {
      let isTall = contentVerticalAlignment == .fill
      let height = isTall ? inner.height : size.height
      let y = inner.minY + (inner.height - height) * contentVerticalAlignment.share
      return CGRect(x: x, y: y, width: width, height: height)
    }
    let first = row(image, width: fills && title.width == 0 ? inner.width : image.width)
    x += image.width + gap
    let second = row(title, width: fills ? max(0, inner.maxX - x) : title.width)
    let whole = CGPoint(x: second.minX.rounded(), y: second.minY.rounded())
    return (first, CGRect(origin: whole, size: second.size))
  }

  /// Shows the title of the current state in the label.
  private func showTitle() {
    if let styled = currentAttributedTitle {
      let label = titleLabel
      if label?.textColor != color { label?.textColor = color }
      if label?.styledText?.isEqual(to: styled) != true { label?.attributedText = styled }
    } else {
      titleLabel?.text = currentTitle
      titleLabel?.textColor = color
    }
  }

  /// Lays out the view of the image behind the content. The view is a subview only while there is
  /// such an image.
  private func layBackground() {
    background.image = backgroundImage(for: state)
    guard background.image != nil else { return background.removeFromSuperview() }
    if background.superview == nil { insertSubview(background, at: 0) }
    background.frame = backgroundRect(forBounds: bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if let configured { return configured.size(width: nil) }
    showTitle()
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let picture = image(for: state)?.size ?? .zero
    let gap = picture.width > 0 && title.width > 0 ? Self.gap : 0
    return CGSize(
      width: title.width + gap + picture.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(title.height, picture.height) + contentEdgeInsets.top
        + contentEdgeInsets.bottom)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

  override var hasHeightForWidth: Bool { configured != nil }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    return configured?.size(width: width).height ?? intrinsicContentSize.height
  }

  override func baseline(
    isFirst: Bool, contentHeight: CGFloat
  ) -> (share: CGFloat, offset: CGFloat) {
    let insets = configured?.shown.contentInsets.insets ?? contentEdgeInsets
    let below = configured?.heightBelowTitle ?? 0
    let shift = (insets.top - insets.bottom - below) / 2
    let height = titleLabel?.intrinsicContentSize.height ?? 0
    guard let title = titleLabel?.baseline(isFirst: isFirst, contentHeight: height) else {
      return super.baseline(isFirst: isFirst, contentHeight: contentHeight)
    }
    return (title.share, title.offset + shift)
  }

  private var color: UIColor {
    if let color = titleColor(for: state) { return color }
    if !isEnabled { return UIColor(white: 0.5, alpha: 0.6) }
    return buttonType == .system ? tintColor : .white
  }

  private func fittingTitle(_ width: CGFloat) -> CGSize {
    let size = titleLabel?.intrinsicContentSize ?? .zero
    return CGSize(width: min(size.width, max(0, width)), height: size.height)
  }
}

extension CGRect {
  /// Returns the rectangle with its center moved by half of the difference of opposite insets,
  /// along each axis.
  fileprivate func displaced(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
