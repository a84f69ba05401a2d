import Foundation
import UIKit

/// A view that shows a release map: the regions, borders and contours of the map, and the drag.
package final class ReleaseMapView: UIView {
  /// The map that the view shows; `nil` for an empty view.
  package var map: ReleaseMap? { didSet { if map != oldValue { setNeedsDisplay() } } }
  /// The subject of the map, such as the name of a demo, in the second line of the title.
  package var subject = "" { didSet { if subject != oldValue { setNeedsDisplay() } } }
  /// The direction of positive positions and velocities, in words.
  package var direction = "" { didSet { if direction != oldValue { setNeedsDisplay() } } }

  /// Creates a view without a map.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = ReleaseMapLook.ground
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Release map"
  }

  package required init?(coder: NSCoder) { nil }

  package override func draw(_ rect: CGRect) {
    guard let map else { return }
    ReleaseMapPicture(map, in: bounds, subject: subject, direction: direction).draw()
  }

  /// Returns the release that a point of the view represents, or `nil` outside of the plot.
  package func release(at point: CGPoint) -> Release? {
    map.flatMap {
      ReleaseMapPicture($0, in: bounds, subject: subject, direction: direction).release(at: point)
    }
  }
}
