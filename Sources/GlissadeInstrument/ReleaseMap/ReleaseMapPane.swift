import GlissadeInspector
import GlissadeReleaseMap
import UIKit

/// The pane of the window that shows the release map in place of the curves.
package final class ReleaseMapPane: UIView {
  package let map = ReleaseMapView(frame: .zero)
  private let label = UILabel()
  private let edge = UIView()

  /// The sentence in place of the map, or `nil`.
  package var message: String? {
    didSet {
      guard message != oldValue else { return }
      label.text = message
      setNeedsLayout()
    }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "release-map"
    backgroundColor = Palette.panel
    clipsToBounds = true
    map.backgroundColor = Palette.panel
    edge.backgroundColor = Palette.line
    label.font = .systemFont(ofSize: 13)
    label.textColor = Palette.text
    label.textAlignment = .center
    label.numberOfLines = 3
    for view in [map, label, edge] { addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    map.frame = bounds
    map.isHidden = message != nil
    label.isHidden = message == nil
    label.frame = bounds.insetBy(dx: bounds.width / 10, dy: bounds.height / 10)
    edge.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
  }
}
