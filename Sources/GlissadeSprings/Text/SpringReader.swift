import Foundation
import GlissadeMotion

/// A reader of a spring from the calls and fields of a text. Each field is read once; a field that
/// nothing has read is an error.
struct SpringReader {
  let phrase: SpringPhrase
  private var fields: [String: SpringPhrase.Value]
  private(set) var remarks: [String] = []

  init(_ phrase: SpringPhrase) {
    self.phrase = phrase
    fields = phrase.fields
  }

  /// Returns the spring that the text describes.
  ///
  /// - Parameter spelling: The spelling of the text, or `nil` to recognize it by the calls and
  ///   fields.
  mutating func read(as spelling: SpringSpelling?) throws(SpringTextError) -> SpringReading {
    let found: SpringSpelling?
    if let spelling {
      found = spelling
    } else {
      found = try recognisedSpelling()
    }
    if let found, phrase.calls.isEmpty, phrase.fields.isEmpty, phrase.words.isEmpty {
      try nameNumbers(by: found)
    }
    let description: SpringDescription
    if let found {
      description = try self.description(in: found)
    } else {
      description = try plainDescription()
    }
    if found != .css { try checkRest() }
    addOverdampingRemark(description)
    return SpringReading(description: description, spelling: found, remarks: remarks)
  }

  func has(_ field: String) -> Bool { fields[field] != nil }

  func hasCall(_ names: String...) -> Bool {
    phrase.calls.contains {
      names.contains($0.name) || names.contains(SpringPhrase.last($0.name))
    }
  }

  mutating func remark(_ text: String) { remarks.append(text) }

  private mutating func addOverdampingRemark(_ description: SpringDescription) {
    guard description.overdamping == .countsAsCritical else { return }
    let ratio = description.written.dampingRatio
    if ratio > 1 + MotionConstants.springCriticalBand {
      remark("ζ \(SpringFormat.short(ratio)) as written counts as 1 (H-04)")
    }
  }

  // MARK: Numbers without names

  /// Adds the numbers without names as fields with the names that `SpringSpelling.order`
  /// determines.
  private mutating func nameNumbers(by spelling: SpringSpelling) throws(SpringTextError) {
    let order = spelling.order
    let needed = order.count { !$0.hasPrefix("[") }
    let count = phrase.numbers.count
    guard (needed...max(needed, order.count)).contains(count), count > 0 else {
      let names = order.isEmpty ? "a list of points" : order.joined(separator: " ")
      throw SpringTextError(
        "\(spelling.rawValue) is \(names), and here are \(count) numbers",
        examples: [spelling.example])
    }
    for (name, value) in zip(order, phrase.numbers) {
      let plain = SpringPhrase.plain(name.filter { $0.isLetter })
      fields[SpringField.name(of: plain)] = value
    }
  }

  // MARK: Fields

  /// Returns the number of the first field with one of the names and marks the field as read, or
  /// returns `nil` if there is no such field.
  mutating func number(_ names: String...) throws(SpringTextError) -> Double? {
    for name in names {
      if let value = fields.removeValue(forKey: name) { return try number(value, name: name) }
    }
    return nil
  }

  /// Returns the number of a field and marks the field as read, or returns the default if there is
  /// no such field.
  mutating func number(_ name: String, or standard: Double) throws(SpringTextError) -> Double {
    guard let value = try number(name) else { return standard }
    return value
  }

  /// Returns the number of a value, which may be the name of a constant of Compose or Android.
  func number(_ value: SpringPhrase.Value, name: String) throws(SpringTextError) -> Double {
    switch value {
    case .number(let number, let unit) where ["", "f", "d"].contains(unit): return number
    case .number(let number, "%"): return number / 100
    case .number(let number, let unit):
      throw SpringTextError("\(name) \(SpringFormat.short(number)) has the unit “\(unit)”")
    case .word(let word):
      if word == "zero" { return 0 }
      guard let constant = SpringPreset.androidConstants[word] else {
        throw SpringTextError("\(name) is no number")
      }
      return constant
    }
  }

  /// Returns the time of the first field with one of the names, in seconds, and marks the field as
  /// read, or returns `nil` if there is no such field.
  mutating func time(_ names: String...) throws(SpringTextError) -> TimeInterval? {
    for name in names {
      guard let value = fields.removeValue(forKey: name) else { continue }
      guard let time = Self.time(value) else { throw SpringTextError("\(name) is no time") }
      return time
    }
    return nil
  }

  /// Returns the time of a field in seconds and marks the field as read, or returns the default if
  /// there is no such field.
  mutating func time(
    _ name: String, or standard: TimeInterval
  ) throws(SpringTextError) -> TimeInterval {
    guard let value = try time(name) else { return standard }
    return value
  }

  /// Returns a value as a time in seconds, or `nil` if the value is no time.
  static func time(_ value: SpringPhrase.Value) -> TimeInterval? {
    guard case .number(let number, let name) = value else { return nil }
    return switch name {
    case "s", "", "f": number
    case "ms": number / 1000
    default: nil
    }
  }

  /// Returns the number of a field and marks the field as read. Throws an error if the text has no
  /// such field, which the spelling needs.
  mutating func needed(
    _ name: String, in spelling: SpringSpelling
  ) throws(SpringTextError) -> Double {
    guard let value = try number(name) else { throw missing(name, in: spelling) }
    return value
  }

  func missing(_ name: String, in spelling: SpringSpelling) -> SpringTextError {
    SpringTextError("\(name) is missing", examples: [spelling.example])
  }

  /// Returns whether the value of a field is `true`, and marks the field as read.
  mutating func isTrue(_ name: String) -> Bool {
    let value = fields.removeValue(forKey: name)
    return value == .word("true") || value == .word("yes")
  }

  /// Returns the initial velocity of the text, multiplied by `scale`, and marks its field as read.
  mutating func velocity(scale: Double = 1) throws(SpringTextError) -> Double {
    let velocity = try number("initialvelocity", or: 0) * scale
    guard abs(velocity) <= Self.greatestVelocity else {
      throw SpringTextError("the velocity is above \(SpringFormat.short(Self.greatestVelocity))")
    }
    return velocity
  }

  /// Throws an error if a field has not been read or a name has no meaning.
  private mutating func checkRest() throws(SpringTextError) {
    for name in ["overshootclamping", "clamp"] where isTrue(name) {
      remark("\(name) is left out: the spring may overshoot")
    }
    let names = fields.keys.filter { !SpringField.ignored.contains($0) }.sorted()
    if let name = names.first { throw SpringTextError("“\(name)” has no meaning here") }
    let words = phrase.words.filter { !SpringField.ignored.contains($0) }
    if let word = words.first { throw SpringTextError("“\(word)” is not understood") }
  }

  // MARK: Springs

  /// The greatest initial velocity, in distances per second.
  private static let greatestVelocity = 1e5
  private static let frequencies = 1e-3...1e5
  private static let greatestRatio = 1e4

  /// Returns a spring with the given constants. Throws an error if a constant is out of range.
  func description(
    mass: Double, stiffness: Double, damping: Double, velocity: Double = 0,
    overdamping: SpringDescription.Overdamping = .allowed
  ) throws(SpringTextError) -> SpringDescription {
    guard mass > 0 else { throw SpringTextError("the mass must be above 0") }
    guard stiffness > 0 else { throw SpringTextError("the stiffness must be above 0") }
    guard damping >= 0 else { throw SpringTextError("the damping must not be below 0") }
    let omega = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * mass * omega)
    try check(omega: omega, ratio: ratio)
    return SpringDescription(
      Spring(mass: mass, stiffness: stiffness, damping: damping), relativeVelocity: velocity,
      overdamping: overdamping)
  }

  /// Returns a spring with the given ω₀ and ζ. Throws an error if one of them is out of range.
  func description(
    omega: Double, ratio: Double, mass: Double = 1, velocity: Double = 0
  ) throws(SpringTextError) -> SpringDescription {
    guard ratio >= 0 else { throw SpringTextError("the damping ratio must not be below 0") }
    guard mass > 0, mass.isFinite, mass < 1e12, mass > 1e-12 else {
      throw SpringTextError("the mass must be above 0 and below 1e12")
    }
    try check(omega: omega, ratio: ratio)
    return SpringDescription(
      angularFrequency: omega, dampingRatio: ratio, mass: mass, relativeVelocity: velocity)
  }

  /// Returns a spring with a perceptual duration and bounce (M-21).
  func description(
    duration: TimeInterval, bounce: Double, velocity: Double = 0
  ) throws(SpringTextError) -> SpringDescription {
    guard duration > 0 else { throw SpringTextError("the duration must be above 0") }
    guard bounce > -1, bounce <= 1 else {
      throw SpringTextError("the bounce must be above −1 and at most 1")
    }
    return try description(
      omega: 2 * Double.pi / duration, ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      velocity: velocity)
  }

  private func check(omega: Double, ratio: Double) throws(SpringTextError) {
    guard Self.frequencies.contains(omega) else {
      throw SpringTextError("ω₀ is \(SpringFormat.short(omega)), and must be from 0.001 to 100000")
    }
    guard ratio <= Self.greatestRatio else {
      throw SpringTextError("ζ is \(SpringFormat.short(ratio)), and must be at most 10000")
    }
  }
}
