import UIKit

/// A banner over the canvas that shows the progress of re-simulating or opening a run, or the
/// reason why the run cannot continue from a past frame or cannot be opened.
package final class CanvasBanner: UIView {
  /// The content of a banner.
  package enum Message: Hashable, Sendable {
    /// The completed fraction of the re-simulation, 0…1.
    case progress(Double)
    /// The name of a recording that is opened, and the completed fraction, 0…1.
    case opening(String, Double)
    /// The reason why the run cannot continue or cannot be opened.
    case failure(String)

    /// The completed fraction, 0…1, or `nil` for a failure.
    var fraction: Double? {
      switch self {
      case .progress(let fraction), .opening(_, let fraction): fraction
      case .failure: nil
      }
    }
  }

  /// The least size of the banner, in points.
  private static let leastSize = CGSize(width: 296, height: 56)
  private static let greatestHeight: CGFloat = 120

  /// The size that the banner needs for its text, in points.
  package var fittingSize: CGSize {
    let margin = 4 * Palette.grid
    let available = CGSize(width: Self.leastSize.width - margin, height: Self.greatestHeight)
    let height = label.sizeThatFits(available).height.rounded(.up) + margin
    return CGSize(
      width: Self.leastSize.width,
      height: min(max(height, Self.leastSize.height), Self.greatestHeight))
  }

  /// The content of the banner; `nil` hides the banner.
  package var message: Message? { didSet { if message != oldValue { update() } } }

  private let label = UILabel()
  private let groove = UIView()
  private let bar = UIView()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "note"
    isHidden = true
    isUserInteractionEnabled = false
    backgroundColor = Palette.raised
    layer.cornerRadius = Palette.radius
    layer.borderWidth = 1
    label.font = .systemFont(ofSize: 12)
    label.textColor = Palette.text
    label.textAlignment = .center
    label.numberOfLines = 0
    groove.backgroundColor = Palette.pressedControl
    bar.backgroundColor = Palette.accent
    for view in [groove, bar] { view.layer.cornerRadius = 2 }
    for view in [label, groove, bar] { addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  private func update() {
    isHidden = message == nil
    switch message {
    case .progress(let fraction):
      label.text = String(format: "Re-simulating… %.0f %%", fraction * 100)
    case .opening(let name, let fraction):
      label.text = "Opening \(name)" + String(format: "… %.0f %%", fraction * 100)
    case .failure(let text):
      label.text = text
    case nil: break
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var borderColor: UIColor {
    if case .failure? = message { return shown(Palette.alarm).withAlphaComponent(0.6) }
    return shown(Palette.edge)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: 2 * Palette.grid, dy: Palette.grid)
    layer.borderColor = borderColor.cgColor
    guard let fraction = message?.fraction else {
      label.frame = area
      for view in [groove, bar] { view.isHidden = true }
      return
    }
    for view in [groove, bar] { view.isHidden = false }
    label.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 24)
    groove.frame = CGRect(x: area.minX, y: area.maxY - 8, width: area.width, height: 4)
    bar.frame = groove.frame
    bar.frame.size.width = (area.width * CGFloat(min(max(fraction, 0), 1))).rounded()
  }
}
