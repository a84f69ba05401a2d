import GlissadeDrawing

/// The horizontal alignment of a text's lines.
public enum NSTextAlignment: Int, Sendable {
  /// An alignment with the left edge.
  case left = 0
  /// An alignment with the center, with the right edge, and with both edges, in this order.
  case center, right, justified
  /// An alignment with the edge at which the text's writing direction begins.
  case natural

  package var drawn: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// The treatment of a text that does not fit its width.
public enum NSLineBreakMode: Int, Sendable {
  /// A treatment that breaks lines between words.
  case byWordWrapping = 0
  /// Treatments that break lines between characters, clip them, or truncate them at the start, the
  /// end or the middle, in this order.
  case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  package var drawn: LineBreak {
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
