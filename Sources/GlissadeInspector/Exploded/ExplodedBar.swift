import Foundation
import UIKit

/// A bar over the canvas in space, with sliders for the spacing of the layers and for the levels
/// that are shown (T-17).
package final class ExplodedBar: UIView {
  /// The height of the bar, in points.
  package static let height: CGFloat = 40
  private static let width: CGFloat = 440
  /// The least width at which the texts beside the sliders are shown, in points.
  private static let widthForTexts: CGFloat = 340

  /// The action when the user changes the spacing, as a multiple of the usual one.
  package var onSpacing: (Double) -> Void = { _ in }
  /// The action when the user changes the levels that are shown.
  package var onDepths: (DepthRange) -> Void = { _ in }

  private let spacing = ParameterSlider()
  private let depths = DepthSlider(frame: .zero)
  private let titles = [UILabel(), UILabel()]
  private let levels = UILabel()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "space"
    backgroundColor = Palette.raised
    layer.cornerRadius = Palette.radius
    layer.borderWidth = 1
    spacing.accessibilityIdentifier = "space.spacing"
    spacing.minimumValue = Float(log(ExplodedView.spacings.lowerBound))
    spacing.maximumValue = Float(log(ExplodedView.spacings.upperBound))
    spacing.maximumTrackTintColor = Palette.pressedControl
    spacing.minimumTrackTintColor = Palette.accent
    spacing.thumbTintColor = Palette.thumb
    spacing.addTarget(self, action: Selector(ExplodedBar.space), for: .valueChanged)
    spacing.onReset = { [weak self] in self?.onSpacing(1) }
    depths.onChange = { [weak self] in self?.onDepths($0) }
    for (title, text) in zip(titles, ["Spacing", "Depth"]) { style(title, text) }
    style(levels, "")
    levels.textAlignment = .right
    for view in titles + [spacing, depths, levels] { addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  private func style(_ label: UILabel, _ text: String) {
    label.font = .systemFont(ofSize: 12)
    label.textColor = Palette.quietText
    label.text = text
  }

  private func space() { onSpacing(exp(Double(spacing.value))) }

  /// Shows the spacing and the levels of an exploded view.
  package func show(_ view: ExplodedView) {
    if !spacing.isTracking { spacing.value = Float(log(view.spacing)) }
    depths.range = view.depths
    if levels.text != view.depths.text { levels.text = view.depths.text }
  }

  /// Returns the size of the bar in a pane of a width, in points.
  package static func size(in width: CGFloat) -> CGSize {
    CGSize(width: min(Self.width, max(width - 2 * Palette.grid, 0)), height: height)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = shown(Palette.edge).cgColor
    let grid = Palette.grid
    let hasTexts = bounds.width >= Self.widthForTexts
    for view in titles + [levels] { view.isHidden = !hasTexts }
    let widths: [CGFloat] = hasTexts ? [52, 42, 62] : [0, 0, 0]
    let gaps = hasTexts ? 5 * grid : 4 * grid
    let track = max(0, (bounds.width - widths.reduce(0, +) - gaps) / 2)
    var x = 2 * grid
    func place(_ view: UIView, _ width: CGFloat, gap: CGFloat) {
      view.frame = CGRect(x: x, y: 4, width: width, height: bounds.height - 8)
      x += width + gap
    }
    place(titles[0], widths[0], gap: 0)
    place(spacing, track, gap: hasTexts ? grid * 1.5 : grid)
    place(titles[1], widths[1], gap: 0)
    place(depths, track, gap: 0)
    place(levels, widths[2] - grid / 2, gap: 0)
  }
}
