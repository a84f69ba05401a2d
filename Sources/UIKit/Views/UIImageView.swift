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

  /// Creates a view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
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

  private func showImage() {
    layer.contents = image?.cgImage
    layer.contentsScale = image?.scale ?? 1
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
