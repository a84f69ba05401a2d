import GlissadeDrawing

/// Where the lines of a text stand between its left and right edge.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center, right, justified
  /// As the writing direction of the text asks.
  case natural

  var drawn: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// What happens where a text does not fit its width.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var drawn: LineBreak {
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
