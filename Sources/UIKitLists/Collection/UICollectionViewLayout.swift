import UIKitCore

/// The base class of objects that place the elements of a collection view.
///
/// A subclass overrides `collectionViewContentSize`, `layoutAttributesForElements(in:)` and
/// `layoutAttributesForItem(at:)`, and usually `prepare()`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The class of the attributes that the layout vends, by default
  /// `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?
  /// The change that is being animated, during the calls that ask for its beginning and end.
  var change: LayoutChange?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  public override init() { super.init() }

  /// Returns `nil`: layouts cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Places

  /// Prepares the layout. It is called before the layout is asked for places, if it is invalid.
  open func prepare() {}

  /// The size of the content, in points; by default zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements in a rectangle of the content, by default none.
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

  /// Registers the class of the decoration views of a kind, which the layout makes by itself.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: Invalidation

  /// Requests that the layout is prepared again before the next frame.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Requests that a part of the layout is prepared again before the next frame. Overrides call
  /// `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated(context)
  }

  /// Returns whether the layout depends on the collection view's bounds; by default it does so if
  /// the size changes. It is called before the bounds change.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != owner?.bounds.size
  }

  /// Returns the context with which the layout is invalidated after a change of bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeInvalidationContext() }

  /// Returns whether the layout adapts to what an element prefers; by default it does not.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context with which the layout is invalidated to adapt to what an element prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  // MARK: Offsets

  /// Returns the offset at which released content comes to rest.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which it would come to rest by itself.
  ///   - velocity: The velocity of the content offset, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after an animated update or change of the layout, by default the
  /// present one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Updates

  /// Notifies the layout of the changes of a batch update, after it was prepared.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Notifies the layout that all elements of an update have been placed. It is called in the
  /// animation.
  open func finalizeCollectionViewUpdates() {}
  /// Notifies the layout that it becomes the collection view's layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Notifies the layout that another one replaces it.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Notifies both layouts that a change of layout has placed all elements.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes with which the animation of an item that appears begins: by default
  /// its former place, or if it is new its place with alpha 0. `nil` stands for no animation.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { change?.initial(ListElement(.cell, itemIndexPath)) }

  /// Returns the attributes with which the animation of an item that disappears ends: by default
  /// its new place, or if it is deleted its place with alpha 0. `nil` stands for no animation.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { change?.final(ListElement(.cell, itemIndexPath)) }

  /// Returns the same as `initialLayoutAttributesForAppearingItem(at:)` for a supplementary view.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.initial(ListElement(.supplementary(elementKind), elementIndexPath))
  }

  /// Returns the same as `finalLayoutAttributesForDisappearingItem(at:)` for a supplementary view.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.final(ListElement(.supplementary(elementKind), elementIndexPath))
  }

  /// Returns the same as `initialLayoutAttributesForAppearingItem(at:)` for a decoration view.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.initial(ListElement(.decoration(elementKind), decorationIndexPath))
  }

  /// Returns the same as `finalLayoutAttributesForDisappearingItem(at:)` for a decoration view.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.final(ListElement(.decoration(elementKind), decorationIndexPath))
  }
}
