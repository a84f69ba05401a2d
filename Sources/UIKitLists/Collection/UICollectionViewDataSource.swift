import UIKitCore

/// The source of a collection view's items and views.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: DelegateObject {
  /// Returns the number of items of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Returns the cell of an item that comes into view; use `dequeueReusableCell`.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// Returns the number of sections; the default is 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a header, a footer or another supplementary view that comes into view; use
  /// `dequeueReusableSupplementaryView`.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns an empty view and logs a warning, because a layout with supplementary views requires a
  /// data source that implements this method.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.warn("the data source makes no views of the kind “\(kind)”")
    return UICollectionReusableView(frame: .zero)
  }
}
