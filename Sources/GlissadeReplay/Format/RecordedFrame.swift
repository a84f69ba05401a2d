import Foundation
import GlissadeMotion

/// A frame of a run, which is a line of a recording.
package struct RecordedFrame: Hashable, Sendable {
  /// The index of the frame, from 0.
  package var index: Int
  /// The expected time of the frame's display in seconds of the window's time, which determines the
  /// pace of a replay.
  package var now: TimeInterval
  /// The scene's time at the start of the frame, in seconds.
  package var time: TimeInterval
  /// The timing of the frame's events.
  package var inputTiming = InputTiming()
  /// The actions on the scene in this frame, in order.
  package var actions: [RecordedAction] = []
  /// A Boolean value that indicates whether the frame is at the same instant as the last one, so
  /// that no time passes in it.
  package var isPaused = false
  /// A Boolean value that indicates whether work from the main queue ran since the last frame. A
  /// recording does not contain the effect of such work.
  package var ranMainQueue = false
  /// The hash of the display list; `nil` if the frame made none because the last one was still
  /// valid.
  package var hash: UInt64?
  /// The changes of the picture since the last frame.
  package var change = PictureChange()

  /// Creates a frame without actions.
  package init(index: Int, now: TimeInterval, time: TimeInterval) {
    self.index = index
    self.now = now
    self.time = time
  }
}

extension RecordedFrame: Codable {
  private enum Key: String, CodingKey {
    case index = "frame"
    case now
    case time = "t"
    case pumpInterval = "pump"
    case speed
    case actions = "do"
    case isPaused = "paused"
    case ranMainQueue = "main_queue"
    case hash
    case change = "picture"
  }

  /// The keys that format 1 uses in place of the current ones.
  private enum FormerKey: String, CodingKey {
    case isPaused = "stands"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let former = try decoder.container(keyedBy: FormerKey.self)
    func time(_ key: Key) throws -> Double? {
      let number = try fields.decodeIfPresent(Double.self, forKey: key)
      guard number.map(NumberRange.time.contains) ?? true else {
        throw FormatFault("its “\(key.rawValue)” is out of range")
      }
      return number
    }
    let index = try fields.decode(Int.self, forKey: .index)
    guard let now = try time(.now), let instant = try time(.time) else {
      throw FormatFault("its time is missing")
    }
    self.init(index: index, now: now, time: instant)
    inputTiming = InputTiming(
      pumpInterval: try time(.pumpInterval) ?? 0, speed: try time(.speed) ?? 1)
    actions = try fields.decodeIfPresent([RecordedAction].self, forKey: .actions) ?? []
    isPaused =
      try fields.decodeIfPresent(Bool.self, forKey: .isPaused)
      ?? former.decodeIfPresent(Bool.self, forKey: .isPaused) ?? false
    ranMainQueue = try fields.decodeIfPresent(Bool.self, forKey: .ranMainQueue) ?? false
    change = try fields.decodeIfPresent(PictureChange.self, forKey: .change) ?? PictureChange()
    if let digits = try fields.decodeIfPresent(String.self, forKey: .hash) {
      guard let hash = UInt64(digits, radix: 16) else {
        throw FormatFault("its hash is not a number")
      }
      self.hash = hash
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(index, forKey: .index)
    try fields.encode(now, forKey: .now)
    try fields.encode(time, forKey: .time)
    let (pumpInterval, speed) = (inputTiming.pumpInterval, inputTiming.speed)
    if pumpInterval != 0 { try fields.encode(pumpInterval, forKey: .pumpInterval) }
    if speed != 1 { try fields.encode(speed, forKey: .speed) }
    if !actions.isEmpty { try fields.encode(actions, forKey: .actions) }
    if isPaused { try fields.encode(true, forKey: .isPaused) }
    if ranMainQueue { try fields.encode(true, forKey: .ranMainQueue) }
    try fields.encodeIfPresent(hash.map { String($0, radix: 16) }, forKey: .hash)
    if !change.isEmpty { try fields.encode(change, forKey: .change) }
  }
}
