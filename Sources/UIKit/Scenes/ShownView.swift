import Foundation
import GlissadeGeometry

/// A view as it shows, for those that draw something about it.
package struct ShownView {
  package let id: ObjectIdentifier
  package let view: UIView
  /// How many views are around it.
  package let depth: Int
  /// In its own coordinates.
  package let bounds: CGRect
  /// From its own coordinates to those of the view around it, and to the scene's.
  package let planeInParent: ProjectiveTransform
  package let plane: ProjectiveTransform

  /// Its outline in the scene's points, what is behind the eye left out.
  @MainActor package var outline: [CGPoint] { plane.clippedPolygon(of: bounds) }

  /// Its `accessibilityIdentifier`, else its controller's name, else its class.
  @MainActor package var name: String {
    view.accessibilityIdentifier ?? view.owningViewController?.logName
      ?? String(describing: type(of: view))
  }

  /// Whether somebody gave it a name, or it is a controller's.
  @MainActor package var isNamed: Bool {
    view.accessibilityIdentifier != nil || view.owningViewController != nil
  }
}

extension UIWindowScene {
  /// All views that can be seen, the outer before those inside.
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
