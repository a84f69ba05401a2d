import Foundation
import GlissadeGeometry

/// A visible view, for overlays that draw something about it.
package struct ShownView {
  package let id: ObjectIdentifier
  package let view: UIView
  /// The number of the view's superviews.
  package let depth: Int
  /// The visible opacity of the view alone, 0…1.
  package let opacity: Double
  /// The visible bounds of the view, in its own coordinates.
  package let bounds: CGRect
  /// The transform from the view's coordinates to those of its superview.
  package let planeInParent: ProjectiveTransform
  /// The transform from the view's coordinates to those of the scene.
  package let plane: ProjectiveTransform

  /// The outline of the view in points of the scene, without the part that a perspective places
  /// behind the viewer.
  @MainActor package var outline: [CGPoint] { plane.clippedPolygon(of: bounds) }

  /// The `accessibilityIdentifier` of the view, or else the name of its view controller, or else
  /// the name of its class.
  @MainActor package var name: String {
    view.accessibilityIdentifier ?? view.owningViewController?.logName
      ?? ClassNames.name(of: type(of: view))
  }

  /// A Boolean value that indicates whether the view has an `accessibilityIdentifier` or is the
  /// view of a view controller.
  @MainActor package var isNamed: Bool {
    view.accessibilityIdentifier != nil || view.owningViewController != nil
  }
}

extension UIWindowScene {
  /// The visible views of the scene, each before its subviews.
  package var shownViews: [ShownView] {
    var found: [ShownView] = []
    func visit(
      _ view: UIView, _ around: ProjectiveTransform, _ parent: ShownLayer?, _ depth: Int
    ) {
      guard !view.isHidden else { return }
      let shown = view.layer.shownValues
      guard shown.opacity > 0.01 else { return }
      let own = shown.planeInParent(of: parent)
      let plane = own.concatenating(around)
      found.append(
        ShownView(
          id: ObjectIdentifier(view), view: view, depth: depth, opacity: shown.opacity,
          bounds: shown.bounds, planeInParent: own, plane: plane))
      for child in view.subviewStorage { visit(child, plane, shown, depth + 1) }
    }
    for window in windows {
      visit(window, .identity, window.layer.superlayer?.shownValues, 0)
    }
    return found
  }
}
