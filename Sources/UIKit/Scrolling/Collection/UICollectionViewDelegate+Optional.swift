import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UICollectionViewDelegate {
  /// The methods `collectionView`.
  @_disfavoredOverload public var collectionView: UICollectionViewDelegateCalls.CollectionView? {
    UICollectionViewDelegateCalls.CollectionView(owner: self)
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum UICollectionViewDelegateCalls {
  /// The methods `collectionView` of an object.
  @preconcurrency @MainActor public struct CollectionView {
    let owner: any UICollectionViewDelegate

    /// Calls `collectionView(_:shouldHighlightItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      owner.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
    /// Calls `collectionView(_:didHighlightItemAt:)`.
    public func callAsFunction(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
      owner.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
    /// Calls `collectionView(_:didUnhighlightItemAt:)`.
    public func callAsFunction(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
      owner.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
    /// Calls `collectionView(_:shouldSelectItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      owner.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
    /// Calls `collectionView(_:shouldDeselectItemAt:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      owner.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
    /// Calls `collectionView(_:didSelectItemAt:)`.
    public func callAsFunction(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      owner.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    /// Calls `collectionView(_:didDeselectItemAt:)`.
    public func callAsFunction(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      owner.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
    /// Calls `collectionView(_:willDisplay:forItemAt:)`.
    public func callAsFunction(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      owner.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
    /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      owner.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath
      )
    }
    /// Calls `collectionView(_:didEndDisplaying:forItemAt:)`.
    public func callAsFunction(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      owner.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
    /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      owner.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath
      )
    }
    /// Calls `collectionView(_:targetContentOffsetForProposedContentOffset:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      owner.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset
      )
    }
  }
}
