import Foundation
import GlissadeLayout

// The methods that set frames to the solved values.
extension LayoutEngine {
  /// Requests a layout of the superviews of items whose solved frames have changed.
  func requestLayouts(_ changed: [LayoutRecord]) {
    guard purpose == .layout else { return }
    for record in changed where !record.isFixed {
      let values = Part.allCases.map { value($0, of: record) }
      guard record.requested != values else { continue }
      record.requested = values
      guard let superview = record.item?.layoutSuperview,
        !superview.layoutState.isPlacingSubviews
      else { continue }
      if superview.layoutState.isLayingOut {
        superview.layoutState.needsPlacing = true
      } else {
        superview.setNeedsLayout()
      }
    }
  }

  /// Sets the frame of a view, with its edges on whole pixels.
  func place(_ view: UIView) {
    guard let record = knownRecord(of: view) else { return }
    warnIfOpen(record, view)
    let box = frame(of: record, in: view)
    let size = CGSize(width: box.width, height: box.height)
    let anchor = view.layer.anchorPoint
    let zoom = (view.superview as? UIScrollView)?.zoomFactor(of: view) ?? 1
    let center = CGPoint(
      x: box.minX + size.width * zoom * anchor.x, y: box.minY + size.height * zoom * anchor.y)
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
  }

  /// Sets the frame of a guide.
  func place(_ guide: UILayoutGuide) {
    // A guide with a rule follows its view, even if no constraint refers to the guide.
    let record = guide.rule == nil ? knownRecord(of: guide) : record(of: guide)
    guard let record, let view = guide.owningView else { return }
    guide.setLayoutFrame(frame(of: record, in: view))
  }

  /// Returns the solved size of the root, or of the content of a scroll view, in points. A width or
  /// height that no constraint determines is `nil`.
  func determinedSize(of item: any LayoutItem) -> (width: CGFloat?, height: CGFloat?) {
    guard let record = knownRecord(of: item) else { return (nil, nil) }
    func side(_ part: Part) -> CGFloat? {
      guard record.variables[part.rawValue] != nil, record.stays[part.rawValue] == nil else {
        return nil
      }
      return CGFloat(value(part, of: record))
    }
    return (side(.width), side(.height))
  }

  private func frame(of record: LayoutRecord, in view: UIView) -> CGRect {
    let pixels = Double(view.window?.windowScene?.screen.scale ?? 1)
    func snapped(_ edge: Double) -> Double { (edge * pixels).rounded() / pixels }
    let (x, y) = (value(.x, of: record), value(.y, of: record))
    let (left, top) = (snapped(x), snapped(y))
    return CGRect(
      x: left, y: top, width: max(0, snapped(x + value(.width, of: record)) - left),
      height: max(0, snapped(y + value(.height, of: record)) - top))
  }

  // MARK: Warnings

  private func warnIfOpen(_ record: LayoutRecord, _ view: UIView) {
    let open = Part.allCases.filter {
      record.variables[$0.rawValue] == nil || record.stays[$0.rawValue] != nil
    }
    // An ignored constraint has its own warning, if one is needed.
    guard !open.isEmpty, !view.layoutConstraints.contains(where: { isRefused($0) }) else { return }
    let names = view.layoutConstraints.map(\.name)
    warn(
      "nothing determines \(open.map { "\($0)" }.joined(separator: ", ")) of \(view.layoutName), "
        + "which has "
        + (names.isEmpty ? "no constraints" : names.joined(separator: ", "))
        + "; it stays as it is")
  }

  /// Returns the warning about an ignored constraint. It returns `nil` if the constraint only needs
  /// more space than a view without a size has, because such a view gets its size later, and the
  /// constraint is then added again.
  func complaint(
    about dropped: NSLayoutConstraint, against others: [LayoutConstraintID]
  ) -> String? {
    let bounds = others.compactMap { nameOfBound($0) }
    if !bounds.isEmpty, others.contains(where: { isEmptySize($0) }) { return nil }
    let names = others.compactMap { self.names[$0]?.name } + bounds
    let item = dropped.first.place.item?.layoutName ?? "gone"
    return "the constraint \(dropped.name) on \(item) contradicts "
      + "\(names.isEmpty ? "views with fixed frames" : names.joined(separator: ", "))"
      + "; it is left out"
  }

  /// Returns the text of the solver's constraint that keeps a size from being negative, such as
  /// “UILabel.width ≥ 0”, or `nil` for another constraint.
  private func nameOfBound(_ id: LayoutConstraintID) -> String? {
    guard let variable = solver.size(boundedBy: id), let record = owner(of: variable),
      let part = Part.allCases.first(where: { record.variables[$0.rawValue] == variable })
    else { return nil }
    return "\(record.item?.layoutName ?? "gone").\(part) ≥ 0"
  }

  /// Returns whether a constraint fixes the width or height of a frame to 0.
  private func isEmptySize(_ id: LayoutConstraintID) -> Bool {
    records.contains { record in
      record.isFixed
        && [Part.width, .height].contains {
          record.fixes[$0.rawValue] == id && record.present($0) <= 0
        }
    }
  }

  func warn(_ text: String) {
    (root?.window?.windowScene ?? UIWindowScene.current)?.resources.warnOnce(text)
  }
}
