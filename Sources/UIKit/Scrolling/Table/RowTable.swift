import Foundation

/// The vertical positions of a table's rows, from 0 down.
struct RowTable {
  /// The number of rows before each section, and after the last one.
  private var starts = [0]
  /// The top of each row, and the bottom of the last one.
  private var tops: [CGFloat] = [0]

  init() {}

  /// Creates the positions.
  ///
  /// - Parameters:
  ///   - counts: The number of rows of each section.
  ///   - height: A closure that returns the height of a row in points, 0 or more.
  init(counts: [Int], height: (IndexPath) -> CGFloat) {
    for (section, count) in counts.enumerated() {
      for row in 0..<count {
        let height = height(IndexPath(row: row, section: section))
        precondition(height.isFinite && height >= 0, "A row's height is 0 or more points.")
        tops.append(tops[tops.count - 1] + height)
      }
      starts.append(starts[starts.count - 1] + count)
    }
  }

  var sectionCount: Int { starts.count - 1 }
  var count: Int { tops.count - 1 }
  var height: CGFloat { tops[tops.count - 1] }

  func count(inSection section: Int) -> Int {
    precondition(
      section >= 0 && section < sectionCount, "There is no section \(section) in the table.")
    return starts[section + 1] - starts[section]
  }

  /// Returns the index of a row among all rows, or `nil` if there is no such row.
  func place(of path: IndexPath) -> Int? {
    guard path.count == 2, path.section >= 0, path.section < sectionCount, path.row >= 0,
      path.row < count(inSection: path.section)
    else { return nil }
    return starts[path.section] + path.row
  }

  func path(at place: Int) -> IndexPath {
    let section = (starts.firstIndex { $0 > place } ?? starts.count) - 1
    return IndexPath(row: place - starts[section], section: section)
  }

  /// Returns the range from the row's top to its bottom.
  func span(at place: Int) -> ClosedRange<CGFloat> { tops[place]...tops[place + 1] }

  /// Returns the row at a height, or `nil` above the first and below the last.
  func place(at y: CGFloat) -> Int? {
    guard y >= 0, y < height else { return nil }
    // The search finds the first row whose bottom lies below the height.
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle + 1] > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the rows that intersect a range of heights.
  func places(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard count > 0, bottom > 0, top < height, bottom > top else { return 0..<0 }
    let first = place(at: max(top, 0)) ?? 0
    var last = place(at: bottom) ?? count - 1
    if last > first, tops[last] >= bottom { last -= 1 }
    return first..<last + 1
  }
}
