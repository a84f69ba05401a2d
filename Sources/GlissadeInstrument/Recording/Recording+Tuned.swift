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

  /// Returns a recording of the same input with other parameters after a frame. Up to that frame
  /// the recorded parameters apply, so that the frames after it begin in the recorded state.
  ///
  /// - Parameters:
  ///   - values: The changed parameters by name; all others keep the program's own values.
  ///   - index: The index of the last frame with the recorded parameters, or −1 for none.
  func tuned(_ values: [String: Double], after index: Int) -> Recording {
    let last = parameters(after: index)
    let names = Set(last.keys).union(values.keys).sorted()
    var changes = names.filter { last[$0] != values[$0] }
      .map { RecordedAction.parameter(name: $0, value: values[$0]) }
    var tuned = prefix(through: index)
    for var frame in frames.dropFirst(max(index + 1, 0)) {
      frame.actions =
        changes + frame.actions.filter { if case .parameter = $0 { false } else { true } }
      changes = []
      tuned.frames.append(frame)
    }
    return tuned
  }
}
