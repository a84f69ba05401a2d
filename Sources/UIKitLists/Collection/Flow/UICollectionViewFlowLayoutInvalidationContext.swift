import UIKitCore

/// The part of a flow layout that has become invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether the layout requests sizes and spacings from the
  /// delegate again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether the layout computes the lines again from the known
  /// sizes.
  open var invalidateFlowLayoutAttributes = true
  /// The item whose cell prefers another size, with that size, or `nil`.
  var fitted: (path: IndexPath, size: CGSize)?

  public override init() { super.init() }

  /// Creates a context for a layout whose `invalidationContextClass` is this class. The superclass
  /// declares the same initializer.
  @available(swift, introduced: 6)
  public required convenience init(vendedBy layout: UICollectionViewLayout?) { self.init() }
}
