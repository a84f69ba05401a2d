import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UICollectionViewDelegateFlowLayout {
  /// The methods `collectionView`.
  @_disfavoredOverload public var collectionView:
    UICollectionViewDelegateFlowLayoutCalls.CollectionView?
  {
    UICollectionViewDelegateFlowLayoutCalls.CollectionView(owner: self)
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum UICollectionViewDelegateFlowLayoutCalls {
  /// The methods `collectionView` of an object.
  @preconcurrency @MainActor public struct CollectionView {
    let owner: any UICollectionViewDelegateFlowLayout

    /// Calls `collectionView(_:layout:sizeForItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      owner.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
    /// Calls `collectionView(_:layout:insetForSectionAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      owner.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
    /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
      owner.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section
      )
    }
    /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
      owner.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section
      )
    }
    /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      owner.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section
      )
    }
    /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize {
      owner.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section
      )
    }
  }
}
