import Foundation

/// What a run starts from: the first line of a recording.
///
/// With the frames' times and actions this is all that the scene sees: it keeps no wall clock and draws
/// no random numbers of its own.
package struct RecordingHeader: Hashable, Sendable {
  /// The version of the file format that this program writes and reads.
  package static let currentFormat = 1
  /// This program's own version.
  package static let programVersion = "0.2.0"

  package var format = RecordingHeader.currentFormat
  /// The recording program's version; told when a replay differs, never a reason to refuse.
  package var version = RecordingHeader.programVersion
  /// The recording program's name.
  package var program: String
  /// The demo on stage; nil in a program that is not the sandbox.
  package var demo: String?
  /// Of the scene, in points, 1…16384 a side.
  package var size: CGSize
  /// Pixels per point, 0.5…8.
  package var scale: Double
  /// Scene seconds per second at the start, above 0.
  package var speed: Double = 1
  package var reducesMotion = false
  /// Numbers that were set by hand, by name.
  package var knobs: [String: Double] = [:]
  /// What the content's random numbers begin with; 0 where it draws none.
  package var seed: UInt64 = 0
  /// What it was recorded on; see `Machine`.
  package var machine = Machine.name

  /// A recording made here and now.
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
    case knobs, seed, machine
  }

  /// A member of an object that names its members freely.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let format = try fields.decode(Int.self, forKey: .format)
    guard format == Self.currentFormat else {
      throw FormatFault("it is of format \(format), and this program reads \(Self.currentFormat)")
    }
    let sides = try fields.decode([Double].self, forKey: .size)
    guard sides.count == 2 else { throw FormatFault("its size is not a width and a height") }
    self.init(
      program: try fields.decode(String.self, forKey: .program),
      demo: try fields.decodeIfPresent(String.self, forKey: .demo),
      size: CGSize(width: sides[0], height: sides[1]),
      scale: try fields.decode(Double.self, forKey: .scale))
    self.format = format
    version = try fields.decode(String.self, forKey: .version)
    speed = try fields.decode(Double.self, forKey: .speed)
    reducesMotion = try fields.decode(Bool.self, forKey: .reducesMotion)
    knobs = try fields.decode([String: Double].self, forKey: .knobs)
    seed = try fields.decode(UInt64.self, forKey: .seed)
    machine = try fields.decode(String.self, forKey: .machine)
    try check()
  }

  private func check() throws {
    guard NumberRange.side.contains(size.width), NumberRange.side.contains(size.height) else {
      throw FormatFault("its size is out of range")
    }
    guard NumberRange.scale.contains(scale) else { throw FormatFault("its scale is out of range") }
    guard NumberRange.speed.contains(speed) else { throw FormatFault("its speed is out of range") }
    for (name, value) in knobs.sorted(by: { $0.key < $1.key }) where !value.isFinite {
      throw FormatFault("its knob “\(name)” is not a finite number")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(format, forKey: .format)
    try fields.encode(version, forKey: .version)
    try fields.encode(program, forKey: .program)
    try fields.encodeIfPresent(demo, forKey: .demo)
    try fields.encode([Double(size.width), Double(size.height)], forKey: .size)
    try fields.encode(scale, forKey: .scale)
    try fields.encode(speed, forKey: .speed)
    try fields.encode(reducesMotion, forKey: .reducesMotion)
    var named = fields.nestedContainer(keyedBy: Name.self, forKey: .knobs)
    for (name, value) in knobs.sorted(by: { $0.key < $1.key }) {
      try named.encode(value, forKey: Name(stringValue: name))
    }
    try fields.encode(seed, forKey: .seed)
    try fields.encode(machine, forKey: .machine)
  }
}
