import Foundation
import GlissadeLayout

// The methods that convert constraints to sums of the solver's variables.
extension LayoutEngine {
  typealias Part = LayoutPart

  /// Returns the solver's variable of a part of an item, and creates it at the first call.
  func variable(_ part: Part, of record: LayoutRecord) -> LayoutVariable {
    if let known = record.variables[part.rawValue] { return known }
    // A guide that follows a view smaller than its insets has a negative size. This is not a
    // client's mistake, so the size has no lower bound.
    let variable = solver.makeVariable(isSize: part.isSize, isBounded: record.guide?.rule == nil)
    record.variables[part.rawValue] = variable
    setOwner(record, of: variable)
    if record.isFixed || record.guide?.rule != nil { fix(part, of: record) }
    return variable
  }

  /// Returns the solved value of a part of an item, or the current value if no constraint refers to
  /// it.
  func value(_ part: Part, of record: LayoutRecord) -> Double {
    record.variables[part.rawValue].map { solver.value(of: $0) } ?? record.present(part)
  }

  /// Returns the difference of both sides of a constraint as a sum of variables.
  ///
  /// In a layout from right to left, leading and trailing edges change places, and positions are
  /// measured to the left: both sides are negated, and the constant and the relation remain.
  func sum(of constraint: NSLayoutConstraint) -> LinearExpression {
    var sum = LinearExpression(constant: -limited(constraint.constant))
    let outermost = constraint.commonView
    let edge = Self.edge(constraint.first) ?? constraint.second.flatMap(Self.edge)
    let isMirrored = edge.map(isRightToLeft) ?? false
    let factor = isMirrored ? -1.0 : 1
    add(constraint.first, factor, isMirrored, of: constraint, in: outermost, to: &sum)
    if let second = constraint.second {
      let multiplier = Double(constraint.multiplier)
      add(second, -factor * multiplier, isMirrored, of: constraint, in: outermost, to: &sum)
    }
    return sum
  }

  /// Returns a number, limited to the range ±10⁷ in which the solver is accurate.
  func limited(_ number: CGFloat) -> Double { min(max(number, -1e7), 1e7) }

  /// Returns the leading or trailing edge to which a side refers, or `nil`.
  private static func edge(_ side: LayoutSide) -> LayoutPlace? {
    side.start == nil && side.place.attribute.isDirectional ? side.place : nil
  }

  /// Returns whether a place is a leading or trailing edge of an item that is laid out from right
  /// to left.
  private func isRightToLeft(_ place: LayoutPlace) -> Bool {
    guard place.attribute.isDirectional, let view = place.item?.layoutView else { return false }
    let isMirrored = root?.window?.windowScene?.isRightToLeft ?? false
    return view.semanticContentAttribute.direction(inRightToLeft: isMirrored) == .rightToLeft
  }

  private func add(
    _ side: LayoutSide, _ factor: Double, _ isMirrored: Bool, of constraint: NSLayoutConstraint,
    in outermost: UIView?, to sum: inout LinearExpression
  ) {
    guard let start = side.start else {
      return add(side.place, factor, isMirrored, of: constraint, in: outermost, to: &sum)
    }
    // A distance between mirrored edges has the other direction.
    let isMirrored = isRightToLeft(side.place)
    let factor = isMirrored ? -factor : factor
    add(side.place, factor, isMirrored, of: constraint, in: outermost, to: &sum)
    add(start, -factor, isMirrored, of: constraint, in: outermost, to: &sum)
  }

  /// Adds `factor` times an attribute of an item, in the coordinates of `outermost`, to a sum.
  private func add(
    _ place: LayoutPlace, _ factor: Double, _ isMirrored: Bool, of constraint: NSLayoutConstraint,
    in outermost: UIView?, to sum: inout LinearExpression
  ) {
    let isLone = constraint.items.count == 1
    let place =
      isMirrored ? LayoutPlace(item: place.item, attribute: place.attribute.mirrored) : place
    guard let (item, attribute) = target(of: place, in: isLone ? nil : outermost) else { return }
    let isHorizontal = attribute.isHorizontal
    let record = record(of: item)
    var share = attribute.kind == .size ? 1 : attribute.share
    if let view = item as? UIView, attribute.isBaseline {
      let height = record.adaptedHeight ?? view.intrinsicContentSize.height
      let baseline = view.baseline(isFirst: attribute == .firstBaseline, contentHeight: height)
      share = Double(baseline.share)
      sum.constant += factor * Double(baseline.offset)
    }
    if share != 0 { sum.add(variable(isHorizontal ? .width : .height, of: record), factor * share) }
    guard attribute.kind != .size else { return }
    addOrigin(of: item, isHorizontal, factor, of: constraint, in: outermost, to: &sum)
  }

  /// Returns the item and attribute to which a place refers. The item can be the margins guide, the
  /// content of a scroll view, or the view that has the baseline.
  private func target(
    of place: LayoutPlace, in outermost: UIView?
  ) -> (any LayoutItem, NSLayoutConstraint.Attribute)? {
    guard let view = place.item as? UIView else {
      return place.item.map { ($0, place.attribute) }
    }
    if let inner = place.attribute.withinMargins { return (view.layoutMarginsGuide, inner) }
    // For the views in a scroll view, the edges of the scroll view are those of its content.
    if let scrollView = view as? UIScrollView, scrollView === outermost, place.attribute.isEdge {
      return (scrollView.contentLayoutGuide, place.attribute)
    }
    switch place.attribute {
    case .firstBaseline: return (view.firstBaselineView, .firstBaseline)
    case .lastBaseline: return (view.lastBaselineView, .lastBaseline)
    default: return (view, place.attribute)
    }
  }

  /// Adds the origin of an item in the coordinates of `outermost`, to a sum.
  private func addOrigin(
    of item: any LayoutItem, _ isHorizontal: Bool, _ factor: Double,
    of constraint: NSLayoutConstraint, in outermost: UIView?, to sum: inout LinearExpression
  ) {
    func start(of view: UIView) -> Double {
      Double(isHorizontal ? view.bounds.minX : view.bounds.minY)
    }
    var next: (any LayoutItem)? = item
    while let member = next, member !== outermost {
      sum.add(variable(isHorizontal ? .x : .y, of: record(of: member)), factor)
      next = member.layoutSuperview
      guard let view = member.layoutSuperview, view !== outermost else { continue }
      sum.constant -= factor * start(of: view)
      follow(record(of: view), constraint)
    }
    // In its own coordinates a view begins at the origin of its bounds. This does not apply to a
    // scroll view, whose content must not depend on the content offset.
    guard let outermost, item === outermost, !(outermost is UIScrollView) else { return }
    sum.constant += factor * start(of: outermost)
  }

  private func follow(_ record: LayoutRecord, _ constraint: NSLayoutConstraint) {
    if record.followers.contains(where: { $0 === constraint }) { return }
    record.followers.append(constraint)
  }
}
