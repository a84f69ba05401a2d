import GlissadeDrawing
import GlissadeGestures
import UIKitCore

/// A selected range of a text, or a caret if the range is empty. Positions are in UTF-16 code
/// units.
struct TextSelection: Equatable {
  /// The end of the selection that stays in place while the selection is extended.
  var anchor: Int
  /// The end of the selection at which the caret is.
  var head: Int

  init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  init(_ range: NSRange) {
    self.init(anchor: range.location, head: range.location + range.length)
  }

  static func caret(_ place: Int) -> TextSelection { TextSelection(anchor: place, head: place) }

  var range: NSRange { NSRange(location: min(anchor, head), length: abs(head - anchor)) }
  var isEmpty: Bool { anchor == head }
  var start: Int { min(anchor, head) }
  var end: Int { max(anchor, head) }

  /// Returns the selection limited to a text of the given length in UTF-16 code units.
  func clamped(to length: Int) -> TextSelection {
    TextSelection(anchor: min(max(anchor, 0), length), head: min(max(head, 0), length))
  }
}

/// A movement of the caret by a key.
enum TextMovement: Equatable {
  case character(forward: Bool)
  case word(forward: Bool)
  case line(down: Bool)
  case lineEdge(forward: Bool)
  case edge(forward: Bool)

  /// Creates the movement of a key, or returns `nil` for other keys. With Control the movement is
  /// by words or to the ends of the text.
  init?(_ event: InputEvent) {
    let isControl = !event.modifiers.isDisjoint(with: [.control, .alternate])
    switch event.key {
    case "Left": self = isControl ? .word(forward: false) : .character(forward: false)
    case "Right": self = isControl ? .word(forward: true) : .character(forward: true)
    case "Up": self = .line(down: false)
    case "Down": self = .line(down: true)
    case "Home": self = isControl ? .edge(forward: false) : .lineEdge(forward: false)
    case "End": self = isControl ? .edge(forward: true) : .lineEdge(forward: true)
    default: return nil
    }
  }
}

/// A laid-out text, for finding positions, words and rectangles.
struct TextNavigator {
  let text: String
  /// The lines of the laid-out text, or of a text of the same length that is shown instead, such as
  /// dots.
  let lines: [TextLineBox]

  var length: Int { text.utf16.count }

  // MARK: Places

  /// Returns the position to which a movement leads from `place`.
  ///
  /// - Parameter column: The horizontal position that movements by lines keep, in points.
  func place(from place: Int, _ movement: TextMovement, column: CGFloat) -> Int {
    switch movement {
    case .character(let forward): character(from: place, forward)
    case .word(let forward): word(from: place, forward)
    case .line(let down): line(from: place, down, column)
    case .lineEdge(let forward): lineEdge(of: place, forward)
    case .edge(let forward): forward ? length : 0
    }
  }

  private func index(_ place: Int) -> String.Index {
    String.Index(utf16Offset: min(max(place, 0), length), in: text)
  }

  private func offset(_ index: String.Index) -> Int { index.utf16Offset(in: text) }

  private func character(from place: Int, _ forward: Bool) -> Int {
    let index = index(place)
    if forward { return index < text.endIndex ? offset(text.index(after: index)) : length }
    return index > text.startIndex ? offset(text.index(before: index)) : 0
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func word(from place: Int, _ forward: Bool) -> Int {
    var index = index(place)
    if forward {
      while index < text.endIndex, !isWord(text[index]) { index = text.index(after: index) }
      while index < text.endIndex, isWord(text[index]) { index = text.index(after: index) }
    } else {
      while index > text.startIndex, !isWord(text[text.index(before: index)]) {
        index = text.index(before: index)
      }
      while index > text.startIndex, isWord(text[text.index(before: index)]) {
        index = text.index(before: index)
      }
    }
    return offset(index)
  }

  private func line(from place: Int, _ down: Bool, _ column: CGFloat) -> Int {
    let target = lineIndex(of: place) + (down ? 1 : -1)
    guard lines.indices.contains(target) else { return down ? length : 0 }
    return nearest(in: lines[target], isLast: target == lines.count - 1, to: column)
  }

  private func lineEdge(of place: Int, _ forward: Bool) -> Int {
    let index = lineIndex(of: place)
    guard forward else { return lines[index].stops.first?.offset ?? 0 }
    return nearest(in: lines[index], isLast: index == lines.count - 1, to: .infinity)
  }

  /// Returns the range of the word at a position, or of the characters between two words.
  func word(at place: Int) -> NSRange {
    let middle = index(place)
    let isIn = middle < text.endIndex ? isWord(text[middle]) : false
    var (start, end) = (middle, middle)
    while start > text.startIndex, isWord(text[text.index(before: start)]) == isIn {
      start = text.index(before: start)
    }
    while end < text.endIndex, isWord(text[end]) == isIn { end = text.index(after: end) }
    return NSRange(location: offset(start), length: offset(end) - offset(start))
  }

  /// Returns the paragraph at a place, without its line feed.
  func paragraph(at place: Int) -> NSRange {
    let middle = index(place)
    let start = text[..<middle].lastIndex(where: \.isNewline).map(text.index(after:))
    let end = text[middle...].firstIndex(where: \.isNewline) ?? text.endIndex
    let first = offset(start ?? text.startIndex)
    return NSRange(location: first, length: offset(end) - first)
  }

  // MARK: Geometry, in points from the upper left corner of the text's frame

  /// Returns the index of the line that contains a position. The position at which a line starts
  /// does not belong to the line before it.
  func lineIndex(of place: Int) -> Int {
    max(0, (lines.firstIndex { ($0.stops.first?.offset ?? 0) > place } ?? lines.count) - 1)
  }

  private func nearest(in line: TextLineBox, isLast: Bool, to x: CGFloat) -> Int {
    var stops = line.stops[...]
    // If a line is broken within a paragraph, its last position is the first position of the next
    // line.
    if !isLast, stops.count > 1, let end = stops.last, isStart(end.offset) {
      stops = stops.dropLast()
    }
    if x == .infinity { return stops.last?.offset ?? 0 }
    return stops.min { abs($0.x - x) < abs($1.x - x) }?.offset ?? 0
  }

  private func isStart(_ place: Int) -> Bool {
    lines.contains { $0.stops.count > 0 && $0.stops[0].offset == place }
  }

  /// Returns the position in the text that is nearest to a point.
  func place(at point: CGPoint) -> Int {
    let index = lines.firstIndex { point.y < $0.frame.maxY } ?? lines.count - 1
    guard lines.indices.contains(index) else { return 0 }
    return nearest(in: lines[index], isLast: index == lines.count - 1, to: point.x)
  }

  /// Returns the rectangle of a caret at a position.
  func caret(at place: Int) -> CGRect {
    guard !lines.isEmpty else { return .zero }
    let line = lines[lineIndex(of: place)]
    let x = (line.stops.first { $0.offset >= place } ?? line.stops.last)?.x ?? 0
    return CGRect(x: x - 1, y: line.frame.minY, width: 2, height: line.frame.height)
  }

  /// Returns the rectangles of a range of the text, one for each line.
  func boxes(of range: NSRange) -> [CGRect] {
    let end = range.location + range.length
    return lines.compactMap { line in
      guard let first = line.stops.first, let last = line.stops.last, first.offset < end,
        last.offset >= range.location
      else { return nil }
      let inside = line.stops.filter { $0.offset >= range.location && $0.offset <= end }.map(\.x)
      guard let left = inside.min(), let right = inside.max() else { return nil }
      // A selected line feed is shown as a narrow rectangle at the end of the line.
      let more: CGFloat = end > last.offset && !isStart(last.offset) ? 4 : 0
      guard right + more > left else { return nil }
      return CGRect(
        x: left, y: line.frame.minY, width: right - left + more, height: line.frame.height)
    }
  }
}
