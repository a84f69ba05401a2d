import GlissadeReplay

extension Recording {
  /// Checks that all parameters of the recording exist and are in range.
  ///
  /// - Throws: `RecordingError` with the line of the first invalid parameter.
  package func checkParameters() throws(RecordingError) {
    for (name, value) in header.parameters.sorted(by: { $0.key < $1.key }) {
      try Self.check(name, value, line: 1)
    }
    for frame in frames {
      for case .parameter(let name, let value) in frame.actions {
        try Self.check(name, value, line: frame.index + 2)
      }
    }
  }

  private static func check(_ name: String, _ value: Double?, line: Int) throws(RecordingError) {
    guard let parameter = Tuning.Parameter(rawValue: name) else {
      throw RecordingError(line: line, "there is no parameter “\(name)”")
    }
    if let value, !parameter.range.contains(value) {
      throw RecordingError(line: line, "its parameter “\(name)” is out of range")
    }
  }
}
