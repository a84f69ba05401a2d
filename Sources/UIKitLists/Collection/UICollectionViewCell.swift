import UIKitCore

/// The view of an item while it is visible.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the content of the cell. It fills the cell.
  open private(set) var contentView = UIView()

  /// A Boolean value that indicates whether the item is selected.
  open var isSelected = false { didSet { showBackgrounds() } }
  /// A Boolean value that indicates whether a touch highlights the cell.
  open var isHighlighted = false { didSet { showBackgrounds() } }

  /// The view behind the content, which fills the cell.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView, at: 0) }
  }

  /// The view between the background and the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, for: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      showBackgrounds()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Returns `nil`: cells cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a dequeued cell of a registered class. The superclass declares the same initializer.
  @available(swift, introduced: 6)
  public required convenience init(dequeuedWith frame: CGRect) { self.init(frame: frame) }

  /// Returns attributes with the size that the constraints of the content determine, if the layout
  /// adapts to it. Otherwise it returns the given attributes. A side whose length the constraints
  /// do not determine keeps its length.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    guard attributes.fits else { return attributes }
    let size = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width > 0 { attributes.size.width = size.width }
    if size.height > 0 { attributes.size.height = size.height }
    return attributes
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  private func exchange(_ old: UIView?, for new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: index)
  }

  private func showBackgrounds() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
