import Foundation
import UIKitCore

/// A view that arranges views in a row or a column, by constraints that it creates.
///
/// ```swift
/// let column = UIStackView(arrangedSubviews: [UILabel(), UISlider()])
/// column.axis = .vertical
/// column.spacing = 12
/// page.addSubview(column)
/// ```
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The way in which arranged views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// The arranged views fill the stack: those that hug their contents least grow, those that
    /// resist compression least shrink.
    case fill
    /// The arranged views fill the stack and have equal lengths.
    case fillEqually
    /// The arranged views fill the stack in proportion to the lengths of their contents.
    case fillProportionally
    /// The arranged views keep their lengths, with equal spaces between them.
    case equalSpacing
    /// The arranged views keep their lengths, with equal distances of their centers where the
    /// spacing allows it.
    case equalCentering
  }

  /// The placement of arranged views across the stack.
  public enum Alignment: Int, Sendable {
    /// The arranged views fill the stack across its axis.
    case fill
    /// The arranged views are at the left edge of a column, or at the top of a row.
    case leading
    /// The first baselines of the views in a row are aligned.
    case firstBaseline
    /// The arranged views are in the middle of the stack.
    case center
    /// The arranged views are at the right edge of a column, or at the bottom of a row.
    case trailing
    /// The last baselines of the views in a row are aligned.
    case lastBaseline

    /// The arranged views are at the top of a row.
    public static let top = Alignment.leading
    /// The arranged views are at the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The custom spacing that stands for `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The custom spacing that stands for the standard distance between adjacent views, 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The axis along which views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
  /// The way in which arranged views share the length of the stack.
  open var distribution = Distribution.fill { didSet { arrangementChanged() } }
  /// The placement of arranged views across the stack.
  open var alignment = Alignment.fill { didSet { arrangementChanged() } }
  /// The distance between adjacent views, in points. In the distributions `equalSpacing` and
  /// `equalCentering` it is the least distance.
  open var spacing: CGFloat = 0 {
    didSet {
      spacing = usable("spacing", spacing, or: oldValue)
      if spacing != oldValue { arrangementChanged() }
    }
  }
  /// A Boolean value that indicates whether the spacing of a column is measured between baselines.
  open var isBaselineRelativeArrangement = false { didSet { arrangementChanged() } }
  /// A Boolean value that indicates whether views are arranged within the layout margins of the
  /// stack.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }

  /// The arranged views, in their order along the axis.
  open var arrangedSubviews: [UIView] { arranged }
  private(set) var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []

  /// Creates a stack that arranges views in a row.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns `nil`: stacks cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Views

  /// Adds a view at the end of the arranged views, and makes it a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  /// Inserts a view at an index of `arrangedSubviews`, and makes it a subview. A view that is
  /// arranged already moves to the index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    precondition(
      (0...arranged.count).contains(stackIndex), "There is no such index in arrangedSubviews.")
    arranged.insert(view, at: stackIndex)
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementChanged()
  }

  /// Removes a view from the arrangement. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(view) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints = []
    arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Spacing

  /// Sets the distance after an arranged view, in points. The distance is ignored while that view
  /// is hidden.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(arrangedSubview), !spacing.isNaN else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// Returns the custom distance after an arranged view in points, or `spacingUseDefault` if none
  /// is set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Returns the distance between an arranged view and the next one, in points.
  func distance(after view: UIView) -> CGFloat {
    switch customSpacings[ObjectIdentifier(view)] {
    case nil: spacing
    case Self.spacingUseSystem: systemSpacing
    case let custom?: custom
    }
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView { visible.first ?? self }
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visible.last : visible.first) ?? self
  }

  /// The arranged views that are not hidden.
  var visible: [UIView] { arranged.filter { !$0.isHidden } }

  // MARK: Constraints

  /// Requests an update of the stack's constraints and a layout.
  package func arrangementChanged() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Handles a change of the content of an arranged view. The proportions of the distribution
  /// `fillProportionally` depend on it.
  package func contentChanged(of view: UIView) {
    if distribution == .fillProportionally, arranged.contains(view) { arrangementChanged() }
  }

  open override func updateConstraints() {
    // These constraints are derived from the arrangement. A reversed animation restores the
    // arrangement, so the activations are not recorded for it.
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints = StackArrangement(of: self).constraints
    NSLayoutConstraint.activate(ownConstraints)
    super.updateConstraints()
  }
}

extension UIStackView: ArrangingView {
  package func arranges(_ view: UIView) -> Bool { arranged.contains(view) }
}
