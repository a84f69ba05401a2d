import GlissadeLayers
import UIKitCore

/// The place and the appearance of an element in a collection view.
///
/// A subclass that adds properties overrides `copy(with:)` and `isEqual(_:)`. A layout returns it
/// as its `layoutAttributesClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject,
  @preconcurrency NSCopying, UIDynamicItem
{
  var kind = ListElement.Kind.cell

  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The center of the element, in points of the content.
  open var center = CGPoint.zero
  /// The size of the element in points, before the transform is applied.
  open var size = CGSize.zero
  /// The 3D transform of the element about its center.
  open var transform3D = CATransform3DIdentity
  /// The opacity of the element, 0…1.
  open var alpha: CGFloat = 1
  /// The front-to-back order of elements that overlap. An element with a greater value is in front.
  /// Elements with equal values are in the order in which they appeared.
  open var zIndex = 0
  /// A Boolean value that indicates whether the element is hidden.
  open var isHidden = false
  /// A Boolean value that indicates whether the element's view determines its size.
  var fits = false

  public override init() { super.init() }

  /// Creates the attributes of the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    (kind, self.indexPath) = (.supplementary(elementKind), indexPath)
  }

  /// Creates the attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with path: IndexPath)
  {
    self.init()
    (kind, indexPath) = (.decoration(decorationViewKind), path)
  }

  /// Creates attributes for a layout whose `layoutAttributesClass` is this class.
  ///
  /// This initializer calls `init()`. It is not available in Swift 5 mode. In Swift 6 mode, a
  /// subclass must declare it if the subclass has an initializer of its own and does not override
  /// `init()`.
  @available(swift, introduced: 6)
  public required convenience init(vendedBy layout: UICollectionViewLayout?) { self.init() }

  // MARK: Element

  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory {
    switch kind {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  /// The kind of a supplementary or decoration view, or `nil` for a cell.
  open var representedElementKind: String? {
    switch kind {
    case .cell: nil
    case .supplementary(let name), .decoration(let name): name
    }
  }

  // MARK: Geometry

  /// The rectangle of the element, in points of the content. With a transform it is the bounding
  /// box of the transformed rectangle.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(transform)
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The rectangle with the size of the element at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The 2D transform of the element about its center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  // MARK: Copies

  /// Returns an independent copy, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(vendedBy: nil)
    (copy.kind, copy.indexPath, copy.fits) = (kind, indexPath, fits)
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// Returns whether two objects describe the same element with the same place and appearance.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { hasSameValues(as: other) }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && kind == other.kind && indexPath == other.indexPath
      && center == other.center && size == other.size && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns a copy with another index path, for the element before or after a change.
  func copied(to path: IndexPath) -> UICollectionViewLayoutAttributes {
    let copy = copied
    copy.indexPath = path
    return copy
  }

  /// A copy of the attributes, or the attributes themselves if a subclass's `copy(with:)` returns
  /// an object of another class.
  var copied: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }

  /// A copy of the attributes with alpha 0.
  var faded: UICollectionViewLayoutAttributes {
    let copy = copied
    copy.alpha = 0
    return copy
  }

  /// A Boolean value that indicates whether all numbers in the attributes are finite, so that a
  /// view can have them.
  var isFinite: Bool {
    let values = [center.x, center.y, size.width, size.height, alpha]
    return values.allSatisfy(\.isFinite) && size.width >= 0 && size.height >= 0
      && CATransform3DIsFinite(transform3D)
  }

  private func CATransform3DIsFinite(_ transform: CATransform3D) -> Bool {
    // If any number is not finite, the sum is not finite either.
    let row1 = transform.m11 + transform.m12 + transform.m13 + transform.m14
    let row2 = transform.m21 + transform.m22 + transform.m23 + transform.m24
    let row3 = transform.m31 + transform.m32 + transform.m33 + transform.m34
    let row4 = transform.m41 + transform.m42 + transform.m43 + transform.m44
    return (row1 + row2 + row3 + row4).isFinite
  }

  /// Returns whether the element can be visible in a rectangle of the content. The result is always
  /// `true` for an element with a transform that is not affine, because its extent is not computed.
  func isVisible(in rect: CGRect) -> Bool {
    !CATransform3DIsAffine(transform3D) || frame.intersects(rect)
  }
}
