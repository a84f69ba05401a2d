/// The state of recording and replaying for the run on the canvas.
package enum RecordingState: Hashable, Sendable {
  /// The run is live and no file is written.
  case idle
  /// The run is live and written to a file.
  case recording
  /// A recorded run is replayed.
  case replaying
}
