import Foundation
import UIKit

/// The changed parameters of a window, in two sets between which one switches, with the steps that
/// can be undone. They belong to the window: a replay, a repeated drag and another start of the
/// program do not change them.
package struct ParameterSets: Hashable, Sendable {
  /// The name of a set.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case a = "A"
    case b = "B"
  }

  /// The changed values by parameter; a parameter without one has the program's own value.
  package typealias Values = [Tuning.Parameter: Double]

  /// A state that can be restored.
  private struct Step: Hashable {
    var selected: Name
    var values: [Name: Values]
  }

  /// The time within which changes of one parameter are one step, in seconds.
  private static let pause = 0.6
  /// The greatest number of steps that can be undone.
  private static let limit = 200

  private var state = Step(selected: .a, values: [:])
  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  /// The parameter that was changed last, and when.
  private var last: (parameter: Tuning.Parameter, time: TimeInterval)?

  /// Creates two sets with the program's own values.
  package init() {}

  package static func == (one: Self, other: Self) -> Bool {
    one.state == other.state && one.undoSteps == other.undoSteps && one.redoSteps == other.redoSteps
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(state) }

  /// The set in force.
  package var selected: Name { state.selected }
  /// The values in force.
  package var current: Values { state.values[state.selected] ?? [:] }
  /// The values in force, by the names that recordings use.
  package var dictionary: [String: Double] {
    Dictionary(uniqueKeysWithValues: current.map { ($0.key.rawValue, $0.value) })
  }
  package var canUndo: Bool { !undoSteps.isEmpty }
  package var canRedo: Bool { !redoSteps.isEmpty }

  /// Changes a parameter of the set in force. Changes of one parameter that follow each other
  /// quickly, such as those of a slider, are undone together.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - value: The value, clamped to the parameter's range; `nil` restores the program's own. One
  ///     that is no number changes nothing.
  ///   - now: The window's time, in seconds.
  package mutating func set(
    _ parameter: Tuning.Parameter, to value: Double?, at now: TimeInterval
  ) {
    if let value, !value.isFinite { return }
    let range = parameter.range
    let new = value.map { min(max($0, range.lowerBound), range.upperBound) }
    guard current[parameter] != new else { return }
    let isSameStep = last.map { $0.parameter == parameter && now - $0.time < Self.pause } ?? false
    if !isSameStep { keepStep() }
    last = (parameter, now)
    state.values[state.selected, default: [:]][parameter] = new
  }

  /// Replaces all values of the set in force.
  package mutating func replace(with values: Values) {
    guard values != current else { return }
    keepStep()
    last = nil
    state.values[state.selected] = values
  }

  /// Adopts the values of a run that another window began. Nothing before can be undone.
  package mutating func adopt(_ dictionary: [String: Double]) {
    self = ParameterSets()
    state.values[.a] = Tuning(overrides: dictionary).overrides
  }

  /// Puts the other set in force.
  package mutating func exchange() {
    keepStep()
    last = nil
    state.selected = state.selected == .a ? .b : .a
  }

  /// Restores the state before the last step.
  ///
  /// - Returns: `false` if there is none.
  @discardableResult package mutating func undo() -> Bool {
    guard let step = undoSteps.popLast() else { return false }
    redoSteps.append(state)
    state = step
    last = nil
    return true
  }

  /// Restores the state before the last undo.
  ///
  /// - Returns: `false` if there is none.
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
