import Foundation
import GlissadeLayers

/// The state of a view's layout.
struct LayoutState {
  var needsLayout = true
  /// A Boolean value that indicates whether a descendant of the view needs layout.
  var hasStaleDescendant = false
  var isLayingOut = false
  /// A Boolean value that indicates whether constraints are placing the subviews.
  var isPlacingSubviews = false
  /// A Boolean value that indicates whether the constraints have moved a subview during the present
  /// layout, so that it has to be placed again.
  var needsPlacing = false
  /// A Boolean value that indicates whether an animation is running at whose end the view becomes
  /// hidden.
  var isHiding = false
  /// A Boolean value that indicates whether a layout engine has a record of the view.
  var isConstrained = false
  /// A Boolean value that indicates whether the view has to update its constraints.
  var needsConstraintUpdate = true
  /// A Boolean value that indicates whether a descendant of the view has to update its constraints.
  var hasStaleConstraints = true

  var isStale: Bool { needsLayout || hasStaleDescendant }
}

extension UIView {
  /// The margins and sizes of a view that change with the superview's size; all others stay the
  /// same.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin of the view changes with the superview's size.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width of the view changes with the superview's size.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin of the view changes with the superview's size.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin of the view changes with the superview's size.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height of the view changes with the superview's size.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin of the view changes with the superview's size.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Updates and solves the constraints, and marks the views that have to be laid out as a result.
  func prepareConstraints() {
    updateConstraintsIfNeeded()
    if let engine = layoutRoot.layoutEngine, engine.isDirty { engine.flush() }
  }

  /// The maximum number of layouts of a view in one frame.
  static let mostLayouts = 8

  /// Lays out this view and its descendants once, as far as they need layout, superviews before
  /// subviews. The work is proportional to the number of views, even if a deep view requests a
  /// layout every time.
  func layOutOnce(_ layOut: (UIView) -> Void) {
    guard layoutState.isStale, !layoutState.isLayingOut else { return }
    if layoutState.needsLayout { layOut(self) }
    layoutState.hasStaleDescendant = false
    for view in subviewStorage { view.layOutOnce(layOut) }
  }

  func performLayout() {
    layoutState.needsLayout = false
    layoutState.isLayingOut = true
    owningViewController?.viewWillLayoutSubviews()
    layoutSubviews()
    owningViewController?.viewDidLayoutSubviews()
    finishPlacing()
    mask?.layoutIfNeeded()
    layoutState.isLayingOut = false
  }

  /// Handles a change of the layer, which resizes the subviews if the size has changed. A subview
  /// whose layer has received values of its own in the same change keeps these.
  func resized(by change: LayerChange) {
    let (oldSize, size) = (change.bounds.size, layer.bounds.size)
    guard size != oldSize else { return }
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    for view in subviewStorage
    where !view.autoresizingMask.isEmpty && !change.includes(view.layer) {
      view.follow(from: oldSize, to: size)
    }
  }

  /// Resizes the view with its superview, keeping the proportions of the flexible parts along each
  /// axis. For a transformed view, the bounds and the center are changed instead of the frame,
  /// because the frame of a view that is seen edge-on has no width that could grow.
  private func follow(from old: CGSize, to new: CGSize) {
    guard !CATransform3DIsIdentity(layer.transform) else {
      let box = Self.resized(frame, mask: autoresizingMask, from: old, to: new)
      return layer.followingParent { frame = box }
    }
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    let origin = CGPoint(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
    let box = Self.resized(
      CGRect(origin: origin, size: size), mask: autoresizingMask, from: old, to: new)
    layer.followingParent {
      bounds.size = box.size
      center = CGPoint(
        x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height)
    }
  }

  /// Returns the frame of a subview with the frame `box` after its superview's size has changed
  /// from `old` to `new`.
  static func resized(
    _ box: CGRect, mask: AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let across = share(
      new.width - old.width, box.minX, box.width, old.width - box.maxX,
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    let down = share(
      new.height - old.height, box.minY, box.height, old.height - box.maxY,
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    return CGRect(
      x: box.minX + across.before, y: box.minY + down.before,
      width: max(0, box.width + across.size), height: max(0, box.height + down.size))
  }

  /// Returns the parts of a change of length that the leading margin and the size receive. The
  /// flexible margins and sizes share the change in proportion to their lengths, or equally if
  /// these are 0.
  private static func share(
    _ change: CGFloat, _ before: CGFloat, _ size: CGFloat, _ after: CGFloat, _ beforeGives: Bool,
    _ sizeGives: Bool, _ afterGives: Bool
  ) -> (before: CGFloat, size: CGFloat) {
    var weights = [
      beforeGives ? max(before, 0) : 0, sizeGives ? max(size, 0) : 0,
      afterGives ? max(after, 0) : 0,
    ]
    if weights.reduce(0, +) <= 0 {
      weights = [beforeGives, sizeGives, afterGives].map { $0 ? 1 : 0 }
    }
    let total = weights.reduce(0, +)
    guard total > 0 else { return (0, 0) }
    return (change * weights[0] / total, change * weights[1] / total)
  }
}
