import Foundation
import GlissadeGestures

extension Recording {
  /// The frame in which a press ended last, or the first frame without a release; `nil` for a
  /// recording without frames.
  package var lastReleaseFrame: RecordedFrame? {
    let release = frames.last { frame in
      frame.actions.contains { action in
        guard case .input(let event, _) = action else { return false }
        return event.kind == .up || event.kind == .cancel
      }
    }
    return release ?? frames.first
  }
}
