import Foundation

/// A record of changes that can be undone and redone.
///
/// A change is registered as a closure that undoes it. A closure that is registered while a change
/// is being undone redoes this change. Each registration outside of a group is a group of its own
/// (our choice: Foundation's class, which does not exist on Linux, puts all registrations of an
/// event into one group).
@preconcurrency @MainActor open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let run: (AnyObject) -> Void
  }

  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private enum Phase {
    case recording, undoing, redoing
  }

  private var undoable: [Group] = []
  private var redoable: [Group] = []
  /// The groups that have begun and not ended, the outermost one first.
  private var open: [Group] = []
  private var phase = Phase.recording
  /// The number of calls of `disableUndoRegistration()` that no call of `enableUndoRegistration()`
  /// has ended yet.
  private var refusals = 0

  public override init() { super.init() }

  /// The maximum number of groups that can be undone; 0, the default, stands for no limit.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }

  // MARK: Registration

  /// Registers a closure that undoes a change.
  ///
  /// - Parameters:
  ///   - target: The object that is changed, which is held weakly.
  ///   - handler: A closure that undoes the change, and registers a closure that redoes it.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = Action(target: target) { object in
      if let object = object as? TargetType { handler(object) }
    }
    if phase == .recording { redoable = [] }
    if open.isEmpty {
      add(Group(actions: [action]))
    } else {
      open[open.count - 1].actions.append(action)
    }
  }

  /// A Boolean value that indicates whether the record accepts registrations of changes.
  open var isUndoRegistrationEnabled: Bool { refusals == 0 }
  /// Ignores registrations until `enableUndoRegistration()` has been called as often as this
  /// method.
  open func disableUndoRegistration() { refusals += 1 }
  /// Ends the effect of one call of `disableUndoRegistration()`.
  open func enableUndoRegistration() {
    precondition(refusals > 0, "Registration was not disabled.")
    refusals -= 1
  }

  /// The number of groups that have begun and not ended.
  open var groupingLevel: Int { open.count }
  /// Begins a group, whose changes are undone together.
  open func beginUndoGrouping() { open.append(Group()) }
  /// Ends the innermost group. If it is within another group, its changes become part of that
  /// group.
  open func endUndoGrouping() {
    precondition(!open.isEmpty, "No group has begun.")
    let group = open.removeLast()
    guard !group.actions.isEmpty else { return }
    if open.isEmpty {
      add(group)
    } else {
      open[open.count - 1].actions += group.actions
    }
  }

  private func add(_ group: Group) {
    if phase == .undoing {
      redoable.append(group)
    } else {
      undoable.append(group)
      forgetOldest()
    }
  }

  private func forgetOldest() {
    if levelsOfUndo > 0, undoable.count > levelsOfUndo {
      undoable.removeFirst(undoable.count - levelsOfUndo)
    }
  }

  // MARK: Undoing

  /// A Boolean value that indicates whether there is a change to undo.
  open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.actions.isEmpty } }
  /// A Boolean value that indicates whether there is a change to redo.
  open var canRedo: Bool { !redoable.isEmpty }
  /// A Boolean value that indicates whether a change is being undone.
  open var isUndoing: Bool { phase == .undoing }
  /// A Boolean value that indicates whether a change is being redone.
  open var isRedoing: Bool { phase == .redoing }

  /// Undoes the last group of changes, after ending all groups that have begun.
  open func undo() {
    while phase == .recording, !open.isEmpty { endUndoGrouping() }
    guard phase == .recording, let group = undoable.popLast() else { return }
    perform(group, in: .undoing)
  }

  /// Redoes the group of changes that was undone last.
  open func redo() {
    guard phase == .recording, open.isEmpty, let group = redoable.popLast() else { return }
    perform(group, in: .redoing)
  }

  private func perform(_ group: Group, in phase: Phase) {
    self.phase = phase
    open.append(Group(name: group.name))
    for action in group.actions.reversed() {
      if let target = action.target { action.run(target) }
    }
    while !open.isEmpty { endUndoGrouping() }
    self.phase = .recording
  }

  /// Forgets all changes.
  open func removeAllActions() {
    (undoable, redoable) = ([], [])
    for index in open.indices { open[index].actions = [] }
  }

  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.actions.removeAll { $0.target === object }
        return group
      }
    }
    undoable = without(undoable).filter { !$0.actions.isEmpty }
    redoable = without(redoable).filter { !$0.actions.isEmpty }
    open = without(open)
  }

  // MARK: Names

  /// Sets the name of the present or last group of changes, such as “Typing”.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[0].name = actionName
    } else if !undoable.isEmpty {
      undoable[undoable.count - 1].name = actionName
    }
  }
  /// The name of the group that `undo()` undoes, or an empty text.
  open var undoActionName: String { undoable.last?.name ?? "" }
  /// The name of the group that `redo()` redoes, or an empty text.
  open var redoActionName: String { redoable.last?.name ?? "" }
}
