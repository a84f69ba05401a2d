import GlissadeGestures
import GlissadeReplay

extension Recording {
  /// The same run with other letters in place of all typed ones.
  ///
  /// The hashes of its pictures are still those of the letters; a replay records new ones.
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
