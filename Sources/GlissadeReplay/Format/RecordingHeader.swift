import Foundation
import GlissadeGestures

/// The initial state of a run, which is the first line of a recording.
///
/// The header and the times and actions of the frames are everything that the scene depends on: the
/// scene reads no clock and generates no random numbers of its own.
package struct RecordingHeader: Hashable, Sendable {
  /// The version of the file format that this program writes.
  package static let currentFormat = 3
  /// The versions of the file format that this program reads.
  ///
  /// Format 1 has the key `knobs` for the parameters, and `stands` for a pause. The formats 1 and 2
  /// do not contain the rule of input, which is `InputRule.frames` for them.
  package static let readableFormats = 1...3
  /// The version of this program.
  package static let programVersion = "0.2.0"

  /// The version of the recording program. A replay that differs reports it, but no recording is
  /// rejected because of it.
  package var version = RecordingHeader.programVersion
  /// The name of the recording program.
  package var program: String
  /// The name of the demo; `nil` in a program other than the sandbox.
  package var demo: String?
  /// The size of the scene in points, 1…16384 per side.
  package var size: CGSize
  /// The scale of the scene, in pixels per point, 0.5…8.
  package var scale: Double
  /// The speed of the scene's time at the start, in scene seconds per second, greater than 0.
  package var speed: Double = 1
  /// A Boolean value that indicates whether the user prefers reduced motion at the start.
  package var reducesMotion = false
  /// The other settings of the user at the start. A setting that is absent has its usual value.
  package var settings: [RecordedSetting: Int] = [:]
  /// The values of the parameters that the user has changed, by name.
  package var parameters: [String: Double] = [:]
  /// The seed of the content's random numbers; 0 for content that uses none.
  package var seed: UInt64 = 0
  /// The rule by which the scene places input in time.
  package var inputRule = InputRule.current
  /// The name of the machine on which the recording was made, as `Machine.name` returns it.
  package var machine = Machine.name

  /// Creates the header of a recording on this machine.
  package init(program: String, demo: String? = nil, size: CGSize, scale: Double) {
    self.program = program
    self.demo = demo
    self.size = size
    self.scale = scale
  }
}

extension RecordingHeader: Codable {
  private enum Key: String, CodingKey {
    case format = "glissade"
    case version, program, demo, size, scale, speed
    case reducesMotion = "reduce_motion"
    case inputRule = "input_rule"
    case parameters, settings, seed, machine
  }

  /// The keys that format 1 uses in place of the current ones.
  private enum FormerKey: String, CodingKey {
    case parameters = "knobs"
  }

  /// A key of an object whose keys are arbitrary.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let format = try fields.decode(Int.self, forKey: .format)
    guard Self.readableFormats.contains(format) else {
      let readable = Self.readableFormats
      throw FormatFault(
        "it is of format \(format), and this program reads \(readable.lowerBound) to "
          + "\(readable.upperBound)")
    }
    let sides = try fields.decode([Double].self, forKey: .size)
    guard sides.count == 2 else { throw FormatFault("its size is not a width and a height") }
    self.init(
      program: try fields.decode(String.self, forKey: .program),
      demo: try fields.decodeIfPresent(String.self, forKey: .demo),
      size: CGSize(width: sides[0], height: sides[1]),
      scale: try fields.decode(Double.self, forKey: .scale))
    version = try fields.decode(String.self, forKey: .version)
    speed = try fields.decode(Double.self, forKey: .speed)
    reducesMotion = try fields.decode(Bool.self, forKey: .reducesMotion)
    settings = try Self.settings(
      fields.decodeIfPresent([String: Int].self, forKey: .settings) ?? [:])
    let former = try decoder.container(keyedBy: FormerKey.self)
    parameters =
      try format == 1
      ? former.decode([String: Double].self, forKey: .parameters)
      : fields.decode([String: Double].self, forKey: .parameters)
    seed = try fields.decode(UInt64.self, forKey: .seed)
    inputRule = format < 3 ? .frames : try Self.rule(fields.decode(Int.self, forKey: .inputRule))
    machine = try fields.decode(String.self, forKey: .machine)
    try check()
  }

  private static func settings(_ values: [String: Int]) throws -> [RecordedSetting: Int] {
    var settings: [RecordedSetting: Int] = [:]
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let setting = RecordedSetting(rawValue: name) else {
        throw FormatFault("its setting “\(name)” is not one that this program knows")
      }
      try setting.check(value)
      settings[setting] = value
    }
    return settings
  }

  private static func rule(_ number: Int) throws -> InputRule {
    guard let rule = InputRule(rawValue: number) else {
      throw FormatFault("its rule of input, \(number), is not one that this program knows")
    }
    return rule
  }

  private func check() throws {
    guard NumberRange.side.contains(size.width), NumberRange.side.contains(size.height) else {
      throw FormatFault("its size is out of range")
    }
    guard NumberRange.scale.contains(scale) else { throw FormatFault("its scale is out of range") }
    guard NumberRange.speed.contains(speed) else { throw FormatFault("its speed is out of range") }
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) where !value.isFinite {
      throw FormatFault("its parameter “\(name)” is not a finite number")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(Self.currentFormat, forKey: .format)
    try fields.encode(version, forKey: .version)
    try fields.encode(program, forKey: .program)
    try fields.encodeIfPresent(demo, forKey: .demo)
    try fields.encode([Double(size.width), Double(size.height)], forKey: .size)
    try fields.encode(scale, forKey: .scale)
    try fields.encode(speed, forKey: .speed)
    try fields.encode(reducesMotion, forKey: .reducesMotion)
    var named = fields.nestedContainer(keyedBy: Name.self, forKey: .parameters)
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
      try named.encode(value, forKey: Name(stringValue: name))
    }
    let changed = settings.filter { $0.value != $0.key.usual }
    if !changed.isEmpty {
      var values = fields.nestedContainer(keyedBy: Name.self, forKey: .settings)
      for (setting, value) in changed.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        try values.encode(value, forKey: Name(stringValue: setting.rawValue))
      }
    }
    try fields.encode(seed, forKey: .seed)
    try fields.encode(inputRule.rawValue, forKey: .inputRule)
    try fields.encode(machine, forKey: .machine)
  }
}
