import Foundation

/// Lets its items meet one another, and boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items of this behavior meet one another.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items meet this behavior's boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything: Mode = [.items, .boundaries]
  }

  private var list: DynamicItemList
  private(set) var boundaries: [CollisionBoundary] = []
  /// The reference bounds' insets; nil if they are no boundary.
  private(set) var referenceInsets: UIEdgeInsets?

  /// Who hears of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var collisionMode: Mode = .everything { didSet { changed() } }

  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { list.items }
  override var ownItems: [any UIDynamicItem] { items }

  open func addItem(_ item: any UIDynamicItem) { if list.append(item) { changed() } }
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }

  // MARK: Boundaries

  /// Whether the edges of the reference view's bounds are a boundary; they follow its size. Delegates
  /// hear of it without an identifier.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set {
      referenceInsets = newValue ? .zero : nil
      changed()
    }
  }

  /// Makes the reference view's bounds, less `insets`, a boundary; negative insets enlarge it (J-13).
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    guard accepts("insets", insets.top, insets.left, insets.bottom, insets.right) else { return }
    referenceInsets = insets
    changed()
  }

  /// A line from one point to another, in points of the reference view; it takes the place of a boundary
  /// of the same identifier.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    guard accepts("boundary", p1.x, p1.y, p2.x, p2.y) else { return }
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The outline of a path, in points of the reference view; the path is copied.
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

  /// The boundary's outline; nil if there is none of that name.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.key == identifier as? AnyHashable }.map { UIBezierPath(cgPath: $0.path) }
  }

  /// In order of addition; nil if there are none. The reference bounds have none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    let count = boundaries.count
    boundaries.removeAll { $0.key == identifier as? AnyHashable }
    if boundaries.count != count { changed() }
  }

  /// Removes the boundaries with identifiers; the reference bounds stay what they are.
  open func removeAllBoundaries() {
    guard !boundaries.isEmpty else { return }
    boundaries = []
    changed()
  }
}
