import Foundation
import GlissadeFiles

/// The first difference between a replay and its recording.
package struct Divergence: Hashable, Sendable, CustomStringConvertible {
  /// The index of the frame, from 0.
  package var frame: Int
  /// The scene's time of the frame, in seconds.
  package var time: TimeInterval
  /// The name of the view that differs, or its class and place if it has none; `nil` if no layer of
  /// the picture differs.
  package var view: String?
  /// The property of the view that differs.
  package var property: String
  /// The recorded value of the property.
  package var recorded: String
  /// The replayed value of the property.
  package var replayed: String
  /// The index of the last earlier frame in which work from the main queue ran, which a replay does
  /// not repeat; `nil` if there is none.
  package var mainQueueFrame: Int?

  /// A description of the difference in one line.
  package var description: String {
    let place = view.map { "view “\($0)”, property \(property)" } ?? property
    let when = String(format: "%.3f s", time)
    let cause =
      mainQueueFrame.map {
        "; work from the main queue ran in frame \($0), and a replay does not repeat it"
      } ?? ""
    let text =
      "frame \(frame) (\(when)): \(place): recorded \(recorded), replayed \(replayed)\(cause)"
    return text.printable
  }
}
