import Foundation
import GlissadeLayout

// The solver's constraints that clients do not create: for fixed frames, guides, the sizes of
// contents, and values that nothing determines.
extension LayoutEngine {
  /// The rank of constraints that the solver never drops.
  private static let fixedRank = -1
  /// The greatest number of passes in which heights are adapted to widths that depend on the
  /// heights in turn.
  private static let mostAdaptations = 8

  /// Adds the equation that determines a part of a fixed frame, or of a guide that follows its
  /// view.
  func fix(_ part: Part, of record: LayoutRecord) {
    guard record.fixes[part.rawValue] == nil, let constant = fixedValue(of: part, of: record) else {
      return
    }
    var expression = LinearExpression(
      [.init(variable(part, of: record), 1)], constant: -limited(constant))
    if part.isSize, let view = record.guide?.owningView {
      expression.add(variable(part, of: self.record(of: view)), -1)
    }
    record.fixes[part.rawValue] = solver.add(LinearConstraint(expression, rank: Self.fixedRank))
  }

  /// Returns the value of a part of a fixed frame or guide. For the width or height of a guide it
  /// is the difference from that of the guide's view.
  private func fixedValue(of part: Part, of record: LayoutRecord) -> CGFloat? {
    guard let guide = record.guide else { return record.present(part) }
    return guide.owningView.flatMap { guide.rule?.constant(of: part, in: $0) }
  }

  /// Passes changed frames and guides, and the present values of undetermined parts, to the solver.
  func updateRecords() {
    for record in records {
      let isDue = record.isMoved || record.guide?.rule != nil
      record.isMoved = false
      for part in Part.allCases {
        if let stay = record.stays[part.rawValue] {
          solver.setConstant(-limited(record.present(part)), of: stay)
        }
        guard isDue, record.variables[part.rawValue] != nil else { continue }
        if let fix = record.fixes[part.rawValue] {
          solver.setConstant(-limited(fixedValue(of: part, of: record) ?? 0), of: fix)
        } else if record.isFixed {
          fix(part, of: record)
        }
      }
    }
  }

  /// Adds constraints that bring the size of the root close to a target size, for
  /// `systemLayoutSizeFitting`.
  func aim(at target: CGSize, _ horizontal: Double, _ vertical: Double) {
    guard let root else { return }
    let record = record(of: root)
    for (part, length, priority) in [
      (Part.width, target.width, horizontal), (.height, target.height, vertical),
    ] {
      let constant = length.isFinite ? limited(length) : 1e4
      let expression = LinearExpression(
        [.init(variable(part, of: record), 1)], constant: -constant)
      _ = solver.add(LinearConstraint(expression, priority: priority, rank: Self.fixedRank))
    }
  }

  // MARK: Contents

  /// Updates the constraints of the sizes of contents. The height of a content can depend on its
  /// width.
  func updateContents() {
    for record in records where !record.isFixed && record.hasNewContent {
      record.hasNewContent = false
      guard let view = record.view else { continue }
      let size = view.intrinsicContentSize
      setContent(size.width, .width, of: record)
      setContent(size.height, .height, of: record)
    }
    solver.resolve()
    for _ in 0..<Self.mostAdaptations {
      var hasChanged = false
      for record in records where !record.isFixed {
        hasChanged = adaptHeight(of: record) || hasChanged
      }
      guard hasChanged else { return }
      solver.resolve()
    }
  }

  /// Updates the constraint of an item's height to the height of its content in the solved width.
  ///
  /// - Returns: `true` if the height has changed.
  private func adaptHeight(of record: LayoutRecord) -> Bool {
    guard let view = record.view, view.hasHeightForWidth, record.variables[0] != nil else {
      return false
    }
    let width = value(.width, of: record)
    guard width != record.adaptedWidth else { return false }
    record.adaptedWidth = width
    let height = view.contentHeight(forWidth: max(0, width))
    guard height != record.adaptedHeight else { return false }
    record.adaptedHeight = height
    setContent(height, .height, of: record)
    for constraint in view.layoutConstraints where constraint.hasBaseline {
      updateConstant(of: constraint)
    }
    return true
  }

  private func setContent(_ size: CGFloat, _ part: Part, of record: LayoutRecord) {
    guard let view = record.view else { return }
    let axis: NSLayoutConstraint.Axis = part == .width ? .horizontal : .vertical
    let hugging = view.contentHuggingPriority(for: axis).strength
    let resistance = view.contentCompressionResistancePriority(for: axis).strength
    let isKnown = size >= 0 && size.isFinite
    let wanted: [(LinearConstraint.Relation, Double)] =
      !isKnown
      ? []
      : hugging == resistance
        ? [(.equal, hugging)]
        : [(.greaterThanOrEqual, resistance), (.lessThanOrEqual, hugging)]
    let present = record.contents.filter { $0.part == part }
    if present.map(\.priority) == wanted.map(\.1) {
      for content in present { solver.setConstant(-limited(size), of: content.id) }
      return
    }
    for content in present { solver.remove(content.id) }
    record.contents.removeAll { $0.part == part }
    for (relation, priority) in wanted {
      let expression = LinearExpression(
        [.init(variable(part, of: record), 1)], constant: -limited(size))
      let id = solver.add(LinearConstraint(expression, relation, priority: priority))
      guard let id else { continue }
      record.contents.append(
        .init(part: part, relation: relation, priority: priority, id: id))
    }
  }

  // MARK: Values that nothing determines

  /// Adds equations that keep the values that no constraint determines, and removes those of values
  /// that a constraint now determines.
  func settleFreedom() {
    for record in records {
      for part in Part.allCases {
        guard let stay = record.stays[part.rawValue], !solver.isDecisive(stay) else { continue }
        solver.remove(stay)
        record.stays[part.rawValue] = nil
      }
    }
    let free = Set(solver.removeNewlyFree())
    guard !free.isEmpty else { return }
    for record in records {
      for part in Part.allCases {
        guard let variable = record.variables[part.rawValue], free.contains(variable) else {
          continue
        }
        let expression = LinearExpression(
          [.init(variable, 1)], constant: -limited(record.present(part)))
        record.stays[part.rawValue] = solver.add(
          LinearConstraint(expression, priority: part.stayPriority))
      }
    }
  }
}
