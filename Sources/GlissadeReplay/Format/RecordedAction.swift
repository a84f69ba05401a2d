import Foundation
import GlissadeGestures

/// An action on the scene between the start of a frame and the stage *step* of the frame.
package enum RecordedAction: Hashable, Sendable {
  /// The delivery of an event. `isTimePaused` indicates whether the scene's time was paused.
  case input(InputEvent, isTimePaused: Bool)
  /// A change of the scene's time within the frame to a time in seconds, by a step during a pause.
  case now(TimeInterval)
  /// A change of the speed of the scene's time, in scene seconds per second; 0 is a pause. The
  /// recorded times already contain the effect of the speed; programs that display or continue the
  /// run use it.
  case rate(Double)
  /// A change of the window's visibility to visible or hidden.
  case visible(Bool)
  /// A change of the user's preference for reduced motion.
  case reducesMotion(Bool)
  /// A change of another setting of the user to a value.
  case setting(RecordedSetting, Int)
  /// A change of a parameter by the user; `nil` restores the client's own value.
  case parameter(name: String, value: Double?)
  /// The completion of a transition for a client that failed to complete it.
  case complete
}

extension RecordedAction: Codable {
  private enum Key: String, CodingKey {
    case input, now, rate, visible, value, complete
    case isTimePaused = "paused"
    case reducesMotion = "reduce_motion"
    case parameter, setting
  }

  /// The keys that format 1 uses in place of the current ones.
  private enum FormerKey: String, CodingKey {
    case isTimePaused = "stands"
    case parameter = "knob"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let former = try decoder.container(keyedBy: FormerKey.self)
    if let event = try fields.decodeIfPresent(InputEvent.self, forKey: .input) {
      let isTimePaused =
        try fields.decodeIfPresent(Bool.self, forKey: .isTimePaused)
        ?? former.decodeIfPresent(Bool.self, forKey: .isTimePaused)
      self = .input(event, isTimePaused: isTimePaused ?? false)
    } else if let time = try fields.decodeIfPresent(Double.self, forKey: .now) {
      self = .now(time)
    } else if let rate = try fields.decodeIfPresent(Double.self, forKey: .rate) {
      self = .rate(rate)
    } else if let isVisible = try fields.decodeIfPresent(Bool.self, forKey: .visible) {
      self = .visible(isVisible)
    } else if let reduces = try fields.decodeIfPresent(Bool.self, forKey: .reducesMotion) {
      self = .reducesMotion(reduces)
    } else if let name = try fields.decodeIfPresent(String.self, forKey: .parameter)
      ?? former.decodeIfPresent(String.self, forKey: .parameter)
    {
      self = .parameter(name: name, value: try fields.decodeIfPresent(Double.self, forKey: .value))
    } else if let name = try fields.decodeIfPresent(String.self, forKey: .setting) {
      guard let setting = RecordedSetting(rawValue: name) else {
        throw FormatFault("its setting “\(name)” is not one that this program knows")
      }
      self = .setting(setting, try fields.decode(Int.self, forKey: .value))
    } else if try fields.decodeIfPresent(Bool.self, forKey: .complete) == true {
      self = .complete
    } else {
      throw FormatFault("it contains an action that this program does not know")
    }
    try check()
  }

  private func check() throws {
    switch self {
    case .input(let event, _): try Self.check(event)
    case .now(let time): try Self.check(time, in: NumberRange.time, "an instant")
    case .rate(let rate): try Self.check(rate, in: NumberRange.rate, "a speed")
    case .parameter(let name, let value):
      guard value?.isFinite != false else {
        throw FormatFault("its parameter “\(name)” is not a finite number")
      }
    case .setting(let setting, let value): try setting.check(value)
    case .visible, .reducesMotion, .complete: break
    }
  }

  /// Throws an error if a number of an event is out of range.
  static func check(_ event: InputEvent) throws {
    // The time of an event may be negative, because input may have waited since before the scene's
    // first frame.
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
    case .input(let event, let isTimePaused):
      try fields.encode(event, forKey: .input)
      if isTimePaused { try fields.encode(true, forKey: .isTimePaused) }
    case .now(let time): try fields.encode(time, forKey: .now)
    case .rate(let rate): try fields.encode(rate, forKey: .rate)
    case .visible(let isVisible): try fields.encode(isVisible, forKey: .visible)
    case .reducesMotion(let reduces): try fields.encode(reduces, forKey: .reducesMotion)
    case .setting(let setting, let value):
      try fields.encode(setting.rawValue, forKey: .setting)
      try fields.encode(value, forKey: .value)
    case .parameter(let name, let value):
      try fields.encode(name, forKey: .parameter)
      try fields.encodeIfPresent(value, forKey: .value)
    case .complete: try fields.encode(true, forKey: .complete)
    }
  }
}
