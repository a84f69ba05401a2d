import Foundation

/// A record of changes, each of which it can undo and redo.
///
/// A change is registered by what undoes it. What is registered while another change is undone,
/// redoes that. Registrations outside of a group are groups of their own (our choice: Foundation's
/// class, which does not exist on Linux, puts those of an event into one).
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
  /// The groups that have begun, from the outermost one on.
  private var open: [Group] = []
  private var phase = Phase.recording
  /// The number of calls of `disableUndoRegistration()` without their counterparts.
  private var refusals = 0

  public override init() { super.init() }

  /// The maximum number of groups that can be undone; 0, the default, stands for no limit.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }

  // MARK: Registration

  /// Registers what undoes a change.
  ///
  /// - Parameters:
  ///   - target: The object that is changed, which is held weakly.
  ///   - handler: A closure that undoes the change, and registers what redoes it.
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

  /// A Boolean value that indicates whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { refusals == 0 }
  /// Ignores registrations until the same number of calls of `enableUndoRegistration()`.
  open func disableUndoRegistration() { refusals += 1 }
  /// Ends the effect of a call of `disableUndoRegistration()`.
  open func enableUndoRegistration() {
    precondition(refusals > 0, "Registration was not disabled.")
    refusals -= 1
  }

  /// The number of groups that have begun.
  open var groupingLevel: Int { open.count }
  /// Begins a group, whose changes are undone together.
  open func beginUndoGrouping() { open.append(Group()) }
  /// Ends a group. The changes of an inner one are part of the outer one.
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

  /// Undoes the last group of changes. One that has begun ends before.
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

  /// Names the last group, such as “Typing”.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[0].name = actionName
    } else if !undoable.isEmpty {
      undoable[undoable.count - 1].name = actionName
    }
  }
  /// The name of the group that `undo()` undoes, or an empty one.
  open var undoActionName: String { undoable.last?.name ?? "" }
  /// The name of the group that `redo()` redoes, or an empty one.
  open var redoActionName: String { redoable.last?.name ?? "" }
}
