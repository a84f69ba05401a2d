import Foundation
import GlissadeGeometry

/// A visible view, for overlays that draw something about it.
package struct ShownView {
  package let id: ObjectIdentifier
  package let view: UIView
  /// The number of superviews.
  package let depth: Int
  /// The bounds in its own coordinates.
  package let bounds: CGRect
  /// The transforms from its own coordinates to those of the superview, and to the scene's.
  package let planeInParent: ProjectiveTransform
  package let plane: ProjectiveTransform

  /// The outline in the scene's points, without the part behind the eye.
  @MainActor package var outline: [CGPoint] { plane.clippedPolygon(of: bounds) }

  /// The `accessibilityIdentifier`, or else the name of the controller, or else the class.
  @MainActor package var name: String {
    view.accessibilityIdentifier ?? view.owningViewController?.logName
      ?? String(describing: type(of: view))
  }

  /// A Boolean value that indicates whether the view has an identifier or is a controller's.
  @MainActor package var isNamed: Bool {
    view.accessibilityIdentifier != nil || view.owningViewController != nil
  }
}

extension UIWindowScene {
  /// The visible views, each before its subviews.
  package var shownViews: [ShownView] {
    var found: [ShownView] = []
    func visit(_ view: UIView, _ around: ProjectiveTransform, _ depth: Int) {
      guard !view.isHidden, view.layer.shownOpacity > 0.01 else { return }
      let own = view.layer.shownPlaneInParent
      let plane = own.concatenating(around)
      found.append(
        ShownView(
          id: ObjectIdentifier(view), view: view, depth: depth, bounds: view.layer.shownBounds,
          planeInParent: own, plane: plane))
      for child in view.subviewStorage { visit(child, plane, depth + 1) }
    }
    for window in windows { visit(window, .identity, 0) }
    return found
  }
}
