import Foundation
import GlissadeDrawing

/// A view of an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image that is shown, or `nil` for none.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      showImage()
      invalidateIntrinsicContentSize()
    }
  }

  /// The image that is shown while the view is highlighted; `nil` stands for `image`.
  open var highlightedImage: UIImage? { didSet { if isHighlighted { showImage() } } }
  /// A Boolean value that indicates whether the view shows its highlighted image.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }

  /// Creates a view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image)
  }

  /// Creates a view of the image's size, with another image while it is highlighted.
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

  private var visibleImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func showImage() {
    var shown = visibleImage
    if shown?.renderingMode == .alwaysTemplate { shown = shown?.withTintColor(tintColor) }
    layer.contents = shown?.cgImage
    layer.contentsScale = shown?.scale ?? 1
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

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
