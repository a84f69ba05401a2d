import UIKit

/// The tab with the tree of the canvas's views and the details of the selected view (T-01).
final class TreePanel: UIView {
  /// The least height of the panel, in points.
  static let leastHeight: CGFloat = 320

  let list = TreeList(frame: .zero)
  let details = DetailsList(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [list, details] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = Palette.grid
    let half = ((bounds.height - grid) * 0.55).rounded()
    list.frame = CGRect(x: 0, y: 0, width: bounds.width, height: half)
    details.frame = CGRect(
      x: 0, y: half + grid, width: bounds.width, height: max(0, bounds.height - half - grid))
  }
}
