import UIKitCore

/// The base class of objects that place the elements of a collection view.
///
/// A subclass overrides `collectionViewContentSize`, `layoutAttributesForElements(in:)` and
/// `layoutAttributesForItem(at:)`, and usually `prepare()`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The class of the attributes that the layout returns. The default is
  /// `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts with which the layout is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?
  /// The change that is being animated, or `nil`. It is set only while the collection view requests
  /// the start and the end of elements' motions.
  var change: LayoutChange?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  public override init() { super.init() }

  /// Returns `nil`: layouts cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Places

  /// Prepares the layout. It is called before places are requested, if the layout is invalid.
  open func prepare() {}

  /// The size of the content, in points; by default zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements in a rectangle of the content. The default
  /// implementation returns `nil`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item, by default `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view, by default `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes of a decoration view, by default `nil`.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Registers the class of the decoration views of a kind. The layout creates such views without
  /// the data source.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: Invalidation

  /// Invalidates the whole layout, which is prepared again before the next frame.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates a part of the layout, which is prepared again before the next frame. Overrides
  /// call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated(context)
  }

  /// Returns whether a change of the collection view's bounds invalidates the layout. It is called
  /// before the change. The default implementation returns `true` if the size changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != owner?.bounds.size
  }

  /// Returns the context with which the layout is invalidated after a change of bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeInvalidationContext() }

  /// Returns whether the layout adapts to the attributes that an element prefers. The default
  /// implementation returns `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context with which the layout is invalidated to adapt to the attributes that an
  /// element prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  // MARK: Offsets

  /// Returns the content offset at which the content comes to rest after the user has released it.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which the content would come to rest without this
  ///     method.
  ///   - velocity: The velocity of the content offset, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset for the end of an animated update or a change of layout. The
  /// default implementation returns the current offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Updates

  /// Notifies the layout of the changes of a batch update, after the layout was prepared for the
  /// new items.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Notifies the layout that all elements of an update have been moved to their places. It is
  /// called inside the animation block.
  open func finalizeCollectionViewUpdates() {}
  /// Notifies the layout that it replaces another layout of the collection view.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Notifies the layout that another layout replaces it.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Notifies the layout that a change of layout has moved all elements to their places. It is
  /// called on both layouts.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes at which the animation of an item that appears starts, or `nil` for no
  /// animation. The default is the previous place of the item, or for a new item its place with
  /// alpha 0.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { change?.initial(ListElement(.cell, itemIndexPath)) }

  /// Returns the attributes at which the animation of an item that disappears ends, or `nil` for no
  /// animation. The default is the new place of the item, or for a deleted item its previous place
  /// with alpha 0.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { change?.final(ListElement(.cell, itemIndexPath)) }

  /// Returns the attributes at which the animation of a supplementary view that appears starts, as
  /// `initialLayoutAttributesForAppearingItem(at:)` does for an item.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.initial(ListElement(.supplementary(elementKind), elementIndexPath))
  }

  /// Returns the attributes at which the animation of a supplementary view that disappears ends, as
  /// `finalLayoutAttributesForDisappearingItem(at:)` does for an item.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.final(ListElement(.supplementary(elementKind), elementIndexPath))
  }

  /// Returns the attributes at which the animation of a decoration view that appears starts, as
  /// `initialLayoutAttributesForAppearingItem(at:)` does for an item.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.initial(ListElement(.decoration(elementKind), decorationIndexPath))
  }

  /// Returns the attributes at which the animation of a decoration view that disappears ends, as
  /// `finalLayoutAttributesForDisappearingItem(at:)` does for an item.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.final(ListElement(.decoration(elementKind), decorationIndexPath))
  }
}
