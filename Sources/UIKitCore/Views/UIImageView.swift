import Foundation
import GlissadeDrawing
import GlissadeLayers

/// A view that shows an image.
///
/// ```swift
/// let picture = UIImageView(image: UIImage(named: "harbour.png"))
/// picture.contentMode = .scaleAspectFill
/// picture.clipsToBounds = true
/// page.addSubview(picture)
/// ```
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image that is shown, or `nil` for none.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      imagesChanged()
      invalidateIntrinsicContentSize()
    }
  }

  /// The image that is shown while the view is highlighted; `nil` stands for `image`.
  open var highlightedImage: UIImage? { didSet { if isHighlighted { imagesChanged() } } }
  /// A Boolean value that indicates whether the view shows its highlighted image.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imagesChanged() } } }

  // MARK: Animation: see UIImageView+Animation.swift

  /// The images that an animation shows in turn. Setting them stops the animation.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The images that an animation shows in turn while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The duration of one run through all images, in seconds; with 0, the default, each image is
  /// shown for 1/30 second.
  open var animationDuration: TimeInterval = 0 {
    didSet {
      animationDuration = usable("animationDuration", animationDuration, or: oldValue, .endless)
    }
  }
  /// The number of runs through the images; with 0, the default, the animation has no end.
  open var animationRepeatCount = 0
  /// A Boolean value that indicates whether the view is showing images in turn.
  open var isAnimating: Bool { run != nil }
  var run: ImageRun?

  /// Shows `animationImages` in turn from the first one on, while the view is in a window.
  open func startAnimating() {
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    if let own, let first = own.first {
      begin(
        ImageRun(
          own, first: first, duration: animationDuration, count: animationRepeatCount,
          isOwn: false))
    } else {
      startOwnRun()
    }
  }
  /// Stops showing images in turn, and shows `image` again.
  open func stopAnimating() {
    guard let run else { return }
    run.pause()
    self.run = nil
    showImage()
  }

  /// Creates a view that shows an image, in the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image)
  }

  /// Creates a view in the size of an image. While the view is highlighted, it shows another image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.highlightedImage = highlightedImage
    setUp(image)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(nil)
  }

  /// Returns `nil`: image views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  private func setUp(_ image: UIImage?) {
    isUserInteractionEnabled = false
    self.image = image
    showImage()
  }

  /// The image that the view shows while no animation shows images in turn.
  var stillImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
  private var visibleImage: UIImage? { run?.shown ?? stillImage }
  /// A Boolean value that indicates whether the view has set the layer's `contentsCenter` for a
  /// resizable image.
  private var hasOwnCenter = false

  func showImage() {
    var shown = visibleImage
    if shown?.renderingMode == .alwaysTemplate { shown = shown?.withTintColor(tintColor) }
    layer.contents = shown?.cgImage
    layer.contentsScale = shown?.scale ?? 1
    let isResizable = shown?.form.isResizable ?? false
    guard isResizable || hasOwnCenter else { return }
    hasOwnCenter = isResizable
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.contentsCenter = shown?.center ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.repeatsContentsCenter = shown?.repeatsCenter ?? false
    CATransaction.commit()
  }

  private func showTint() { if visibleImage?.renderingMode == .alwaysTemplate { showImage() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showTint()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowChanged()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
