import UIKit

/// A column of switches in a corner of the canvas, each beside its key, for the overlays, the
/// inspector and the sheet of keys.
package final class CanvasSwitches: UIView {
  private static let buttonSize = CGSize(width: 40, height: 32)
  private static let gap: CGFloat = 8

  /// The action of a pressed switch.
  package var onCommand: (InstrumentCommand) -> Void = { _ in }
  /// A Boolean value that indicates whether the keys are shown beside the switches.
  package var showsKeys = true { didSet { if showsKeys != oldValue { setNeedsLayout() } } }
  /// The commands whose switches are shown as on.
  package var lit: Set<InstrumentCommand> = [] {
    didSet { for row in rows { row.button.isLit = lit.contains(row.command) } }
  }

  private let rows: [(command: InstrumentCommand, button: TransportButton, key: KeyCap)]

  package override init(frame: CGRect) {
    let faces: [(InstrumentCommand, TransportButton.Face, String, String)] = [
      (.inspector, .glyph(.inspector), "I", "inspector"),
      (.overlay(.onion), .glyph(.onion), "O", "onion"),
      (.overlay(.outlines), .glyph(.outlines), "V", "outlines"),
      (.overlay(.physics), .glyph(.bodies), "P", "physics"),
      (.picker, .glyph(.picker), "X", "picker"),
      (.exploded, .glyph(.exploded), "E", "exploded"),
      (.environment, .text("Aa"), "D", "environment"),
      (.keys, .text("?"), "?", "keys"),
    ]
    rows = faces.map { command, face, key, name in
      let button = TransportButton(face)
      button.accessibilityIdentifier = "switch.\(name)"
      button.hint = command.hint
      button.hint?.side = .left
      return (command, button, KeyCap(key))
    }
    super.init(frame: frame)
    for row in rows {
      row.button.onPress = { [weak self] in self?.onCommand(row.command) }
      addSubview(row.button)
      addSubview(row.key)
    }
  }

  package required init?(coder: NSCoder) { nil }

  /// Returns the size of the column, in points.
  ///
  /// - Parameter showsKeys: A Boolean value that indicates whether the keys are shown beside the
  ///   switches.
  package static func size(showsKeys: Bool) -> CGSize {
    let count = CGFloat(8)
    return CGSize(
      width: buttonSize.width + (showsKeys ? gap + 24 : 0),
      height: count * buttonSize.height + (count - 1) * gap)
  }

  /// Returns whether a point is on a button. The canvas receives touches between the buttons.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    rows.contains { $0.button.frame.contains(point) }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      let y = CGFloat(index) * (Self.buttonSize.height + Self.gap)
      row.button.frame = CGRect(origin: CGPoint(x: 0, y: y), size: Self.buttonSize)
      row.key.isHidden = !showsKeys
      row.key.frame = CGRect(
        x: Self.buttonSize.width + Self.gap, y: y + (Self.buttonSize.height - KeyCap.height) / 2,
        width: row.key.sizeThatFits(.zero).width, height: KeyCap.height)
    }
  }
}
