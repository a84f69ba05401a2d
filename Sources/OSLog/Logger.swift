import Foundation

/// A writer of messages to a log, which are written as interpolated strings.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.tides", category: "panel")
/// logger.info("settles at \(320.0, format: .fixed(precision: 1)) pt")
/// ```
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a writer to the log without a subject.
  public init() { log = .default }
  /// Creates a writer to a log with a subject; see `OSLog.init(subsystem:category:)`.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a writer to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a usual message.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message of an importance.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message for the search for an error.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message for the search for an error.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message that helps, but is not essential.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a usual message.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message about an error in a part of the program.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a message about an error in a part of the program.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a message about an error that other parts of the program notice.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes a message about an error that other parts of the program notice.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// A message of a log, which is written as an interpolated string.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  /// Creates a message from a literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from its parts.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The privacy of a value in a message.
public struct OSLogPrivacy: Sendable {
  /// The replacements of a private value.
  public enum Mask: Sendable {
    /// A number by which equal values can be recognized in one run of the program (`hash`), or a
    /// fixed text (`none`).
    case hash, none
  }

  let hidesValue: Bool
  let mask: Mask

  /// The privacy of values without another one. They are written.
  public static let auto = OSLogPrivacy(hidesValue: false, mask: .none)
  /// The privacy of a value that is written.
  public static let `public` = OSLogPrivacy(hidesValue: false, mask: .none)
  /// The privacy of a value that is written as `<private>`.
  public static let `private` = OSLogPrivacy(hidesValue: true, mask: .none)
  /// The privacy of a value that is written as `<private>`.
  public static let sensitive = OSLogPrivacy(hidesValue: true, mask: .none)

  /// Returns the privacy of values that are replaced by a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(hidesValue: true, mask: mask)
  }

  func shown(_ text: String) -> String {
    guard hidesValue else { return text }
    return mask == .hash ? "<mask.hash: \(text.hashValue)>" : "<private>"
  }
}

/// The text of an integer in a message.
public enum OSLogIntegerFormatting: Sendable {
  /// Digits of the base 10, 16 or 8.
  case decimal, hex, octal
}

/// The text of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
  let format: String

  /// A number with six digits after the point.
  public static let fixed = fixed(precision: 6)
  /// A number with an exponent.
  public static let exponential = OSLogFloatFormatting(format: "%e")
  /// A number with or without an exponent, whichever is shorter.
  public static let hybrid = OSLogFloatFormatting(format: "%g")

  /// Returns the form with a number of digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(max(0, min(precision, 300)))f")
  }
}

/// The column of a value in a message.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool

  /// A value without a column.
  public static let none = OSLogStringAlignment(columns: 0, isRight: false)
  /// Returns the alignment at the left edge of a column of a number of characters.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }
  /// Returns the alignment at the right edge of a column of a number of characters.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  func shown(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isRight ? space + text : text + space
  }
}

/// The parts of an interpolated message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private(set) var text = ""

  /// Creates a message without parts. The numbers are estimates, which are not needed.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends a text between values.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends the description of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - align: The column of the value.
  ///   - privacy: The privacy of the value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(Self.describe(value()), align, privacy)
  }

  /// Appends an integer in a form.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    let radix =
      switch format {
      case .decimal: 10
      case .hex: 16
      case .octal: 8
      }
    append(String(value(), radix: radix), align, privacy)
  }

  /// Appends a floating-point number in a form.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(format: format.format, Double(value())), align, privacy)
  }

  private mutating func append(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) {
    text += align.shown(privacy.shown(value))
  }

  /// Returns the description of a value, without `Optional(…)` around it.
  private static func describe(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return String(describing: value) }
    return mirror.children.first.map { describe($0.value) } ?? "nil"
  }
}
