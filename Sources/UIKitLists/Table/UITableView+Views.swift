import UIKitCore

// This extension creates, shows and reuses views.
extension UITableView: ListViewsOwner {
  /// Returns a class as the origin of views, or `nil` for `nil`, which removes a registration.
  func checked<View: UIView>(_ type: AnyClass?) -> ReusePool<View>.Origin? {
    guard let type else { return nil }
    let viewType = type as? View.Type
    precondition(viewType != nil, "Register a subclass of \(View.self), which \(type) is not.")
    return viewType.map { .type($0) }
  }

  /// Returns an unused or new cell with a reuse identifier, or `nil` if there is neither an unused
  /// cell nor a registered class.
  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    let name = ReusePool<UITableViewCell>.Name(kind: nil, identifier: identifier)
    if let cell = cells.reuse(name) {
      cell.prepareForReuse()
      return cell
    }
    return cells.makeView(name) {
      $0.init(dequeuedAs: identifier)
    } adopt: {
      $0.reuseIdentifier = identifier
    }
  }

  /// Returns an unused or new cell with a reuse identifier for a row. It is an error if no class
  /// was registered.
  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    guard let cell = dequeueCell(identifier) else {
      preconditionFailure(
        "Register a class for cells called “\(identifier)” before asking for one.")
    }
    if let attributes = attributes(of: ListElement(.cell, path)) {
      UIView.performWithoutAnimation { cell.apply(attributes, insteadOf: nil) }
    }
    return cell
  }

  // MARK: ListViewsOwner

  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UIView? {
    let path = attributes.indexPath
    guard case .supplementary(let kind) = attributes.kind else {
      guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
      cell.table = self
      cell.showSeparator()
      if cell.isSelected != selection.contains(path) {
        cell.setSelected(selection.contains(path), animated: false)
      }
      showEditing(of: cell, at: path, animated: false)
      return cell
    }
    if let view = earlyViews.removeValue(forKey: ListElement(attributes)) { return view }
    return kind == Self.header ? makeHeader(of: path.section) : makeFooter(of: path.section)
  }

  private func makeHeader(of section: Int) -> UIView {
    if let view = rowDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
    return makeTitle(dataSource?.tableView(self, titleForHeaderInSection: section))
  }

  private func makeFooter(of section: Int) -> UIView {
    if let view = rowDelegate?.tableView(self, viewForFooterInSection: section) { return view }
    return makeTitle(dataSource?.tableView(self, titleForFooterInSection: section))
  }

  private func makeTitle(_ title: String?) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.contentView.backgroundColor = style == .plain ? .systemGroupedBackground : nil
    return view
  }

  func willShow(_ view: UIView, as element: ListElement) {
    let path = element.path
    switch (element.kind, view) {
    case (.cell, let cell as UITableViewCell):
      rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    case (.supplementary(Self.header), _):
      rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: path.section)
    case (.supplementary(Self.footer), _):
      rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: path.section)
    default: break
    }
  }

  func didApply(_ attributes: UICollectionViewLayoutAttributes, to view: UIView) {}

  func didRemove(_ view: UIView, of element: ListElement) {
    let path = element.path
    switch (element.kind, view) {
    case (.cell, let cell as UITableViewCell):
      if swipe.cell === cell { swipe.drop() }
      rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      guard let identifier = cell.reuseIdentifier else { return }
      cells.recycle(cell, as: .init(kind: nil, identifier: identifier))
    case (.supplementary(Self.header), _):
      rowDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: path.section)
      recycleHeader(view)
    case (.supplementary(Self.footer), _):
      rowDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: path.section)
      recycleHeader(view)
    default: break
    }
  }

  private func recycleHeader(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    headers.recycle(view, as: .init(kind: nil, identifier: identifier))
  }

  /// Updates the separators of the visible cells from the table's properties.
  func showSeparators() { visibleCells.forEach { $0.showSeparator() } }
}
