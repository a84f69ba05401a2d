import GlissadeTesting

/// A sequence of input events in the order of their times, which begin at 0.
///
/// All times are multiples of 1/1024 s, and there are 64 frames per second, so that the same stroke
/// at another frame is equal to the last bit.
struct Stroke: Equatable {
  private(set) var events: [InputEvent] = []

  static func seconds(_ ticks: Int) -> Double { Double(ticks) / 1024 }

  var duration: Double { events.last?.t ?? 0 }
  var hasResize: Bool { events.contains { $0.kind == .resize } }

  mutating func append(_ event: InputEvent) {
    let index = events.lastIndex { $0.t <= event.t }.map { $0 + 1 } ?? 0
    events.insert(event, at: index)
  }

  /// Appends a stroke that begins `ticks` / 1024 s after the end of this one.
  mutating func append(_ other: Stroke, after ticks: Int) {
    let start = duration + Self.seconds(ticks)
    for event in other.events {
      var later = event
      later.t += start
      append(later)
    }
  }

  func prefix(_ count: Int) -> Stroke { Stroke(events: Array(events.prefix(count))) }

  /// The releases that the stroke leaves out.
  var missingReleases: [InputEvent] {
    var pressed: [InputEvent] = []
    for event in events {
      let held = pressed.firstIndex { $0.source == event.source }
      switch (event.kind, held) {
      case (.down, nil) where event.button == 1: pressed.append(event)
      case (.down, let held?) where event.button == 1: pressed[held] = event
      case (.move, let held?): pressed[held] = event
      case (.up, let held?) where event.button == 1: pressed.remove(at: held)
      default: break
      }
    }
    return pressed.map { event in
      var release = event
      (release.kind, release.t) = (.up, duration)
      return release
    }
  }
}

extension Stroke: CustomStringConvertible {
  /// A description with one event per line.
  var description: String {
    let lines = events.map { event in
      let time = "  \(Int((event.t * 1024).rounded()))/1024 s: \(event.kind)"
      return switch event.kind {
      case .down, .move, .up, .cancel:
        time + " (\(event.x), \(event.y)) "
          + (event.device == .touch ? "touch \(event.touch)" : "button \(event.button)")
      case .resize: time + " \(event.width)×\(event.height)"
      case .focus: time + (event.hasFocus ? " got" : " lost")
      case .key, .text, .composition, .wheel: time
      }
    }
    return lines.joined(separator: "\n") + (missingReleases.isEmpty ? "" : "\n  (then released)")
  }
}
