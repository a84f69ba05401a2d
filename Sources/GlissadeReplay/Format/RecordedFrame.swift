import Foundation

/// One frame of a run: a line of a recording.
package struct RecordedFrame: Hashable, Sendable {
  /// Counts from 0.
  package var index: Int
  /// When it was expected to be seen, in seconds of the window: the pace of a replay.
  package var now: TimeInterval
  /// The scene's instant at the frame's start, in seconds.
  package var time: TimeInterval
  /// For how long input went unread lately at the most, in seconds of the scene's time.
  package var pumpInterval: TimeInterval = 0
  package var actions: [RecordedAction] = []
  /// Whether no time passed for anything: a frame of the same instant as the last one.
  package var stands = false
  /// Whether work from the main queue ran since the last frame. What it did is not recorded.
  package var ranMainQueue = false
  /// The display list's hash; nil if none was made, because the last one still showed the truth.
  package var hash: UInt64?
  /// What changed in the picture since the last frame.
  package var change = PictureChange()

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
    case actions = "do"
    case stands
    case ranMainQueue = "main_queue"
    case hash
    case change = "picture"
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
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
    pumpInterval = try time(.pumpInterval) ?? 0
    actions = try fields.decodeIfPresent([RecordedAction].self, forKey: .actions) ?? []
    stands = try fields.decodeIfPresent(Bool.self, forKey: .stands) ?? false
    ranMainQueue = try fields.decodeIfPresent(Bool.self, forKey: .ranMainQueue) ?? false
    change = try fields.decodeIfPresent(PictureChange.self, forKey: .change) ?? PictureChange()
    if let digits = try fields.decodeIfPresent(String.self, forKey: .hash) {
      guard let hash = UInt64(digits, radix: 16) else { throw FormatFault("its hash is no number") }
      self.hash = hash
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(index, forKey: .index)
    try fields.encode(now, forKey: .now)
    try fields.encode(time, forKey: .time)
    if pumpInterval != 0 { try fields.encode(pumpInterval, forKey: .pumpInterval) }
    if !actions.isEmpty { try fields.encode(actions, forKey: .actions) }
    if stands { try fields.encode(true, forKey: .stands) }
    if ranMainQueue { try fields.encode(true, forKey: .ranMainQueue) }
    try fields.encodeIfPresent(hash.map { String($0, radix: 16) }, forKey: .hash)
    if !change.isEmpty { try fields.encode(change, forKey: .change) }
  }
}
