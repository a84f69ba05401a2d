import Foundation
import GlissadeGeometry

/// The part of views that concerns their layout: frames that follow constraints, contents, margins
/// and the safe area.
@preconcurrency @MainActor open class ViewLayout: ViewEnvironment {
  /// Creates the part of a view. Clients do not see the initializer.
  @_spi(Superclass) public override init() { super.init() }

  /// The view that this is: only views inherit from this class, because no other class sees its
  /// initializer.
  final var view: UIView { unsafeDowncast(self, to: UIView.self) }

  var layoutState = LayoutState()
  /// The active constraints that mention this view.
  var layoutConstraints: [NSLayoutConstraint] = []
  /// The active constraints that this view holds.
  var heldConstraints: [NSLayoutConstraint] = []
  /// The solver of the tree, if this view has no superview.
  var layoutEngine: LayoutEngine?
  var guides = ViewGuides()
  var contentPriorities = ContentPriorities()
  var margins = ViewMargins()
  var storedSafeAreaInsets = UIEdgeInsets.zero

  // MARK: Constraints

  /// A Boolean value that indicates whether the frame is set and not determined by constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard oldValue != translatesAutoresizingMaskIntoConstraints else { return }
      view.layoutRoot.layoutEngine?.translationChanged(of: view)
      view.superview?.setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether views of this class rely on constraints, which a view
  /// says about itself for the reader: views with constraints are laid out by them in any case.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The active constraints that this view holds: those between itself and its descendants.
  open var constraints: [NSLayoutConstraint] { heldConstraints }
  /// Activates a constraint between this view and its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { view.hold(constraint) }
  /// Activates constraints between this view and its descendants.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { view.hold(constraint) }
  }
  /// Deactivates a constraint of `constraints`.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { view.release(constraint) }
  /// Deactivates constraints of `constraints`.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { view.release(constraint) }
  }
  /// Returns whether the view must be asked for new constraints before the next layout.
  open func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }
  /// Requests `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() { view.markForConstraintUpdate() }
  /// Calls `updateConstraints` of this view and its descendants now, where it was requested.
  open func updateConstraintsIfNeeded() { view.updateStaleConstraints() }
  /// Changes the constraints, before the first layout and after `setNeedsUpdateConstraints`.
  /// Overrides call `super` at their end.
  open func updateConstraints() {}

  // MARK: Guides

  /// The guides that were added to this view.
  open var layoutGuides: [UILayoutGuide] { guides.added }
  /// Adds a guide, which is removed from another view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { view.insert(layoutGuide) }
  /// Removes a guide with its constraints.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { view.drop(layoutGuide) }
  /// The bounds without the safe area's insets.
  open var safeAreaLayoutGuide: UILayoutGuide { view.guide(\.safeArea, .safeArea) }
  /// The bounds without the margins.
  open var layoutMarginsGuide: UILayoutGuide { view.guide(\.margins, .margins) }
  /// The part of the margins in which lines of text are not too long, in the middle.
  open var readableContentGuide: UILayoutGuide { view.guide(\.readable, .readable) }

  // MARK: Margins and safe area

  /// The space between the edges and the content, in points: by default 8, and 16 at the sides of a
  /// controller's view, plus the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { view.effectiveMargins }
    set { view.setMargins(newValue) }
  }
  /// The margins, with the leading one at the left.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins) }
    set { view.setMargins(newValue.insets) }
  }
  /// A Boolean value that indicates whether margins are at least as wide as what the superview's
  /// margins cover of this view.
  open var preservesSuperviewLayoutMargins = false { didSet { view.marginsChanged() } }
  /// A Boolean value that indicates whether the safe area's insets are part of the margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { view.marginsChanged() } }
  /// Notifies the view of changed margins.
  open func layoutMarginsDidChange() {}
  /// The insets of the area that bars and the like do not cover, in points. A desktop's window has
  /// none of its own; `additionalSafeAreaInsets` of controllers make them.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }
  /// Notifies the view of changed insets of the safe area.
  open func safeAreaInsetsDidChange() {}

  /// Returns the bounds of the view in the coordinates of another one, or null if they are not in
  /// one window.
  open func frame(in referenceView: UIView) -> CGRect {
    guard let window = view.window, window === referenceView.window else { return .null }
    return referenceView.convert(view.bounds, from: view)
  }

  // MARK: Contents

  /// The content's own size, with `noIntrinsicMetric` for a side that it does not have.
  open var intrinsicContentSize: CGSize { UIView.noIntrinsicSize }
  /// Requests a layout after a change of the content's size.
  open func invalidateIntrinsicContentSize() { view.contentSizeChanged() }
  /// Returns the strength with which the view is not larger than its content, 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis.rawValue]
  }
  /// Sets the strength with which the view is not larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.hugging[axis.rawValue] = priority
    view.contentSizeChanged()
  }
  /// Returns the strength with which the view is not smaller than its content, 750 by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    contentPriorities.resistance[axis.rawValue]
  }
  /// Sets the strength with which the view is not smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.resistance[axis.rawValue] = priority
    view.contentSizeChanged()
  }
  /// Returns the size of the content within `size`; by default the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { view.bounds.size }
  /// Resizes the view to `sizeThatFits`; its upper left corner stays.
  open func sizeToFit() { view.applyFittingSize() }
  /// Returns the size that satisfies the constraints of the view and its descendants and comes as
  /// close as possible to a size, such as `UIView.layoutFittingCompressedSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that satisfies the constraints of the view and its descendants, for a size
  /// with priorities of its own: a required width and a low priority of the height give the height
  /// for a width.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    view.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// The descendant whose first baseline is that of this view.
  open var forFirstBaselineLayout: UIView { view }
  /// The descendant whose last baseline is that of this view.
  open var forLastBaselineLayout: UIView { view }
  /// Returns the height of the content for a width, in points; below 0 if it has none.
  func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
  /// A Boolean value that indicates whether the height of the content depends on the width.
  var hasHeightForWidth: Bool { false }
  /// Returns a baseline: a distance in points from a fraction of the height.
  func baseline(isFirst: Bool, contentHeight: CGFloat) -> (share: CGFloat, offset: CGFloat) {
    (isFirst ? 0 : 1, 0)
  }

  // MARK: Layout

  /// Requests `layoutSubviews` before the next frame.
  open func setNeedsLayout() { view.markForLayout() }
  /// Lays out this view and its descendants now, if a layout was requested.
  open func layoutIfNeeded() { view.layOut() }
  /// Lays out the subviews, before a frame, after `setNeedsLayout` or a change of size. Overrides
  /// must call `super`, which lays out the subviews with constraints.
  open func layoutSubviews() { view.placeConstrainedSubviews() }

  /// Handles the end of a layout of subviews and guides by constraints.
  func didPlaceSubviews(by engine: LayoutEngine) {}

  // MARK: Anchors: see NSLayoutAnchor

  /// The left edge, like `leadingAnchor`.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, .right) }
  /// The left edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, .leading) }
  /// The right edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, .trailing) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, .centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, .bottom) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, .centerY) }
  /// The baseline of the first line of text, or the top edge.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom edge.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, .lastBaseline) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(view, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(view, .height) }
}
