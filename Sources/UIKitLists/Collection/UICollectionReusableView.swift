import UIKitCore

/// A view of a collection view: a cell, or a header, a footer or a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The reuse identifier of the view, or `nil` for a view that was not dequeued.
  open var reuseIdentifier: String? { dequeuedIdentifier }
  var dequeuedIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`: views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a dequeued view of a registered class.
  ///
  /// This initializer calls `init(frame:)`. It is not available in Swift 5 mode. In Swift 6 mode, a
  /// subclass must declare it if the subclass has an initializer of its own and does not override
  /// `init(frame:)`.
  @available(swift, introduced: 6)
  public required convenience init(dequeuedWith frame: CGRect) { self.init(frame: frame) }

  /// Prepares the view for reuse at another place.
  open func prepareForReuse() {}

  /// Applies the properties of attributes that a subclass of the attributes has added. It is called
  /// after the view has been moved, whenever the attributes have changed.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers, for example with a size that fits its content.
  /// The default implementation returns the given attributes. The layout decides whether it adapts
  /// to them.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// Notifies the view that the collection view is about to change to another layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Notifies the view that the collection view has changed to another layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}
