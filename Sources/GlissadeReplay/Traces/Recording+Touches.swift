import Foundation
import GlissadeGestures

extension Recording {
  /// The time of the first touch, in seconds.
  private static let lead = 0.5
  /// The time for which the run continues after the last touch, in seconds.
  private static let tail = 2.0
  /// The longest time between the first and the last touch, in seconds.
  private static let longestTouches = 3600.0
  /// The frames per second.
  private static let rate = 60.0
  /// The size of a window, in points, if a trace does not have it.
  private static let usualSize = CGSize(width: 375, height: 667)

  /// Creates a run of a demo with the touches of a trace, as if they had been recorded.
  ///
  /// The first touch is moved to half a second after the start. The frames have no changes of the
  /// picture, because no run has made them.
  ///
  /// - Throws: `TraceError` if the trace has no touches, or touches of more than an hour.
  package init(touchesOf trace: Trace, demo: String) throws(TraceError) {
    let events = trace.lines.flatMap(\.input).filter(\.kind.hasPlace)
      .enumerated().sorted { ($0.element.t, $0.offset) < ($1.element.t, $1.offset) }
      .map(\.element)
    guard let first = events.first, let last = events.last else {
      throw TraceError(.withoutTouches, line: 1)
    }
    let length = last.t - first.t
    guard length <= Self.longestTouches else { throw TraceError(.tooLong, line: 1) }
    self.init(
      header: RecordingHeader(
        program: "Glissade", demo: demo, size: trace.size ?? Self.usualSize, scale: 1))
    var rest = events[...]
    for index in 0...Int(((Self.lead + length + Self.tail) * Self.rate).rounded(.up)) {
      let time = Double(index) / Self.rate
      var frame = RecordedFrame(index: index, now: time, time: time)
      // Each frame makes a picture.
      frame.hash = 0
      while var event = rest.first, event.t - first.t + Self.lead <= time {
        event.t += Self.lead - first.t
        frame.actions.append(.input(event, isTimePaused: false))
        rest.removeFirst()
      }
      frames.append(frame)
    }
  }
}
