/// A message from the supervisor to a program.
package enum SupervisorMessage: Hashable, Sendable, Codable {
  /// The state of the reload, to be shown in the window.
  case state(ReloadState)
  /// The build waits until another one in the folder of the package ends.
  case buildWaits
  /// Write down the state of the window in a file, and answer `stateWritten`.
  case writeState(path: String)
  /// Keep the state of the window in a file, and the run in another one whose name ends in `.jsonl`
  /// besides, from which another program continues after a crash.
  case keepRun(path: String)
  /// End, because the new program has the window's place.
  case end
}

/// A message from a program to the supervisor.
package enum ProgramMessage: Hashable, Sendable, Codable {
  /// The state of the window is written down in the file that was asked for.
  case stateWritten(path: String)
  /// The state cannot be written down in the file that was asked for; one line says why.
  case stateFailed(path: String, reason: String)
  /// The first picture is visible.
  case presented
  /// The user ends the build.
  case cancelBuild
  /// The user wants the program that this one has replaced.
  case exchange
}
