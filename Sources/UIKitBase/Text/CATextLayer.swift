import Foundation
import GlissadeDrawing
import GlissadeLayers

/// The horizontal alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the alignment.
  public let rawValue: String
  /// Creates an alignment from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The leading edge in the writing direction of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// The left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// The right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// The center.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var drawn: TextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// The part of a text that an ellipsis replaces if the text does not fit its layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public let rawValue: String
  /// Creates a truncation from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No part: the text is clipped.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start of the last line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of the last line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of the last line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  fileprivate var drawn: LineBreak? {
    switch self {
    case .start: .truncateHead
    case .end: .truncateTail
    case .middle: .truncateMiddle
    default: nil
    }
  }
}

/// A layer that draws a text from the top of its bounds, white by default.
///
/// Font size and color are animated like the other properties of a layer.
///
/// ```swift
/// let title = CATextLayer()
/// title.string = "Tides"
/// title.font = UIFont.boldSystemFont(ofSize: 17)
/// title.fontSize = 17
/// title.foregroundColor = UIColor.black.cgColor
/// title.frame = CGRect(x: 16, y: 16, width: 200, height: 24)
/// ```
@preconcurrency @MainActor open class CATextLayer: CALayer {
  private enum Key {
    static let fontSize = "fontSize"
    static let color = "foregroundColor"
  }

  /// The text: a `String` or an `NSAttributedString`, whose attributes replace font, size and color
  /// of the layer; `nil` draws nothing.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// The font, whose size `fontSize` replaces: a `UIFont`, a registered `CGFont`, or the name of a
  /// font; `nil` stands for the system font.
  open var font: CFTypeRef? { didSet { setNeedsDisplay() } }
  /// The size of the font in points. Changes are animated.
  open var fontSize: CGFloat {
    get { value(forKey: Key.fontSize) as? CGFloat ?? 36 }
    set { setValue(usable("fontSize", newValue, or: fontSize, .positive), forKey: Key.fontSize) }
  }
  /// The color of the text; `nil` stands for white. Changes are animated.
  open var foregroundColor: CGColor? {
    get { value(forKey: Key.color) as? CGColor ?? UIColor.white.cgColor }
    set { setValue(newValue ?? UIColor.white.cgColor, forKey: Key.color) }
  }
  /// A Boolean value that indicates whether lines break at the width of the layer.
  open var isWrapped = false { didSet { setNeedsDisplay() } }
  /// The alignment of the lines, if an attributed text has no other one.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
  /// The part of the text that an ellipsis replaces if the text does not fit the layer.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }

  /// Creates a layer without a text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy of a layer; see `CALayer.init(layer:)`.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    string = other.string
    font = other.font
    isWrapped = other.isWrapped
    alignmentMode = other.alignmentMode
    truncationMode = other.truncationMode
  }

  /// Returns `nil`: layers cannot be decoded (N-05).
  public required init?(coder: NSCoder) { return nil }

  open override class func needsDisplay(forKey key: String) -> Bool {
    [Key.fontSize, Key.color].contains(key) || super.needsDisplay(forKey: key)
  }

  open override func action(forKey event: String) -> (any CAAction)? {
    let action = super.action(forKey: event)
    guard action == nil, delegate == nil, superlayer != nil,
      [Key.fontSize, Key.color].contains(event)
    else {
      return action
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = (presentation() ?? self).drawnValue(event)
    return animation
  }

  private func drawnValue(_ key: String) -> Any? {
    key == Key.fontSize ? fontSize : foregroundColor
  }

  open override func draw(in ctx: CGContext) {
    guard let text = drawnText, !text.string.isEmpty, bounds.width > 0 else { return }
    let measurer = SceneResources.running("A text layer").textMeasurer
    var style = style(of: text)
    let lines = measurer.measure(text.string, style: style, width: bounds.width)
    if style.lineLimit == 0, lines.lineCount > 1, lines.size.height > bounds.height {
      let height = lines.size.height / CGFloat(lines.lineCount)
      style.lineLimit = max(1, Int((bounds.height / height).rounded(.up)))
      if truncationMode != .none { style.lineLimit = max(1, Int(bounds.height / height)) }
    }
    let size = measurer.measure(text.string, style: style, width: bounds.width).size
    ctx.draw(
      .text(
        TextCommand(
          text: text.string, style: style,
          frame: CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width, height: size.height))))
  }

  /// The text with its attributes, if it is one.
  private var drawnText: NSAttributedString? {
    switch string {
    case let text as NSAttributedString: text
    case let text as String: NSAttributedString(string: text)
    case let text as NSString: NSAttributedString(string: String(describing: text))
    default: nil
    }
  }

  private func style(of text: NSAttributedString) -> TextStyle {
    let color = foregroundColor ?? UIColor.white.cgColor
    let base = TextStyle(
      font: shownFont.face, color: color, alignment: alignmentMode.drawn, lineBreak: .clip)
    var style = base.styled(by: text, resolve: \.cgColor)
    let cut = truncationMode.drawn
    style.lineBreak = isWrapped ? cut ?? .wordWrap : cut ?? .clip
    style.lineLimit = isWrapped || cut == nil ? 0 : 1
    return style
  }

  private var shownFont: UIFont {
    let size = fontSize
    let named: String? =
      switch font {
      case let font as CGFont: font.postScriptName
      case let name as String: name
      case let name as NSString: String(describing: name)
      default: nil
      }
    if let font = font as? UIFont { return font.withSize(size) }
    return named.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
  }
}
