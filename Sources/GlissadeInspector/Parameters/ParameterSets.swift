import Foundation
import UIKit

/// The changed parameters of a window, in two sets between which the user switches, with the steps
/// that can be undone. A replay, a repeated drag and another start of the program do not change
/// them.
package struct ParameterSets: Hashable, Sendable {
  /// The name of a set of parameters.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case a = "A"
    case b = "B"
  }

  /// The changed values by parameter. A parameter without an entry has the program's own value.
  package typealias Values = [Tuning.Parameter: Double]

  /// A state of both sets that can be restored.
  private struct Step: Hashable {
    var selected: Name
    var values: [Name: Values]
  }

  /// The longest pause between changes of one parameter that form one step, in seconds.
  private static let pause = 0.6
  /// The greatest number of steps that can be undone.
  private static let limit = 200

  private var state = Step(selected: .a, values: [:])
  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  /// The parameters that were changed last, and the window's time of the change.
  private var last: (parameters: Set<Tuning.Parameter>, time: TimeInterval)?

  /// Creates two sets with the program's own values.
  package init() {}

  package static func == (one: Self, other: Self) -> Bool {
    one.state == other.state && one.undoSteps == other.undoSteps && one.redoSteps == other.redoSteps
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(state) }

  /// The name of the set in force.
  package var selected: Name { state.selected }
  /// The values of the set in force.
  package var current: Values { state.values[state.selected] ?? [:] }
  /// The values of the set in force, by the names that recordings use.
  package var dictionary: [String: Double] {
    Dictionary(uniqueKeysWithValues: current.map { ($0.key.rawValue, $0.value) })
  }
  package var canUndo: Bool { !undoSteps.isEmpty }
  package var canRedo: Bool { !redoSteps.isEmpty }

  /// Changes a parameter of the set in force. Changes of one parameter in quick succession, such as
  /// those of a dragged slider, are undone together.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - value: The value, clamped to the parameter's range; `nil` restores the program's own
  ///     value. A value that is not a number changes nothing.
  ///   - now: The window's time, in seconds.
  package mutating func set(
    _ parameter: Tuning.Parameter, to value: Double?, at now: TimeInterval
  ) {
    set([parameter: value], at: now)
  }

  /// Changes several parameters of the set in force in one step, as `set(_:to:at:)` changes one.
  package mutating func set(_ changes: [Tuning.Parameter: Double?], at now: TimeInterval) {
    var values = current
    for (parameter, value) in changes where value?.isFinite ?? true {
      let range = parameter.range
      values[parameter] = value.map { min(max($0, range.lowerBound), range.upperBound) }
    }
    guard values != current else { return }
    let parameters = Set(changes.keys)
    let isSameStep =
      last.map { $0.parameters == parameters && now - $0.time < Self.pause } ?? false
    if !isSameStep { keepStep() }
    last = (parameters, now)
    state.values[state.selected] = values
  }

  /// Replaces all values of the set in force. Values out of range are clamped.
  package mutating func replace(with values: Values) {
    var values = values
    for (parameter, value) in values {
      let range = parameter.range
      values[parameter] = min(max(value, range.lowerBound), range.upperBound)
    }
    guard values != current else { return }
    keepStep()
    last = nil
    state.values[state.selected] = values
  }

  /// Adopts the values of a run that another window began. Earlier steps cannot be undone any more.
  package mutating func adopt(_ dictionary: [String: Double]) {
    self = ParameterSets()
    state.values[.a] = Tuning(overrides: dictionary).overrides
  }

  /// Selects the other set, whose values are then in force.
  package mutating func exchange() {
    keepStep()
    last = nil
    state.selected = state.selected == .a ? .b : .a
  }

  /// Restores the state before the last step.
  ///
  /// - Returns: `false` if there is no step to undo.
  @discardableResult package mutating func undo() -> Bool {
    guard let step = undoSteps.popLast() else { return false }
    redoSteps.append(state)
    state = step
    last = nil
    return true
  }

  /// Restores the state before the last undo.
  ///
  /// - Returns: `false` if there is nothing to redo.
  @discardableResult package mutating func redo() -> Bool {
    guard let step = redoSteps.popLast() else { return false }
    undoSteps.append(state)
    state = step
    last = nil
    return true
  }

  private mutating func keepStep() {
    undoSteps.append(state)
    redoSteps = []
    if undoSteps.count > Self.limit { undoSteps.removeFirst() }
  }
}
