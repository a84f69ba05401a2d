import UIKit

/// The view with the texts of the curves' pane. It keeps its labels, so that only changed texts are
/// laid out.
final class CurveLabels: UIView {
  /// A text at a position in the pane.
  struct Text: Hashable {
    var text: String
    var frame: CGRect
    var color: Color
    var alignment: NSTextAlignment = .left
    var isStrong = false
    /// A Boolean value that indicates whether the text hides the curves behind it.
    var isOpaque = false
  }

  /// The color of a text.
  enum Color: Hashable {
    case text, quiet, second, alarm, plate
  }

  private var labels: [UILabel] = []
  private var shown: [Text] = []

  /// Shows the given texts and no others.
  func show(_ texts: [Text]) {
    guard texts != shown else { return }
    shown = texts
    while labels.count < texts.count {
      let label = UILabel()
      labels.append(label)
      addSubview(label)
    }
    for (index, label) in labels.enumerated() {
      label.isHidden = index >= texts.count
      if index < texts.count { Self.update(label, texts[index]) }
    }
  }

  private static func update(_ label: UILabel, _ text: Text) {
    let isPlate = text.color == .plate
    label.text = text.text
    label.font = .systemFont(
      ofSize: text.isStrong ? 13 : 11, weight: text.isStrong || isPlate ? .semibold : .regular)
    label.textAlignment = text.alignment
    label.frame = text.frame
    label.textColor = color(text.color)
    label.backgroundColor = background(of: text)
    if text.isOpaque { fit(label, text) }
    label.layer.cornerRadius = isPlate ? 4 : 0
  }

  private static func background(of text: Text) -> UIColor? {
    if text.color == .plate { return Palette.text }
    return text.isOpaque ? Palette.panel : nil
  }

  /// Makes a label as wide as its text, so that it hides no more of the curves.
  private static func fit(_ label: UILabel, _ text: Text) {
    let width = min(label.sizeThatFits(text.frame.size).width.rounded(.up), text.frame.width)
    let isRight = text.alignment == .right
    label.frame.size.width = width
    if isRight { label.frame.origin.x = text.frame.maxX - width }
  }

  private static func color(_ color: Color) -> UIColor {
    switch color {
    case .text: Palette.text
    case .quiet: Palette.quietText
    case .second: Palette.second
    case .alarm: Palette.alarm
    case .plate: Palette.panel
    }
  }
}
