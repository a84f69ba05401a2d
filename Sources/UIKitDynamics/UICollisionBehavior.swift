import GlissadeLayers
import UIKitCore

/// A behavior that lets its items collide with one another and with boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects with which the items of a collision behavior collide.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The bits of the mode.
    public let rawValue: UInt
    /// Creates a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The items of this behavior collide with one another.
    public static let items = Mode(rawValue: 1 << 0)
    /// The items of this behavior collide with the boundaries of this behavior.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items collide with one another and with boundaries.
    public static let everything: Mode = [.items, .boundaries]
  }

  private var list: DynamicItemList
  private(set) var boundaries: [CollisionBoundary] = []
  /// The insets that are subtracted from the reference view's bounds to make them a boundary, or
  /// `nil` if the bounds are not a boundary.
  private(set) var referenceInsets: UIEdgeInsets?

  /// The delegate, which is notified of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// The objects with which the items of this behavior collide. The default is `everything`.
  open var collisionMode: Mode = .everything { didSet { changed() } }

  /// Creates a behavior with items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  /// The items of the behavior, in the order of addition.
  open var items: [any UIDynamicItem] { list.items }
  override var ownItems: [any UIDynamicItem] { items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.append(item) { changed() } }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }

  // MARK: Boundaries

  /// A Boolean value that indicates whether the edges of the reference view's bounds are a
  /// boundary. The boundary follows the size of the bounds. Delegates receive contacts with this
  /// boundary without an identifier.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set {
      referenceInsets = newValue ? .zero : nil
      changed()
    }
  }

  /// Makes the reference view's bounds, reduced by `insets`, a boundary. Negative insets enlarge
  /// the boundary (J-13).
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    guard accepts("insets", insets) else { return }
    referenceInsets = insets
    changed()
  }

  /// Adds a line segment, in points of the reference view. The line replaces a boundary with the
  /// same identifier.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    guard accepts("boundary", [p1, p2]) else { return }
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Adds the outline of a path, in points of the reference view. The path is copied.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath
  ) {
    guard let boundary = CollisionBoundary(identifier: identifier, path: bezierPath.cgPath) else {
      return warn("The boundary \(identifier) has no length or no usable identifier: it is ignored")
    }
    boundaries.removeAll { $0.key == boundary.key }
    boundaries.append(boundary)
    changed()
  }

  /// Returns the outline of a boundary, or `nil` if no boundary has the identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.key == identifier as? AnyHashable }.map { UIBezierPath(cgPath: $0.path) }
  }

  /// The identifiers of the boundaries, in the order of addition, or `nil` if there are none. The
  /// boundary of the reference view's bounds has no identifier.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    let count = boundaries.count
    boundaries.removeAll { $0.key == identifier as? AnyHashable }
    if boundaries.count != count { changed() }
  }

  /// Removes the boundaries with identifiers; the reference bounds stay a boundary.
  open func removeAllBoundaries() {
    guard !boundaries.isEmpty else { return }
    boundaries = []
    changed()
  }
}
