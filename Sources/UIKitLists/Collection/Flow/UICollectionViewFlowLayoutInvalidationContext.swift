import UIKitCore

/// The part of a flow layout that has become invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether the delegate is asked for sizes and spacings again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether the lines are made again from the known sizes.
  open var invalidateFlowLayoutAttributes = true
  /// The size that an item's cell prefers.
  var fitted: (path: IndexPath, size: CGSize)?

  public override init() { super.init() }

  /// Creates the context of the class that a layout vends; see the superclass.
  @available(swift, introduced: 6)
  public required convenience init(vendedBy layout: UICollectionViewLayout?) { self.init() }
}
