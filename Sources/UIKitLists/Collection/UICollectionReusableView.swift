import UIKitCore

/// A view of a collection view: a cell, or a header, a footer or a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier for reuse, or `nil` for a view that was not dequeued.
  open var reuseIdentifier: String? { dequeuedIdentifier }
  var dequeuedIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`: views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a view of a registered class.
  ///
  /// It calls `init(frame:)`. In Swift 5 mode it is not to be seen; in Swift 6 mode a subclass that
  /// does not override `init(frame:)` and has an initializer of its own must declare it.
  @available(swift, introduced: 6)
  public required convenience init(dequeuedWith frame: CGRect) { self.init(frame: frame) }

  /// Prepares the view for reuse at another place.
  open func prepareForReuse() {}

  /// Applies attributes of the layout that are not those of a view, after the view has moved to its
  /// place. It is called when the attributes have changed.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that fit the view's content, by default the given ones. The layout
  /// decides whether it adapts to them.
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
