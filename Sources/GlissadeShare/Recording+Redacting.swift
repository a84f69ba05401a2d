import GlissadeGestures
import GlissadeReplay

extension Recording {
  /// The same run with all typed letters replaced by others.
  ///
  /// The hashes of its frames are still those of the original pictures; a replay records new
  /// hashes.
  var withoutWords: Recording {
    let frames = frames.map { frame in
      var frame = frame
      frame.actions = frame.actions.map { action in
        guard case .input(let event, let isTimePaused) = action else { return action }
        return .input(event.withoutWords, isTimePaused: isTimePaused)
      }
      return frame
    }
    return Recording(header: header, frames: frames)
  }
}
