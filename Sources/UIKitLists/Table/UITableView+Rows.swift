import UIKitCore

// The positions of rows, headers and footers, and the views in view.
extension UITableView {
  /// The rows' positions by the data source.
  var rows: RowTable {
    if !knowsRows { askForRows() }
    return knownRows
  }

  /// Removes all cells, and loads the rows again before the next frame.
  func forgetRows() {
    knowsRows = false
    fitted = FittedHeights()
    if swipe.cell != nil { swipe.drop() }
    views.removeAll()
    setNeedsLayout()
  }

  /// Asks the data source for the counts and the delegate for the heights.
  func askForRows() {
    knowsRows = true
    measure(askForCounts())
    if contentSize != rowsSize { contentSize = rowsSize }
  }

  func askForCounts() -> ListCounts {
    guard let dataSource else { return ListCounts() }
    func checked(_ count: Int, _ name: String) -> Int {
      if count < 0 { warn("the data source has \(count) \(name); 0 are shown") }
      return max(0, count)
    }
    let sections = checked(dataSource.numberOfSections(in: self), "sections")
    return ListCounts(
      (0..<sections).map {
        checked(dataSource.tableView(self, numberOfRowsInSection: $0), "rows")
      })
  }

  /// Computes the positions for the data source's counts.
  func measure(_ counts: ListCounts) {
    earlyViews = [:]
    let delegate = rowDelegate
    knownRows = RowTable(
      counts: counts.items, start: tableHeaderView?.bounds.height ?? 0,
      header: { checked(headerHeight(of: $0)) }, footer: { checked(footerHeight(of: $0)) },
      height: { path in
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return height == Self.automaticDimension ? fittedHeight(of: path) : checked(height)
      })
  }

  private func checked(_ height: CGFloat) -> CGFloat {
    if height.isFinite, height >= 0 { return height }
    warn("a height in a table is \(height); 0 is used")
    return 0
  }

  private func headerHeight(of section: Int) -> CGFloat {
    rowDelegate?.tableView(self, heightForHeaderInSection: section)
      ?? ownHeight(ofHeaderIn: section)
  }

  private func footerHeight(of section: Int) -> CGFloat {
    rowDelegate?.tableView(self, heightForFooterInSection: section)
      ?? ownHeight(ofFooterIn: section)
  }

  /// Returns the height of a header that the delegate does not determine: 0 in a plain table if
  /// there is none.
  func ownHeight(ofHeaderIn section: Int) -> CGFloat {
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let view = title == nil ? rowDelegate?.tableView(self, viewForHeaderInSection: section) : nil
    earlyViews[ListElement(.supplementary(Self.header), IndexPath(row: 0, section: section))] = view
    if title != nil || view != nil { return sectionHeaderHeight }
    if style == .plain { return 0 }
    return section == 0 ? Self.firstSpace : Self.space
  }

  /// Returns the height of a footer that the delegate does not determine.
  func ownHeight(ofFooterIn section: Int) -> CGFloat {
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    let view = title == nil ? rowDelegate?.tableView(self, viewForFooterInSection: section) : nil
    earlyViews[ListElement(.supplementary(Self.footer), IndexPath(row: 0, section: section))] = view
    if title != nil || view != nil { return sectionFooterHeight }
    return style == .plain ? 0 : Self.space
  }

  /// The space of a grouped table before its first section, and before and after any other one
  /// without header or footer, in points.
  private static let firstSpace: CGFloat = 35
  private static let space: CGFloat = 18

  /// The size of the content.
  var rowsSize: CGSize {
    CGSize(
      width: bounds.width, height: knownRows.height + (tableFooterView?.bounds.height ?? 0))
  }

  var counts: ListCounts { ListCounts(knownRows.sections.map(\.count)) }

  // MARK: Attributes

  /// Returns the attributes of the rows, headers and footers in a rectangle.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found = knownRows.places(from: rect.minY, to: rect.maxY).map { place in
      rowAttributes(knownRows.path(at: place), place)
    }
    for section in knownRows.sections(from: rect.minY, to: rect.maxY) {
      for kind in [Self.header, Self.footer] {
        let element = ListElement(
          .supplementary(kind), IndexPath(row: 0, section: section))
        if let attributes = attributes(of: element), attributes.frame.intersects(rect) {
          found.append(attributes)
        }
      }
    }
    return found
  }

  /// Returns the attributes of an element, or `nil` if it does not exist.
  func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    guard case .supplementary(let kind) = element.kind else {
      return knownRows.place(of: element.path).map { rowAttributes(element.path, $0) }
    }
    guard let index = element.path.first, knownRows.sections.indices.contains(index) else {
      return nil
    }
    let section = knownRows.sections[index]
    let height = kind == Self.header ? section.header : section.footer
    guard height > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: element.path)
    let top = kind == Self.header ? headerTop(of: section) : footerTop(of: section)
    attributes.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    attributes.zIndex = 1
    return attributes
  }

  private func rowAttributes(_ path: IndexPath, _ place: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let span = knownRows.span(at: place)
    attributes.frame = CGRect(
      x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
    return attributes
  }

  private func headerTop(of section: RowTable.Section) -> CGFloat {
    guard style == .plain else { return section.top }
    return min(
      max(section.top, insetBounds.minY), max(section.top, section.footerTop - section.header))
  }

  private func footerTop(of section: RowTable.Section) -> CGFloat {
    guard style == .plain else { return section.footerTop }
    return max(
      min(section.footerTop, insetBounds.maxY - section.footer),
      min(section.footerTop, section.top + section.header))
  }

  // MARK: Layout

  /// Lays out the rows that can be seen, and the views around them.
  func layOutRows() {
    _ = rows
    prepareFitting()
    if contentSize != rowsSize { contentSize = rowsSize }
    views.show(elements(in: bounds))
    fitShownRows()
    UIView.performWithoutAnimation {
      tableHeaderView?.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
      tableFooterView?.frame = CGRect(
        x: 0, y: knownRows.height, width: bounds.width, height: tableFooterView?.bounds.height ?? 0)
      backgroundView?.frame = bounds
    }
  }

  func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    if knowsRows {
      measure(counts)
      setNeedsLayout()
    }
  }
}
