import GlissadeReplay

extension Recording {
  /// Returns a recording of the same run with other parameters from its start to its end.
  func setting(_ settings: [OptionValue.Setting]) -> Recording {
    guard !settings.isEmpty else { return self }
    var header = header
    for setting in settings { header.parameters[setting.name] = setting.value }
    let names = Set(settings.map(\.name))
    let frames = frames.map { frame in
      var frame = frame
      frame.actions.removeAll { action in
        if case .parameter(let name, _) = action { return names.contains(name) }
        return false
      }
      return frame
    }
    return Recording(header: header, frames: frames)
  }
}
