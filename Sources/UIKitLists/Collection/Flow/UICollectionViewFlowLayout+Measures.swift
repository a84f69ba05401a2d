import UIKitCore

// This extension computes the sizes and spacings of sections from the delegate or the layout's
// properties.
extension UICollectionViewFlowLayout {
  var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  private var measureDelegate: (any UICollectionViewDelegateFlowLayout)? {
    owner?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Returns `itemSize`, for a delegate that does not determine item sizes.
  func answerItemSize() -> CGSize {
    hasAnsweredItemSize = true
    return itemSize
  }

  /// Computes the places of all sections, if they are invalid.
  func measureSections() {
    guard let owner else { return sections = [] }
    let space = axis.size(owner.insetBounds.size)
    if sections != nil, breadth == space.breadth { return }
    if breadth != space.breadth { fitted = FittedSizes() }
    breadth = space.breadth
    var end: CGFloat = 0
    sections = (0..<owner.counts.sectionCount).map { index in
      var section = measure(index, in: owner)
      section.start = end
      end = section.end
      return section
    }
  }

  private func measure(_ section: Int, in view: UICollectionView) -> FlowSection {
    let delegate = measureDelegate
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let insets = axis.insets(
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
    return FlowSection(
      header: checked(axis.size(header).length, "header"),
      footer: checked(axis.size(footer).length, "footer"), insets: checked(insets),
      items: items(of: section, in: view, insets: checked(insets)))
  }

  private func items(of section: Int, in view: UICollectionView, insets: FlowInsets) -> FlowItems {
    let delegate = measureDelegate
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let space = max(0, breadth - insets.before - insets.after)
    let (lines, gaps) = (checked(lineSpacing, "spacing"), checked(itemSpacing, "spacing"))
    let count = view.counts.items[section]
    guard let sizes = sizes(of: section, count: count, in: view) else {
      return FlowItems(
        count: count, size: checked(itemSize, space), breadth: space, lineSpacing: lines,
        itemSpacing: gaps)
    }
    return FlowItems(
      sizes: sizes.map { checked($0, space) }, breadth: space, lineSpacing: lines,
      itemSpacing: gaps)
  }

  /// Returns the sizes of a section's items, or `nil` if the delegate does not determine them.
  private func sizes(of section: Int, count: Int, in view: UICollectionView) -> [CGSize]? {
    guard count > 0 else { return nil }
    if fits { return fittedSizes(of: section, count: count, in: view) }
    guard let delegate = measureDelegate else { return nil }
    hasAnsweredItemSize = false
    let first = delegate.collectionView(
      view, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
    if hasAnsweredItemSize { return nil }
    return [first]
      + (1..<count).map {
        delegate.collectionView(
          view, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
      }
  }

  /// Returns the sizes that the cells of a section prefer. For items that have not been visible it
  /// returns the delegate's size or the estimate.
  private func fittedSizes(of section: Int, count: Int, in view: UICollectionView) -> [CGSize] {
    let delegate = measureDelegate
    return (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      hasAnsweredItemSize = false
      let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path)
      return fittedSize(of: path, delegates: hasAnsweredItemSize ? nil : size)
    }
  }

  // MARK: Checks

  private func checked(_ size: CGSize, _ space: CGFloat) -> FlowSize {
    let size = axis.size(size)
    if size.breadth > space + 0.01 {
      owner?.warn("a flow layout's item is larger than the space of \(space) pt across")
    }
    return FlowSize(
      length: checked(size.length, "item size"), breadth: checked(size.breadth, "item size"))
  }

  private func checked(_ insets: FlowInsets) -> FlowInsets {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : checked(value, "inset") }
    return FlowInsets(
      start: finite(insets.start), end: finite(insets.end), before: finite(insets.before),
      after: finite(insets.after))
  }

  private func checked(_ value: CGFloat, _ name: String) -> CGFloat {
    if value.isFinite, value >= 0 { return value }
    owner?.warn("a flow layout's \(name) is \(value); 0 is used")
    return 0
  }
}
