import GlissadeDrawing
import UIKitCore

/// The view that shows an edited text with its selection and its caret. The caret does not blink,
/// so that an idle screen needs no frames (our choice).
@MainActor final class TextCanvas: UIView {
  let caret = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    caret.isHidden = true
    caret.isUserInteractionEnabled = false
    caret.layer.cornerRadius = 1
    addSubview(caret)
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows a text with its selection and its caret.
  ///
  /// - Parameters:
  ///   - selected: The rectangles of the selection, in the coordinates of this view.
  ///   - caretBox: The rectangle of the caret, or `nil` to hide the caret.
  func show(
    _ texts: [DrawCommand], selected: [CGRect], caretBox: CGRect?, color: CGColor
  ) {
    let marks = selected.map { box in
      DrawCommand.shape(
        ShapeCommand(outline: RoundedRect(box), fill: color.multiplyingAlpha(by: 0.25)))
    }
    layer.contentCommands = marks + texts
    caret.isHidden = caretBox == nil
    caret.backgroundColor = UIColor(cgColor: color)
    if let caretBox, caret.frame != caretBox { caret.frame = caretBox }
  }
}
