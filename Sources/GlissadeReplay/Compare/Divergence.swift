import Foundation

/// The first frame of a replay that is not the recorded one, and what differs in it.
package struct Divergence: Hashable, Sendable, CustomStringConvertible {
  /// Counts from 0.
  package var frame: Int
  /// The scene's time, in seconds.
  package var time: TimeInterval
  /// The view's name, or where it is; nil where no layer of the picture differs.
  package var view: String?
  /// What of the view differs.
  package var property: String
  package var recorded: String
  package var replayed: String
  /// The last frame before it in which work from the main queue ran, which a replay does not repeat.
  package var mainQueueFrame: Int?

  /// One line.
  package var description: String {
    let place = view.map { "view “\($0)”, property \(property)" } ?? property
    let when = String(format: "%.3f s", time)
    let cause =
      mainQueueFrame.map {
        "; work from the main queue ran in frame \($0), and a replay does not repeat it"
      } ?? ""
    return "frame \(frame) (\(when)): \(place): recorded \(recorded), replayed \(replayed)\(cause)"
  }
}
