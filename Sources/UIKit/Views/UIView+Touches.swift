import Foundation

extension UIView {
  /// See `point(inside:with:)`.
  func isTouched(at point: CGPoint) -> Bool { layer.touchedBounds.contains(point) }

  /// See `hitTest(_:with:)`.
  func deepest(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard receivesTouches, self.point(inside: point, with: event) else { return nil }
    for view in layerOrderedSubviews.reversed() {
      // One that lies edge-on has no place that could be hit.
      guard let inside = view.layer.touchedPointFromSuperlayer(point) else { continue }
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Invisible views and those without interaction are passed over, subviews included.
  var receivesTouches: Bool {
    isUserInteractionEnabled && !isHidden && layer.touchedOpacity > 0.01
      && !layer.isKeptFromTouches
  }

  /// Subviews back to front as they show.
  var layerOrderedSubviews: [UIView] {
    let depths = subviewStorage.map(\.layer.touchedDepth)
    guard depths.contains(where: { $0 != 0 }) else { return subviewStorage }
    return subviewStorage.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
      .map { subviewStorage[$0] }
  }
}
