import GlissadeDrawing

/// The horizontal alignment of a text's lines.
public enum NSTextAlignment: Int, Sendable {
  /// The left edge.
  case left = 0
  /// The center, the right edge, or both edges.
  case center, right, justified
  /// The alignment of the text's writing direction.
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
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters, are clipped, or are truncated at the start, the end or the
  /// middle.
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
