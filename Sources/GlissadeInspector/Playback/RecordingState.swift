/// A state of the run on the canvas with respect to recording and replaying.
package enum RecordingState: Hashable, Sendable {
  /// The run is live and no file is written.
  case idle
  /// The run is live and is being written to a file.
  case recording
  /// A recorded run is being replayed.
  case replaying
}
