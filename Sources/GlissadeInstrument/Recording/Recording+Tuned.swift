import Foundation
import GlissadeGestures
import GlissadeInspector
import GlissadeReplay

extension Recording {
  /// The changed parameters after a frame, by name.
  func parameters(after index: Int) -> [String: Double] {
    var values = header.parameters
    for frame in frames.prefix(max(index + 1, 0)) {
      for case .parameter(let name, let value) in frame.actions { values[name] = value }
    }
    return values
  }

  /// Returns a recording of the same input with other parameters and another environment after a
  /// frame. Up to that frame the recorded ones apply, so that the frames after it begin in the
  /// recorded state.
  ///
  /// - Parameters:
  ///   - values: The changed parameters by name; all others keep the program's own values.
  ///   - environment: The parts of the environment that replace the recorded ones.
  ///   - index: The index of the last frame with the recorded parameters, or −1 for none.
  func tuned(
    _ values: [String: Double], in environment: [EnvironmentChange] = [], after index: Int
  ) -> Recording {
    let last = parameters(after: index)
    let names = Set(last.keys).union(values.keys).sorted()
    var changes = names.filter { last[$0] != values[$0] }
      .map { RecordedAction.parameter(name: $0, value: values[$0]) }
    var tuned = prefix(through: index)
    let time = tuned.frames.last?.endTime ?? 0
    let settings = environment.map { $0.action(at: time) }
    changes += settings
    for var frame in frames.dropFirst(max(index + 1, 0)) {
      frame.actions =
        changes
        + frame.actions.filter { action in
          if case .parameter = action { return false }
          return !settings.contains { $0.replaces(action) }
        }
      changes = []
      tuned.frames.append(frame)
    }
    return tuned
  }
}

extension EnvironmentChange {
  /// Returns the action that records the change at a time, in seconds.
  fileprivate func action(at time: TimeInterval) -> RecordedAction {
    switch self {
    case .reducesMotion(let reduces): .reducesMotion(reduces)
    case .setting(let setting, let value): .setting(setting, value)
    case .size(let size): .input(.resize(to: size, t: time), isTimePaused: false)
    }
  }
}

extension RecordedAction {
  /// Returns whether this action sets the part of the environment that another one sets.
  fileprivate func replaces(_ other: RecordedAction) -> Bool {
    switch (self, other) {
    case (.reducesMotion, .reducesMotion): true
    case (.setting(let one, _), .setting(let other, _)): one == other
    case (.input(let one, _), .input(let other, _)):
      one.kind == .resize && other.kind == .resize
    default: false
    }
  }
}
