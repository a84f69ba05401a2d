import Foundation
import GlissadeDrawing

/// A text that is not edited: one line or several, centred vertically.
@MainActor open class UILabel: UIView {
  open var text: String? { didSet { changed() } }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { changed() } }
  open var textColor: UIColor! = .label { didSet { changed() } }
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
  /// The most lines; 0 is as many as needed.
  open var numberOfLines = 1 { didSet { changed() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { return nil }

  private func changed() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.contentCommands = command.map { [.text($0)] } ?? []
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(width: size.width > 0 ? size.width : nil).size
  }

  open override var intrinsicContentSize: CGSize { measure(width: nil).size }

  private func measure(width: CGFloat?) -> TextMetrics {
    guard let scene = UIWindowScene.current, let text, !text.isEmpty else {
      return TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1)
    }
    return scene.textMeasurer.measure(text, style: style, width: width)
  }

  private var command: TextCommand? {
    guard let text, !text.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
    let height = min(measure(width: bounds.width).size.height, bounds.height)
    let top = bounds.minY + ((bounds.height - height) / 2).rounded(.down)
    return TextCommand(
      text: text, style: style,
      frame: CGRect(x: bounds.minX, y: top, width: bounds.width, height: height))
  }

  private var style: TextStyle {
    TextStyle(
      font: font.font, color: textColor.cgColor, alignment: textAlignment.drawn,
      lineBreak: lineBreakMode.drawn, lineLimit: numberOfLines)
  }
}

extension NSTextAlignment {
  fileprivate var drawn: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  fileprivate var drawn: LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .charWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}
