import Foundation
import GlissadeGestures

/// Something that reached the scene between the start of a frame and its step, in order.
package enum RecordedAction: Hashable, Sendable {
  /// What the user did; `timeStands` where the scene's time stood still meanwhile.
  case input(InputEvent, timeStands: Bool)
  /// The scene's instant was changed within the frame: a step in a pause, in seconds.
  case now(TimeInterval)
  /// From here on the scene's time runs at so many seconds per second; 0 is a pause. Times say it all
  /// already: this is for who shows or takes over the run.
  case rate(Double)
  /// The window was hidden, or shows again.
  case visible(Bool)
  /// A number was set by hand; nil: it is the client's own again.
  case knob(name: String, value: Double?)
  /// A transition was completed in the place of a client that had forgotten to.
  case complete
}

extension RecordedAction: Codable {
  private enum Key: String, CodingKey {
    case input, stands, now, rate, visible, knob, value, complete
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    if let event = try fields.decodeIfPresent(InputEvent.self, forKey: .input) {
      let stands = try fields.decodeIfPresent(Bool.self, forKey: .stands) ?? false
      self = .input(event, timeStands: stands)
    } else if let time = try fields.decodeIfPresent(Double.self, forKey: .now) {
      self = .now(time)
    } else if let rate = try fields.decodeIfPresent(Double.self, forKey: .rate) {
      self = .rate(rate)
    } else if let isVisible = try fields.decodeIfPresent(Bool.self, forKey: .visible) {
      self = .visible(isVisible)
    } else if let name = try fields.decodeIfPresent(String.self, forKey: .knob) {
      self = .knob(name: name, value: try fields.decodeIfPresent(Double.self, forKey: .value))
    } else if try fields.decodeIfPresent(Bool.self, forKey: .complete) == true {
      self = .complete
    } else {
      throw FormatFault("it holds something done that this program does not know")
    }
    try check()
  }

  private func check() throws {
    switch self {
    case .input(let event, _): try Self.check(event)
    case .now(let time): try Self.check(time, in: NumberRange.time, "an instant")
    case .rate(let rate): try Self.check(rate, in: NumberRange.rate, "a speed")
    case .knob(let name, let value):
      guard value?.isFinite != false else {
        throw FormatFault("its knob “\(name)” is not a finite number")
      }
    case .visible, .complete: break
    }
  }

  private static func check(_ event: InputEvent) throws {
    // Input may have waited in the queue since before the scene began.
    try check(abs(event.t), in: NumberRange.time, "the time of an event")
    for number in [event.x, event.y, event.deltaX, event.deltaY] {
      try check(number, in: NumberRange.place, "the place of an event")
    }
    guard event.kind == .resize else { return }
    for side in [event.width, event.height] where side > NumberRange.side.upperBound {
      throw FormatFault("a window's size is out of range")
    }
  }

  private static func check(
    _ number: Double, in range: ClosedRange<Double>, _ what: String
  ) throws {
    guard range.contains(number) else { throw FormatFault("\(what) is out of range") }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .input(let event, let timeStands):
      try fields.encode(event, forKey: .input)
      if timeStands { try fields.encode(true, forKey: .stands) }
    case .now(let time): try fields.encode(time, forKey: .now)
    case .rate(let rate): try fields.encode(rate, forKey: .rate)
    case .visible(let isVisible): try fields.encode(isVisible, forKey: .visible)
    case .knob(let name, let value):
      try fields.encode(name, forKey: .knob)
      try fields.encodeIfPresent(value, forKey: .value)
    case .complete: try fields.encode(true, forKey: .complete)
    }
  }
}
