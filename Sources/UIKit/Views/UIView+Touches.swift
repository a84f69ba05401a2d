import Foundation

extension UIView {
  /// Returns the result of `point(inside:with:)`.
  func isTouched(at point: CGPoint) -> Bool { layer.touchedBounds.contains(point) }

  /// Returns the view of `hitTest(_:with:)`.
  func deepest(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard receivesTouches, self.point(inside: point, with: event) else { return nil }
    for view in layerOrderedSubviews.reversed() {
      // A view that is seen edge-on has no point to hit.
      guard let inside = view.layer.touchedPointFromSuperlayer(point) else { continue }
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// A Boolean value that indicates whether the view receives touches: it is visible and
  /// interaction is enabled.
  var receivesTouches: Bool {
    isUserInteractionEnabled && !isHidden && layer.touchedOpacity > 0.01
      && !layer.isKeptFromTouches
  }

  /// The subviews in the visible order, back to front.
  var layerOrderedSubviews: [UIView] {
    let depths = subviewStorage.map(\.layer.touchedDepth)
    guard depths.contains(where: { $0 != 0 }) else { return subviewStorage }
    return subviewStorage.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
      .map { subviewStorage[$0] }
  }
}
