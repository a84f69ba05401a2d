import Foundation
import GlissadeMotion

/// Reads a spring from the calls and fields of a text. Each field is read once; what is left over
/// is an error.
struct SpringReader {
  let phrase: SpringPhrase
  private var fields: [String: SpringPhrase.Value]
  private(set) var remarks: [String] = []

  init(_ phrase: SpringPhrase) {
    self.phrase = phrase
    fields = phrase.fields
  }

  /// Reads the spring.
  ///
  /// - Parameter spelling: The spelling, or `nil` to recognise it.
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

  /// Gives numbers without names the names of a spelling's order.
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

  /// Returns the first number with one of the names and marks it as read, or `nil`.
  mutating func number(_ names: String...) throws(SpringTextError) -> Double? {
    for name in names {
      if let value = fields.removeValue(forKey: name) { return try number(value, name: name) }
    }
    return nil
  }

  /// Returns a number and marks it as read, or the default if there is none of the name.
  mutating func number(_ name: String, or standard: Double) throws(SpringTextError) -> Double {
    guard let value = try number(name) else { return standard }
    return value
  }

  /// Returns the number of a value, or of a constant of Compose and Android.
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

  /// Returns the first time with one of the names in seconds and marks it as read, or `nil`.
  mutating func time(_ names: String...) throws(SpringTextError) -> TimeInterval? {
    for name in names {
      guard let value = fields.removeValue(forKey: name) else { continue }
      guard let time = Self.time(value) else { throw SpringTextError("\(name) is no time") }
      return time
    }
    return nil
  }

  /// Returns a time in seconds and marks it as read, or the default if there is none of the name.
  mutating func time(
    _ name: String, or standard: TimeInterval
  ) throws(SpringTextError) -> TimeInterval {
    guard let value = try time(name) else { return standard }
    return value
  }

  /// Returns the seconds of a value, or `nil` if it is no time.
  static func time(_ value: SpringPhrase.Value) -> TimeInterval? {
    guard case .number(let number, let name) = value else { return nil }
    return switch name {
    case "s", "", "f": number
    case "ms": number / 1000
    default: nil
    }
  }

  /// Returns a number that the spelling needs.
  mutating func needed(
    _ name: String, in spelling: SpringSpelling
  ) throws(SpringTextError) -> Double {
    guard let value = try number(name) else { throw missing(name, in: spelling) }
    return value
  }

  func missing(_ name: String, in spelling: SpringSpelling) -> SpringTextError {
    SpringTextError("\(name) is missing", examples: [spelling.example])
  }

  /// Returns whether a field is `true`, and marks it as read.
  mutating func isTrue(_ name: String) -> Bool {
    let value = fields.removeValue(forKey: name)
    return value == .word("true") || value == .word("yes")
  }

  /// Returns the initial velocity and marks it as read.
  mutating func velocity(scale: Double = 1) throws(SpringTextError) -> Double {
    let velocity = try number("initialvelocity", or: 0) * scale
    guard abs(velocity) <= Self.greatestVelocity else {
      throw SpringTextError("the velocity is above \(SpringFormat.short(Self.greatestVelocity))")
    }
    return velocity
  }

  /// Throws if anything is left that no one read.
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

  /// Returns the description of a spring by its constants, which are checked.
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

  /// Returns the description of a spring by ω₀ and ζ, which are checked.
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

  /// Returns the description of a spring by its perceptual duration and bounce (M-21).
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
