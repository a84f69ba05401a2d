import Foundation

/// Where a view is with its layout.
struct LayoutState {
  var needsLayout = true
  /// Some view inside needs layout.
  var hasStaleDescendant = false
  var isLayingOut = false
  /// Subviews are being put where constraints want them.
  var isPlacingSubviews = false
  /// Something that constraints name has moved since that was done.
  var needsPlacing = false

  var isStale: Bool { needsLayout || hasStaleDescendant }
}

extension UIView {
  /// Which distances and sizes give when the superview changes its size; all others stay.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The size that stands for none of one's own.
  public static let noIntrinsicMetric: CGFloat = -1
  static let noIntrinsicSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)

  /// See `setNeedsLayout()`.
  func markForLayout() {
    layoutState.needsLayout = true
    var ancestor = superview
    while let view = ancestor, !view.layoutState.hasStaleDescendant {
      view.layoutState.hasStaleDescendant = true
      ancestor = view.superview
    }
    window?.windowScene?.setNeedsFrame()
  }

  /// See `layoutIfNeeded()`.
  func layOut() {
    // A layout that asks for another one gets it, but not for ever.
    for _ in 0..<Self.mostLayouts {
      guard layoutState.isStale, !layoutState.isLayingOut else { return }
      layOutOnce { $0.performLayout() }
    }
    var culprit: UIView?
    layOutOnce { view in
      culprit = view
      view.layoutState.needsLayout = false
    }
    guard let culprit else { return }
    window?.windowScene?.warnOnce(
      "the layout of \(type(of: culprit)) asks for another layout every time; "
        + "it was not laid out again")
  }

  /// How often a view is laid out in one frame at the most.
  private static let mostLayouts = 8

  /// One pass over what is stale, from the outside in: work grows with the views, not with the
  /// depth at which one of them is never content.
  private func layOutOnce(_ layOut: (UIView) -> Void) {
    guard layoutState.isStale, !layoutState.isLayingOut else { return }
    if layoutState.needsLayout { layOut(self) }
    layoutState.hasStaleDescendant = false
    for view in subviewStorage { view.layOutOnce(layOut) }
  }

  private func performLayout() {
    layoutState.needsLayout = false
    layoutState.isLayingOut = true
    owningViewController?.viewWillLayoutSubviews()
    layoutSubviews()
    owningViewController?.viewDidLayoutSubviews()
    if layoutState.needsPlacing { placeConstrainedSubviews() }
    layoutState.isLayingOut = false
  }

  /// See `sizeToFit()`.
  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }

  /// The content's own size has changed: the superview lays out again, unless it is doing so.
  func contentSizeChanged() {
    guard let superview, !superview.layoutState.isLayingOut else { return }
    superview.setNeedsLayout()
    askForConstrainedLayout()
  }

  func resized(from oldSize: CGSize) {
    let size = bounds.size
    guard size != oldSize else { return }
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    for view in subviewStorage where !view.autoresizingMask.isEmpty {
      view.follow(from: oldSize, to: size)
    }
  }

  /// Keeps the proportions of all flexible parts along each axis. A transform takes no part: the
  /// frame of a view that is turned edge-on has no width that could grow.
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

  /// The frame that a subview at `box` has after its superview's size went from `old` to `new`.
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

  /// How much of a change goes before and into the size: to the flexible parts, in proportion to
  /// what they are, or in equal parts where they are nothing.
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
