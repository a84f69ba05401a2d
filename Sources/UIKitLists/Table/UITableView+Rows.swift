import UIKitCore

// This extension computes the positions of rows, headers and footers, and lays out the visible
// views.
extension UITableView {
  /// The positions of the rows, which are loaded from the data source if they are not known.
  var rows: RowTable {
    if !knowsRows { askForRows() }
    return knownRows
  }

  /// Removes all cells, and loads the rows again before the next frame.
  func forgetRows() {
    knowsRows = false
    _ = prefetched.removeAll()
    fitted = FittedHeights()
    if swipe.cell != nil { swipe.drop() }
    views.removeAll()
    setNeedsLayout()
  }

  /// Loads the numbers of rows from the data source and the heights from the delegate.
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

  /// Computes the positions of rows, headers and footers for the given numbers of rows.
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

  /// Returns the height in points of a header whose height the delegate does not determine. If
  /// there is no title or view, the height is 0 in a plain table, and that of an empty space in a
  /// grouped table.
  func ownHeight(ofHeaderIn section: Int) -> CGFloat {
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let view = title == nil ? rowDelegate?.tableView(self, viewForHeaderInSection: section) : nil
    earlyViews[ListElement(.supplementary(Self.header), IndexPath(row: 0, section: section))] = view
    if title != nil || view != nil { return sectionHeaderHeight }
    if style == .plain { return 0 }
    return section == 0 ? Self.firstSpace : Self.space
  }

  /// Returns the height in points of a footer whose height the delegate does not determine. If
  /// there is no title or view, the height is 0 in a plain table, and that of an empty space in a
  /// grouped table.
  func ownHeight(ofFooterIn section: Int) -> CGFloat {
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    let view = title == nil ? rowDelegate?.tableView(self, viewForFooterInSection: section) : nil
    earlyViews[ListElement(.supplementary(Self.footer), IndexPath(row: 0, section: section))] = view
    if title != nil || view != nil { return sectionFooterHeight }
    return style == .plain ? 0 : Self.space
  }

  /// The space in points before the first section of a grouped table, if this section has no
  /// header.
  private static let firstSpace: CGFloat = 35
  /// The space in points in place of any other header or footer that a section of a grouped table
  /// lacks.
  private static let space: CGFloat = 18

  /// The size of the table's content, in points.
  var rowsSize: CGSize {
    CGSize(
      width: bounds.width, height: knownRows.height + (tableFooterView?.bounds.height ?? 0))
  }

  var counts: ListCounts { ListCounts(knownRows.sections.map(\.count)) }

  // MARK: Attributes

  /// Returns the attributes of the rows, headers and footers that intersect a rectangle of the
  /// content.
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

  /// Returns the attributes of a row, header or footer, or `nil` if it does not exist.
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

  /// Lays out the visible rows, and the table's header, footer and background views.
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
