import GlissadeReplay

extension Recording {
  /// Refuses numbers that cannot be tuned, or not to that.
  package func checkKnobs() throws(RecordingError) {
    for (name, value) in header.knobs.sorted(by: { $0.key < $1.key }) {
      try Self.check(name, value, line: 1)
    }
    for frame in frames {
      for case .knob(let name, let value) in frame.actions {
        try Self.check(name, value, line: frame.index + 2)
      }
    }
  }

  private static func check(_ name: String, _ value: Double?, line: Int) throws(RecordingError) {
    guard let knob = Tuning.Knob(rawValue: name) else {
      throw RecordingError(line: line, "there is no knob “\(name)”")
    }
    if let value, !knob.range.contains(value) {
      throw RecordingError(line: line, "its knob “\(name)” is out of range")
    }
  }
}
