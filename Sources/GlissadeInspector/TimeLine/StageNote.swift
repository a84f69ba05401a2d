import UIKit

/// What there is to tell of the way back from the past, over the stage: that a run is made again, how far
/// it has come, or why it cannot be gone on with.
package final class StageNote: UIView {
  package enum Message: Hashable, Sendable {
    /// 0…1.
    case progress(Double)
    case failure(String)
  }

  package static let size = CGSize(width: 296, height: 56)

  /// Nil: there is nothing to say.
  package var message: Message? { didSet { if message != oldValue { tell() } } }

  private let label = UILabel()
  private let groove = UIView()
  private let bar = UIView()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "note"
    isHidden = true
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0.19, alpha: 0.97)
    layer.cornerRadius = Palette.radius
    layer.borderWidth = 1
    label.font = .systemFont(ofSize: 12)
    label.textColor = Palette.text
    label.textAlignment = .center
    label.numberOfLines = 2
    groove.backgroundColor = Palette.pressedControl
    bar.backgroundColor = Palette.accent
    for view in [groove, bar] { view.layer.cornerRadius = 2 }
    for view in [label, groove, bar] { addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  private func tell() {
    isHidden = message == nil
    switch message {
    case .progress(let part):
      label.text = String(format: "Running the input again… %.0f %%", part * 100)
      layer.borderColor = Palette.line.cgColor
    case .failure(let text):
      label.text = text
      layer.borderColor = Palette.alarm.withAlphaComponent(0.6).cgColor
    case nil: break
    }
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: 2 * Palette.grid, dy: Palette.grid)
    guard case .progress(let part)? = message else {
      label.frame = room
      for view in [groove, bar] { view.isHidden = true }
      return
    }
    for view in [groove, bar] { view.isHidden = false }
    label.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 24)
    groove.frame = CGRect(x: room.minX, y: room.maxY - 8, width: room.width, height: 4)
    bar.frame = groove.frame
    bar.frame.size.width = (room.width * CGFloat(min(max(part, 0), 1))).rounded()
  }
}
