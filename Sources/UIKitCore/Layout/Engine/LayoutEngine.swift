import Foundation
import GlissadeLayout

/// The solver for all constraints in the tree of a view without a superview.
///
/// Views report their changes to the engine. `flush` passes the changes to the solver and requests
/// a layout of each superview whose subviews have to move.
@MainActor final class LayoutEngine {
  /// The purpose of a layout engine.
  enum Purpose {
    /// The layout of all views in a tree.
    case layout
    /// The measurement of the size that fits the contents of the root. The frame of the root is
    /// then not fixed.
    case fitting
  }

  private(set) weak var root: UIView?
  let purpose: Purpose
  var solver = LayoutSolver()

  /// The records of items, by the identities of the items.
  private var items: [ObjectIdentifier: LayoutRecord] = [:]
  /// The records of all items, in the order in which the records were created.
  private(set) var records: [LayoutRecord] = []
  /// The records of the items to which the solver's variables belong, by the variables.
  private var owners: [LayoutVariable: LayoutRecord] = [:]
  /// The clients' constraints that are in the solver, by their identities.
  private var solved: [ObjectIdentifier: SolvedConstraint] = [:]
  var names: [LayoutConstraintID: NSLayoutConstraint] = [:]

  // The changes that the next flush passes to the solver.
  private var pending: [NSLayoutConstraint] = []
  private var obsolete: [LayoutConstraintID] = []
  private var edited: [NSLayoutConstraint] = []
  /// The constraints that are ignored because they contradict others. They are added again after
  /// each change.
  private var refused: [NSLayoutConstraint] = []
  /// The constraints that the solver has dropped in this flush, with the texts of their warnings.
  private var complaints: [(constraint: NSLayoutConstraint, text: String?)] = []
  private(set) var isDirty = true
  private var isFlushing = false

  init(root: UIView, purpose: Purpose = .layout) {
    (self.root, self.purpose) = (root, purpose)
    append(root.constraintsInTree)
  }

  // MARK: Changes

  private func markDirty() {
    isDirty = true
    guard let root, purpose == .layout else { return }
    root.window?.windowScene?.setNeedsFrame()
  }

  func append(_ constraints: [NSLayoutConstraint]) {
    guard !constraints.isEmpty else { return }
    pending += constraints
    markDirty()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    withdraw(constraint)
    markDirty()
  }

  /// Removes a constraint and adds it again, after a change of anything but its constant.
  func replace(_ constraint: NSLayoutConstraint) {
    withdraw(constraint)
    append([constraint])
  }

  private func withdraw(_ constraint: NSLayoutConstraint) {
    pending.removeAll { $0 === constraint }
    refused.removeAll { $0 === constraint }
    guard let known = solved.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    obsolete.append(known.id)
    names[known.id] = nil
    for item in constraint.items {
      sequence(first: item, next: \.layoutSuperview).forEach {
        items[ObjectIdentifier($0)]?.followers.removeAll { $0 === constraint }
      }
    }
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    edited.append(constraint)
    markDirty()
  }

  /// Handles a change of a frame that constraints have not caused.
  ///
  /// - Parameter movesContent: A Boolean value that indicates whether the origin of the view's
  ///   bounds has changed.
  func frameChanged(of view: UIView, movesContent: Bool) {
    let record = items[ObjectIdentifier(view)]
    if movesContent { edited += view.layoutConstraints + (record?.followers ?? []) }
    let isFixed = record.map { $0.isFixed && $0.isMentioned } ?? false
    guard movesContent || isFixed || view.guides.follow else { return }
    record?.isMoved = true
    // A layout that is in progress checks `isDirty` at its end.
    isDirty = true
    if !(view.superview?.layoutState.isLayingOut ?? false) { markDirty() }
  }

  func contentChanged(of view: UIView) {
    guard let record = items[ObjectIdentifier(view)] else { return }
    record.hasNewContent = true
    markDirty()
  }

  /// Handles a switch between constraints and the autoresizing mask as the source of a view's
  /// frame.
  func translationChanged(of view: UIView) {
    guard let record = items[ObjectIdentifier(view)] else { return }
    obsolete += record.removeOwnConstraints()
    record.isFixed = isFixed(view)
    (record.isMoved, record.hasNewContent) = (true, true)
    markDirty()
  }

  /// Removes the items of a tree, whose constraints to other views were deactivated before.
  func remove(tree: UIView) {
    applyRemovals()
    var gone: Set<LayoutVariable> = []
    var ids: [LayoutConstraintID] = []
    tree.forEachItemInTree { item in
      for constraint in item.layoutConstraints { ids += removeSolved(constraint) }
      guard let record = items.removeValue(forKey: ObjectIdentifier(item)) else { return }
      gone.formUnion(record.variables.compactMap { $0 })
      ids += record.removeOwnConstraints()
      record.isGone = true
    }
    for variable in gone { owners[variable] = nil }
    records.removeAll { $0.isGone }
    solver.remove(gone, constraints: ids)
  }

  private func removeSolved(_ constraint: NSLayoutConstraint) -> [LayoutConstraintID] {
    pending.removeAll { $0 === constraint }
    refused.removeAll { $0 === constraint }
    guard let known = solved.removeValue(forKey: ObjectIdentifier(constraint)) else { return [] }
    names[known.id] = nil
    return [known.id]
  }

  /// Removes a guide that has no constraints any more.
  func remove(guide: UILayoutGuide) {
    applyRemovals()
    guard let record = items.removeValue(forKey: ObjectIdentifier(guide)) else { return }
    let gone = Set(record.variables.compactMap { $0 })
    solver.remove(gone, constraints: record.removeOwnConstraints())
    records.removeAll { $0 === record }
    for variable in gone { owners[variable] = nil }
  }

  /// Handles a change of safe areas or margins, on which guides depend.
  func guidesChanged() { markDirty() }

  // MARK: Items

  /// Returns the record of an item, and creates it at the first call.
  func record(of item: any LayoutItem) -> LayoutRecord {
    if let known = items[ObjectIdentifier(item)] { return known }
    let record = LayoutRecord(item, isFixed: isFixed(item))
    items[ObjectIdentifier(item)] = record
    records.append(record)
    if purpose == .layout { item.layoutView?.layoutState.isConstrained = true }
    return record
  }

  /// Returns the record of an item, or `nil` if it has none.
  func knownRecord(of item: any LayoutItem) -> LayoutRecord? { items[ObjectIdentifier(item)] }

  /// Returns whether the frame of an item is fixed, so that constraints do not determine it.
  private func isFixed(_ item: any LayoutItem) -> Bool {
    guard let view = item as? UIView else { return false }
    if purpose == .fitting, view === root { return false }
    return view.translatesAutoresizingMaskIntoConstraints || view.superview == nil
  }

  func setOwner(_ record: LayoutRecord, of variable: LayoutVariable) { owners[variable] = record }

  /// Returns the record of the item to which a variable belongs.
  func owner(of variable: LayoutVariable) -> LayoutRecord? { owners[variable] }

  // MARK: Flush

  /// Passes the changes to the solver, solves the constraints, and requests the layouts that are
  /// needed.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    let hadChanges = isDirty
    isDirty = false
    applyRemovals()
    updateRecords()
    for constraint in edited { updateConstant(of: constraint) }
    edited = []
    solver.resolve()
    noteConflicts()
    if hadChanges { addPending() }
    updateContents()
    // A constraint that was dropped may be satisfiable now, because the solver has found a negative
    // size after that and dropped another constraint.
    if noteConflicts() {
      addPending()
      updateContents()
      noteConflicts()
    }
    settle()
    warnOfRefused()
    requestLayouts(solver.removeChanged().compactMap { owners[$0] })
  }

  private func applyRemovals() {
    for id in obsolete { solver.remove(id) }
    obsolete = []
  }

  private func addPending() {
    let due = (pending + refused).sorted {
      let (one, other) = ($0.priority.strength, $1.priority.strength)
      return one == other ? $0.activation < $1.activation : one > other
    }
    (pending, refused) = ([], [])
    for constraint in due where constraint.isActive && constraint.isWhole { solve(constraint) }
    noteConflicts()
  }

  private func solve(_ constraint: NSLayoutConstraint) {
    guard solved[ObjectIdentifier(constraint)] == nil else { return }
    let sum = sum(of: constraint)
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let id = solver.add(
      LinearConstraint(
        sum, relation, priority: constraint.priority.strength, rank: constraint.activation))
    guard let id else { return }
    solved[ObjectIdentifier(constraint)] = SolvedConstraint(id: id)
    names[id] = constraint
  }

  func updateConstant(of constraint: NSLayoutConstraint) {
    guard let known = solved[ObjectIdentifier(constraint)] else { return }
    solver.setConstant(sum(of: constraint).constant, of: known.id)
  }

  /// Keeps the values that nothing determines. If a size would be negative by this, the solver may
  /// drop a constraint, after which another value may be undetermined; so this is repeated.
  private func settle() {
    repeat {
      settleFreedom()
      solver.resolve()
    } while noteConflicts()
  }

  /// Moves the constraints that the solver has dropped to those that are added again later.
  ///
  /// - Returns: `true` if the solver has dropped a client's constraint.
  @discardableResult private func noteConflicts() -> Bool {
    var hasDropped = false
    for conflict in solver.removeConflicts() {
      guard let dropped = names.removeValue(forKey: conflict.dropped) else { continue }
      hasDropped = true
      solved[ObjectIdentifier(dropped)] = nil
      refused.append(dropped)
      complaints.append((dropped, complaint(about: dropped, against: conflict.others)))
    }
    return hasDropped
  }

  /// Logs warnings about the constraints that are still ignored at the end of a flush.
  private func warnOfRefused() {
    if purpose == .layout {
      for (constraint, text) in complaints where isRefused(constraint) { text.map(warn) }
    }
    complaints = []
  }

  /// Returns whether a constraint is ignored because it contradicts others.
  func isRefused(_ constraint: NSLayoutConstraint) -> Bool {
    refused.contains { $0 === constraint }
  }

  /// The identity that a client's constraint has in the solver.
  private struct SolvedConstraint {
    let id: LayoutConstraintID
  }
}
