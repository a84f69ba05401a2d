import Foundation

/// A layout of views that are connected by constraints.
///
/// The constraints have priority; then intrinsic sizes apply where the constraints leave them open;
/// the current values determine the rest.
@MainActor struct ConstraintLayout {
  /// The four unknowns of a view, in the order in which their current values are kept.
  private enum Part: Int, CaseIterable {
    case width, height, x, y
  }

  private let group: ConstrainedViews
  private let indices: [ObjectIdentifier: Int]
  private var system: LinearSystem

  init(_ group: ConstrainedViews) {
    self.group = group
    indices = Dictionary(
      uniqueKeysWithValues: group.views.enumerated().map { (ObjectIdentifier($1), $0) })
    system = LinearSystem(count: group.views.count * Part.allCases.count)
  }

  mutating func solve() {
    for (number, constraint) in group.constraints.enumerated() { add(constraint, number) }
    for view in group.views { addContentWidth(of: view) }
    for view in group.views { addContentHeight(of: view) }
    for view in group.views { leaveOpenPartsAsTheyAre(view) }
  }

  /// Sets the frame of a view, with its edges on whole pixels.
  ///
  /// - Returns: `true` if the frame has changed.
  func place(_ view: UIView) -> Bool {
    func value(_ part: Part) -> Double { self.value(part, of: view) ?? 0 }
    let pixels = Double(view.window?.windowScene?.screen.scale ?? 1)
    func snapped(_ edge: Double) -> Double { (edge * pixels).rounded() / pixels }
    let (left, top) = (snapped(value(.x)), snapped(value(.y)))
    let size = CGSize(
      width: max(0, snapped(value(.x) + value(.width)) - left),
      height: max(0, snapped(value(.y) + value(.height)) - top))
    let anchor = view.layer.anchorPoint
    let center = CGPoint(x: left + size.width * anchor.x, y: top + size.height * anchor.y)
    let isElsewhere = view.bounds.size != size || view.center != center
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
    return isElsewhere
  }

  // MARK: Equations

  private func unknown(_ part: Part, of view: UIView) -> Int? {
    indices[ObjectIdentifier(view)].map { $0 * Part.allCases.count + part.rawValue }
  }

  private func value(_ part: Part, of view: UIView) -> Double? {
    unknown(part, of: view).flatMap { system.value(of: $0) }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ number: Int) {
    guard let first = constraint.firstItem, constraint.isWhole else { return }
    let outermost = constraint.commonAncestor
    var sum = LayoutSum()
    add(constraint.firstAttribute, of: first, in: outermost, factor: 1, to: &sum)
    if let second = constraint.secondItem, let attribute = constraint.secondAttribute {
      add(
        attribute, of: second, in: outermost, factor: -Double(constraint.multiplier), to: &sum)
    }
    let answer = system.add(
      sum.terms, equals: Double(constraint.constant) - sum.constant, source: number)
    guard case .contradicts(let others) = answer else { return }
    let names = others.filter(group.constraints.indices.contains).map {
      group.constraints[$0].name
    }
    warn(
      "the constraint \(constraint.name) on \(first.layoutName) contradicts "
        + "\(names.isEmpty ? "views with fixed frames" : names.joined(separator: ", "))"
        + "; it is left out")
  }

  /// Adds `factor` times an attribute of a view, in the coordinates of `outermost`.
  private func add(
    _ attribute: LayoutAttribute, of view: UIView, in outermost: UIView?, factor: Double,
    to sum: inout LayoutSum
  ) {
    let across = attribute.isAcross
    let size: Part = across ? .width : .height
    guard let share = attribute.share else { return add(size, of: view, factor, to: &sum) }
    add(size, of: view, factor * share, to: &sum)
    // The sum contains the origins of the superviews; within the view itself it begins at the
    // origin of the bounds.
    var next: UIView? = view
    while let member = next, member !== outermost {
      add(across ? .x : .y, of: member, factor, to: &sum)
      next = member.superview
      guard let next, next !== outermost else { continue }
      sum.constant -= factor * Double(across ? next.bounds.minX : next.bounds.minY)
    }
    guard view === outermost else { return }
    sum.constant += factor * Double(across ? view.bounds.minX : view.bounds.minY)
  }

  private func add(_ part: Part, of view: UIView, _ factor: Double, to sum: inout LayoutSum) {
    guard factor != 0 else { return }
    if let unknown = unknown(part, of: view) {
      sum.terms.append((unknown, factor))
    } else {
      sum.constant += factor * present(part, of: view)
    }
  }

  /// Returns the current value, without the view's transform.
  private func present(_ part: Part, of view: UIView) -> Double {
    let (size, anchor) = (view.bounds.size, view.layer.anchorPoint)
    return switch part {
    case .width: size.width
    case .height: size.height
    case .x: view.center.x - size.width * anchor.x
    case .y: view.center.y - size.height * anchor.y
    }
  }

  // MARK: Undetermined values

  private mutating func addContentWidth(of view: UIView) {
    let width = view.intrinsicContentSize.width
    guard width >= 0, let unknown = unknown(.width, of: view) else { return }
    _ = system.add([(unknown, 1)], equals: width, source: group.constraints.count)
  }

  private mutating func addContentHeight(of view: UIView) {
    guard let unknown = unknown(.height, of: view) else { return }
    let height =
      value(.width, of: view).map { view.contentHeight(forWidth: max(0, $0)) }
      ?? view.intrinsicContentSize.height
    guard height >= 0 else { return }
    _ = system.add([(unknown, 1)], equals: height, source: group.constraints.count)
  }

  private mutating func leaveOpenPartsAsTheyAre(_ view: UIView) {
    var open: [String] = []
    for part in Part.allCases where value(part, of: view) == nil {
      guard let unknown = unknown(part, of: view) else { continue }
      open.append("\(part)")
      _ = system.add(
        [(unknown, 1)], equals: present(part, of: view), source: group.constraints.count)
    }
    guard !open.isEmpty else { return }
    let names = view.layoutConstraints.map(\.name)
    warn(
      "nothing determines \(open.joined(separator: ", ")) of \(view.layoutName), which has "
        + (names.isEmpty ? "no constraints" : names.joined(separator: ", "))
        + "; it stays as it is")
  }

  private func warn(_ text: String) {
    let scene = group.views.lazy.compactMap { $0.window?.windowScene }.first
    (scene ?? UIWindowScene.current)?.warnOnce(text)
  }
}

/// A sum of unknowns with factors and a constant.
private struct LayoutSum {
  var terms: [(unknown: Int, factor: Double)] = []
  var constant = 0.0
}
