import UIKitCore

/// The places of a section's items, which fill lines across the direction of scrolling.
///
/// The items of a full line are spread from one side to the other. In the last line, items of equal
/// sizes are in the columns of the other lines, and items of different sizes have the minimum
/// spacing.
struct FlowItems: Equatable {
  /// A line of consecutive items.
  struct Line: Equatable {
    let items: Range<Int>
    /// The distance from the start of the first line to the start of this line, in points.
    let start: CGFloat
    let length: CGFloat
  }

  private enum Places: Equatable {
    /// Items of equal sizes, with `perLine` items in each line. `pitch` is the distance in points
    /// from one item to the next one, along and across the direction of scrolling.
    case grid(FlowSize, perLine: Int, pitch: FlowSize, offset: CGFloat)
    case lines([Line], sizes: [FlowSize], offsets: [CGFloat])
  }

  private let places: Places
  let count: Int
  /// The extent of all lines in the direction of scrolling, in points.
  let length: CGFloat

  /// Places items of equal sizes.
  ///
  /// - Parameters:
  ///   - breadth: The space across the direction of scrolling, in points.
  ///   - itemSpacing: The minimum spacing between the items of a line, in points.
  init(
    count: Int, size: FlowSize, breadth: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat
  ) {
    self.count = count
    let fitting = ((breadth + itemSpacing + Self.tolerance) / (size.breadth + itemSpacing))
    let perLine = fitting.isFinite ? max(1, Int(min(fitting, CGFloat(max(count, 1))))) : 1
    // If there are fewer items than fit in a line, they are in the columns of a full line.
    let columns = fitting.isFinite ? max(1, Int(min(fitting, 1e6))) : 1
    let rest = breadth - CGFloat(columns) * size.breadth
    let spacing = columns > 1 ? rest / CGFloat(columns - 1) : 0
    let pitch = FlowSize(length: size.length + lineSpacing, breadth: size.breadth + spacing)
    places = .grid(
      size, perLine: perLine, pitch: pitch, offset: columns == 1 ? max(rest, 0) / 2 : 0)
    let lines = (count + perLine - 1) / perLine
    length = lines == 0 ? 0 : CGFloat(lines) * pitch.length - lineSpacing
  }

  /// Places items of different sizes.
  init(sizes: [FlowSize], breadth: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
    count = sizes.count
    var lines: [Line] = []
    var offsets: [CGFloat] = []
    var (first, start) = (0, CGFloat(0))
    while first < sizes.count {
      let end = Self.end(ofLineFrom: first, sizes, breadth, itemSpacing)
      let length = sizes[first..<end].map(\.length).max() ?? 0
      lines.append(Line(items: first..<end, start: start, length: length))
      offsets += Self.offsets(
        sizes[first..<end], breadth, itemSpacing, isLast: end == sizes.count)
      (first, start) = (end, start + length + lineSpacing)
    }
    places = .lines(lines, sizes: sizes, offsets: offsets)
    length = lines.last.map { $0.start + $0.length } ?? 0
  }

  /// The distance in points by which the items of a line may exceed the line, so that three thirds
  /// of a line fit in spite of rounding.
  private static let tolerance: CGFloat = 1e-3

  private static func end(
    ofLineFrom first: Int, _ sizes: [FlowSize], _ breadth: CGFloat, _ spacing: CGFloat
  ) -> Int {
    var (end, used) = (first + 1, sizes[first].breadth)
    while end < sizes.count, used + spacing + sizes[end].breadth <= breadth + tolerance {
      used += spacing + sizes[end].breadth
      end += 1
    }
    return end
  }

  /// Returns the distances of a line's items from the side of the line, in points.
  private static func offsets(
    _ sizes: ArraySlice<FlowSize>, _ breadth: CGFloat, _ spacing: CGFloat, isLast: Bool
  ) -> [CGFloat] {
    let rest = breadth - sizes.map(\.breadth).reduce(0, +)
    var (offset, gap) = (CGFloat(0), spacing)
    if !isLast {
      if sizes.count == 1 {
        offset = max(rest, 0) / 2
      } else {
        gap = rest / CGFloat(sizes.count - 1)
      }
    }
    return sizes.map { size in
      defer { offset += size.breadth + gap }
      return offset
    }
  }

  // MARK: Places

  /// Returns the place of an item: the distance along the axis from the start of the first line,
  /// the distance across the axis from the side, and the size. Items of different lengths in a line
  /// are centered along the axis.
  func place(of item: Int) -> (along: CGFloat, across: CGFloat, size: FlowSize) {
    switch places {
    case .grid(let size, let perLine, let pitch, let offset):
      return (
        CGFloat(item / perLine) * pitch.length,
        offset + CGFloat(item % perLine) * pitch.breadth, size
      )
    case .lines(let lines, let sizes, let offsets):
      let line = lines[Self.first(in: lines) { $0.items.upperBound > item }]
      let start = line.start + (line.length - sizes[item].length) / 2
      return (start, offsets[item], sizes[item])
    }
  }

  /// Returns the items of the lines in a range of distances from the start of the first line.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, start < length, end > 0, start < end else { return 0..<0 }
    switch places {
    case .grid(let size, let perLine, let pitch, _):
      guard pitch.length > 0 else { return 0..<count }
      let first = max(0, Int(((start - size.length) / pitch.length).rounded(.down)) + 1)
      let last = Int(min(end / pitch.length, CGFloat(count)).rounded(.up))
      let lower = min(first * perLine, count)
      return lower..<max(lower, min(last * perLine, count))
    case .lines(let lines, _, _):
      let first = Self.first(in: lines) { $0.start + $0.length > start }
      let last = Self.first(in: lines) { $0.start >= end }
      guard first < last else { return 0..<0 }
      return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
  }

  private static func first(in lines: [Line], where condition: (Line) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
