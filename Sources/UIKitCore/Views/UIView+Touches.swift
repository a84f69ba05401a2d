import Foundation

extension UIView {
  /// A Boolean value that indicates whether the view receives touches, because it is visible and
  /// user interaction is enabled.
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
