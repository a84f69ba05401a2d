import UIKitCore

/// The places of a section in a flow layout, which consists of a header, lines of items and a
/// footer.
struct FlowSection: Equatable {
  var start: CGFloat = 0
  let header: CGFloat
  let footer: CGFloat
  let insets: FlowInsets
  let items: FlowItems

  /// The extent of the section in the direction of scrolling, in points.
  var length: CGFloat { header + insets.start + items.length + insets.end + footer }
  var end: CGFloat { start + length }
  var footerStart: CGFloat { end - footer }
  private var itemsStart: CGFloat { start + header + insets.start }

  /// Returns the rectangle of an item, in points of the content.
  func rect(of item: Int, _ axis: FlowAxis) -> CGRect {
    let place = items.place(of: item)
    return axis.rect(
      along: itemsStart + place.along, across: insets.before + place.across, place.size)
  }

  /// Returns the items in a range of the content along the axis.
  func items(in range: ClosedRange<CGFloat>) -> Range<Int> {
    items.items(from: range.lowerBound - itemsStart, to: range.upperBound - itemsStart)
  }

  /// Returns the start of the header along the axis. A header that is pinned stays at `top` as long
  /// as the section is visible.
  func headerStart(pinnedTo top: CGFloat?) -> CGFloat {
    guard let top else { return start }
    return min(max(start, top), max(start, footerStart - header))
  }

  /// Returns the start of the footer along the axis. The end of a footer that is pinned stays at
  /// `bottom` as long as the section is visible.
  func footerStart(pinnedTo bottom: CGFloat?) -> CGFloat {
    guard let bottom else { return footerStart }
    return max(min(footerStart, bottom - footer), min(footerStart, start + header))
  }
}
