import Foundation
import GlissadeLayout

/// The solver for all constraints in the tree of a view without a superview.
///
/// Views tell it what has changed; `flush` passes the changes to the solver and requests a layout
/// of each superview with views that have to move.
@MainActor final class LayoutEngine {
  /// The purpose of an engine.
  enum Purpose {
    /// The layout of a tree.
    case layout
    /// The size that suits the contents of the root, whose frame is not determined then.
    case fitting
  }

  private(set) weak var root: UIView?
  let purpose: Purpose
  var solver = LayoutSolver()

  /// The records of items, by the identities of these.
  private var items: [ObjectIdentifier: LayoutRecord] = [:]
  /// The records of all items, in the order in which they were made.
  private(set) var records: [LayoutRecord] = []
  /// The owners of variables.
  private var owners: [LayoutVariable: LayoutRecord] = [:]
  /// The constraints in the solver.
  private var solved: [ObjectIdentifier: SolvedConstraint] = [:]
  var names: [LayoutConstraintID: NSLayoutConstraint] = [:]

  // What the next flush has to do.
  private var pending: [NSLayoutConstraint] = []
  private var obsolete: [LayoutConstraintID] = []
  private var edited: [NSLayoutConstraint] = []
  /// The required constraints that contradict others, which are tried again after each change.
  private var refused: [NSLayoutConstraint] = []
  /// The constraints that were dropped in this flush, with the texts of warnings.
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

  /// Adds a constraint anew, because of a change that is not one of its constant.
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

  /// Handles a change of a frame that no constraint has made.
  ///
  /// - Parameter movesContent: A Boolean value that indicates whether the origin of the bounds has
  ///   changed.
  func frameChanged(of view: UIView, movesContent: Bool) {
    let record = items[ObjectIdentifier(view)]
    if movesContent { edited += view.layoutConstraints + (record?.followers ?? []) }
    let isFixed = record.map { $0.isFixed && $0.isMentioned } ?? false
    guard movesContent || isFixed || view.guides.follow else { return }
    record?.isMoved = true
    // The layout that is in progress ends with a look at the constraints.
    isDirty = true
    if !(view.superview?.layoutState.isLayingOut ?? false) { markDirty() }
  }

  func contentChanged(of view: UIView) {
    guard let record = items[ObjectIdentifier(view)] else { return }
    record.hasNewContent = true
    markDirty()
  }

  /// Handles a change of what determines a frame: constraints or a resizing mask.
  func translationChanged(of view: UIView) {
    guard let record = items[ObjectIdentifier(view)] else { return }
    obsolete += record.removeOwnConstraints()
    record.isFixed = isFixed(view)
    (record.isMoved, record.hasNewContent) = (true, true)
    markDirty()
  }

  /// Removes a tree, after the constraints that led out of it.
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

  /// Removes a guide without constraints.
  func remove(guide: UILayoutGuide) {
    applyRemovals()
    guard let record = items.removeValue(forKey: ObjectIdentifier(guide)) else { return }
    let gone = Set(record.variables.compactMap { $0 })
    solver.remove(gone, constraints: record.removeOwnConstraints())
    records.removeAll { $0 === record }
    for variable in gone { owners[variable] = nil }
  }

  /// Handles a change of safe areas or margins, which guides follow.
  func guidesChanged() { markDirty() }

  // MARK: Items

  /// Returns the record of an item, which is made at its first use.
  func record(of item: any LayoutItem) -> LayoutRecord {
    if let known = items[ObjectIdentifier(item)] { return known }
    let record = LayoutRecord(item, isFixed: isFixed(item))
    items[ObjectIdentifier(item)] = record
    records.append(record)
    if purpose == .layout { item.layoutView?.layoutState.isConstrained = true }
    return record
  }

  /// Returns the record of an item that has one.
  func knownRecord(of item: any LayoutItem) -> LayoutRecord? { items[ObjectIdentifier(item)] }

  /// Returns whether an item has a frame that constraints do not determine.
  private func isFixed(_ item: any LayoutItem) -> Bool {
    guard let view = item as? UIView else { return false }
    if purpose == .fitting, view === root { return false }
    return view.translatesAutoresizingMaskIntoConstraints || view.superview == nil
  }

  func setOwner(_ record: LayoutRecord, of variable: LayoutVariable) { owners[variable] = record }

  /// Returns the record of the item that has a variable.
  func owner(of variable: LayoutVariable) -> LayoutRecord? { owners[variable] }

  // MARK: Flush

  /// Solves for what has changed.
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
    // What was left out before the solver knew of a negative size may hold now.
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

  /// Lets what nothing determines stay as it is. A size that would be negative by that can cost a
  /// constraint, without which something else may be undetermined.
  private func settle() {
    repeat {
      settleFreedom()
      solver.resolve()
    } while noteConflicts()
  }

  /// Removes what the solver has dropped, to be tried again.
  ///
  /// - Returns: `true` if the solver has dropped anything of a client's.
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

  /// Warns of the constraints that are left out in the end.
  private func warnOfRefused() {
    if purpose == .layout {
      for (constraint, text) in complaints where isRefused(constraint) { text.map(warn) }
    }
    complaints = []
  }

  /// Returns whether a constraint is left out, because it contradicts others.
  func isRefused(_ constraint: NSLayoutConstraint) -> Bool {
    refused.contains { $0 === constraint }
  }

  /// A constraint in the solver.
  private struct SolvedConstraint {
    let id: LayoutConstraintID
  }
}
