import UIKitCore

/// The vertical positions of a table's rows, headers and footers, in points of the content.
struct RowTable {
  /// The vertical positions of a section.
  struct Section {
    /// The number of rows in all sections before this one.
    let firstRow: Int
    let count: Int
    /// The top of the section and its header, in points.
    let top: CGFloat
    /// The height of the header, in points.
    let header: CGFloat
    /// The top of the section's footer, in points.
    let footerTop: CGFloat
    /// The height of the footer, in points.
    let footer: CGFloat

    var bottom: CGFloat { footerTop + footer }
  }

  private(set) var sections: [Section] = []
  private var tops: [CGFloat] = []
  private var bottoms: [CGFloat] = []
  /// The bottom of the last section, in points.
  private(set) var height: CGFloat

  /// Creates the positions of a table without sections.
  init(start: CGFloat = 0) { height = start }

  /// Creates the positions of a table's sections and rows.
  ///
  /// - Parameters:
  ///   - counts: The number of rows of each section.
  ///   - start: The top of the first section, in points.
  ///   - header: A closure that returns the height of a section's header in points, 0 or more.
  ///   - footer: A closure that returns the height of a section's footer in points, 0 or more.
  ///   - height: A closure that returns the height of a row in points, 0 or more.
  init(
    counts: [Int], start: CGFloat = 0, header: (Int) -> CGFloat = { _ in 0 },
    footer: (Int) -> CGFloat = { _ in 0 }, height rowHeight: (IndexPath) -> CGFloat
  ) {
    height = start
    for (section, count) in counts.enumerated() {
      let (top, headerHeight, firstRow) = (height, header(section), tops.count)
      height += headerHeight
      for row in 0..<count {
        tops.append(height)
        height += rowHeight(IndexPath(row: row, section: section))
        bottoms.append(height)
      }
      let footerTop = height
      let footerHeight = footer(section)
      height += footerHeight
      sections.append(
        Section(
          firstRow: firstRow, count: count, top: top, header: headerHeight, footerTop: footerTop,
          footer: footerHeight))
    }
  }

  /// Changes the heights of some rows, and moves the rows below them.
  ///
  /// - Parameter heights: The new heights in points, by the indices of the rows among all rows.
  mutating func setHeights(_ heights: [Int: CGFloat]) {
    guard let first = heights.keys.min() else { return }
    var shift: CGFloat = 0
    let start = Self.first(in: sections) { $0.firstRow > first } - 1
    for index in max(start, 0)..<sections.count {
      let section = sections[index]
      let top = section.top + shift
      for place in section.firstRow..<(section.firstRow + section.count) where place >= first {
        let old = bottoms[place] - tops[place]
        tops[place] += shift
        shift += (heights[place] ?? old) - old
        bottoms[place] += shift
      }
      sections[index] = Section(
        firstRow: section.firstRow, count: section.count, top: top, header: section.header,
        footerTop: section.footerTop + shift, footer: section.footer)
    }
    height += shift
  }

  var sectionCount: Int { sections.count }
  var count: Int { tops.count }

  /// Returns the index of a row among all rows, or `nil` if there is no such row.
  func place(of path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section), path.row >= 0,
      path.row < sections[path.section].count
    else { return nil }
    return sections[path.section].firstRow + path.row
  }

  func path(at place: Int) -> IndexPath {
    let next = Self.first(in: sections) { $0.firstRow > place }
    return IndexPath(row: place - sections[next - 1].firstRow, section: next - 1)
  }

  /// Returns the range from the top to the bottom of the row with an index among all rows.
  func span(at place: Int) -> ClosedRange<CGFloat> { tops[place]...bottoms[place] }

  /// Returns the index among all rows of the row at a vertical position, or `nil` if there is no
  /// row.
  func place(at y: CGFloat) -> Int? {
    let place = Self.first(in: bottoms) { $0 > y }
    return place < count && tops[place] <= y ? place : nil
  }

  /// Returns the indices among all rows of the rows that intersect a vertical range.
  func places(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard bottom > top else { return 0..<0 }
    let first = Self.first(in: bottoms) { $0 > top }
    let last = Self.first(in: tops) { $0 >= bottom }
    return first..<max(first, last)
  }

  /// Returns the indices of the sections that intersect a vertical range.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = Self.first(in: sections) { $0.bottom > top }
    let last = Self.first(in: sections) { $0.top >= bottom }
    return first..<max(first, last)
  }

  /// Returns the index of the first element for which the condition is true. The condition must
  /// then be true for all later elements, too.
  private static func first<Element>(
    in elements: [Element], where condition: (Element) -> Bool
  ) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(elements[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
