import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UICollectionViewDataSource {
  /// The method `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
  @_disfavoredOverload public var collectionView: UICollectionViewDataSourceCalls.CollectionView? {
    UICollectionViewDataSourceCalls.CollectionView(owner: self)
  }
  /// The method `numberOfSections(in:)`.
  @_disfavoredOverload public var numberOfSections:
    UICollectionViewDataSourceCalls.NumberOfSections?
  {
    UICollectionViewDataSourceCalls.NumberOfSections(owner: self)
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum UICollectionViewDataSourceCalls {
  /// The methods `collectionView` of an object.
  @preconcurrency @MainActor public struct CollectionView {
    let owner: any UICollectionViewDataSource

    /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      owner.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// The methods `numberOfSections` of an object.
  @preconcurrency @MainActor public struct NumberOfSections {
    let owner: any UICollectionViewDataSource

    /// Calls `numberOfSections(in:)`.
    @discardableResult
    public func callAsFunction(in collectionView: UICollectionView) -> Int {
      owner.numberOfSections(in: collectionView)
    }
  }
}
