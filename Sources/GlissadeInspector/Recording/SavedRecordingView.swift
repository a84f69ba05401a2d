import Foundation
import UIKit

/// A panel that names the file of a recording that has ended, with buttons that show its folder and
/// copy its path.
package final class SavedRecordingView: UIView {
  /// The size of the panel, in points.
  package static let size = CGSize(width: 344, height: 84)

  /// The action of the button *Reveal*.
  package var onReveal: (URL) -> Void = { _ in }
  /// The action of the button *Copy path*.
  package var onCopy: (URL) -> Void = { _ in }
  /// The file that the panel names; `nil` hides the panel.
  package var file: URL? { didSet { if file != oldValue { update() } } }

  private let title = UILabel()
  private let place = UILabel()
  private let reveal = TransportButton(.text("Reveal"))
  private let copy = TransportButton(.text("Copy path"))
  private let close = TransportButton(.text("Close"))

  package override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "saved"
    isHidden = true
    backgroundColor = Palette.raised
    layer.cornerRadius = Palette.radius
    layer.borderWidth = 1
    title.font = .systemFont(ofSize: 14, weight: .semibold)
    title.textColor = Palette.text
    title.lineBreakMode = .byTruncatingMiddle
    place.font = .systemFont(ofSize: 12)
    place.textColor = Palette.quietText
    place.lineBreakMode = .byTruncatingMiddle
    connect(reveal, "reveal", Hint("Show the recording in the file manager")) { [weak self] in
      if let file = self?.file { self?.onReveal(file) }
    }
    connect(copy, "copy", Hint("Copy the path of the recording")) { [weak self] in
      if let file = self?.file { self?.onCopy(file) }
    }
    connect(close, "close", Hint("Hide this panel")) { [weak self] in self?.file = nil }
    for view in [title, place, reveal, copy, close] { addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  private func connect(
    _ button: TransportButton, _ name: String, _ hint: Hint, _ action: @escaping () -> Void
  ) {
    button.accessibilityIdentifier = "saved.\(name)"
    button.hint = hint
    button.onPress = action
  }

  private func update() {
    isHidden = file == nil
    title.text = file?.lastPathComponent
    place.text = file.map { "Recorded into \($0.deletingLastPathComponent().path)" }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = shown(Palette.edge).cgColor
    let grid = Palette.grid
    let width = bounds.width - 3 * grid
    title.frame = CGRect(x: 1.5 * grid, y: grid - 2, width: width, height: 18)
    place.frame = CGRect(x: 1.5 * grid, y: grid + 16, width: width, height: 16)
    var x = 1.5 * grid
    for (button, width) in [(reveal, 88.0), (copy, 104), (close, 72)] {
      button.frame = CGRect(x: x, y: bounds.height - grid - 32, width: width, height: 32)
      x += width + grid
    }
  }
}
