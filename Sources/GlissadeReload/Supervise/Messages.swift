/// A message from the supervisor to a program.
package enum SupervisorMessage: Hashable, Sendable, Codable {
  /// Reports the state of the reload, which the program shows in its window.
  case state(ReloadState)
  /// Reports that the build waits until another build in the package's folder ends.
  case buildWaits
  /// Requests the program to write the state of its window to a file, and to answer `stateWritten`.
  case writeState(path: String)
  /// Requests the program to keep the state of its window in a file, and its run in a second file
  /// with the same path and the ending `.jsonl`. After a crash another program continues from them.
  case keepRun(path: String)
  /// Requests the program to end, because the new program has replaced it.
  case end
}

/// A message from a program to the supervisor.
package enum ProgramMessage: Hashable, Sendable, Codable {
  /// Reports that the state of the window has been written to the requested file.
  case stateWritten(path: String)
  /// Reports that the state cannot be written to the requested file, with the reason in one line.
  case stateFailed(path: String, reason: String)
  /// Reports that the first picture of the program is visible.
  case presented
  /// Reports that the user has cancelled the build.
  case cancelBuild
  /// Reports that the user requests the program that this one has replaced.
  case exchange
}
