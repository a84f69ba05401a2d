import UIKitCore

// This extension returns the places of elements in the content.
extension UICollectionViewFlowLayout {
  var measured: [FlowSection] { sections ?? [] }

  /// The value of `collectionViewContentSize`.
  var flowSize: CGSize {
    axis.size(FlowSize(length: measured.last?.end ?? 0, breadth: max(breadth, 0)))
  }

  /// Returns the attributes of an item, or `nil` if the item does not exist.
  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, measured.indices.contains(path.section), path.item >= 0,
      path.item < measured[path.section].items.count
    else { return nil }
    let attributes = makeAttributes(
      for: ListElement(.cell, path), frame: measured[path.section].rect(of: path.item, axis))
    attributes.fits = fits
    return attributes
  }

  /// Returns the attributes of a section's header or footer, or `nil` if the section has none.
  func boundary(_ kind: String, section index: Int) -> UICollectionViewLayoutAttributes? {
    guard measured.indices.contains(index) else { return nil }
    let section = measured[index]
    let (start, length, isPinned): (CGFloat, CGFloat, Bool)
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      isPinned = sectionHeadersPinToVisibleBounds
      start = section.headerStart(pinnedTo: isPinned ? visible?.lowerBound : nil)
      length = section.header
    case UICollectionView.elementKindSectionFooter:
      isPinned = sectionFootersPinToVisibleBounds
      start = section.footerStart(pinnedTo: isPinned ? visible?.upperBound : nil)
      length = section.footer
    default: return nil
    }
    guard length > 0 else { return nil }
    let attributes = makeAttributes(
      for: ListElement(.supplementary(kind), IndexPath(item: 0, section: index)),
      frame: axis.rect(along: start, across: 0, FlowSize(length: length, breadth: breadth)))
    // A pinned header or footer is in front of the items that scroll under it.
    attributes.zIndex = isPinned ? 10 : 0
    return attributes
  }

  /// The range along the axis of the visible content between the insets, in points.
  private var visible: ClosedRange<CGFloat>? {
    owner.map { axis.range(of: $0.insetBounds) }
  }

  /// Returns the sections in a range of the content, and one more at each end, because negative
  /// insets can move the items of a section into its neighbor.
  func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let all = measured
    func first(_ condition: (FlowSection) -> Bool) -> Int {
      var (low, high) = (0, all.count)
      while low < high {
        let middle = (low + high) / 2
        if condition(all[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let lower = max(0, first { $0.end > range.lowerBound } - 1)
    let upper = min(all.count, first { $0.start > range.upperBound } + 1)
    return lower..<max(lower, upper)
  }
}
