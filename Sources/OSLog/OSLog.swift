import Foundation

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the importance.
  public let rawValue: UInt8
  /// Creates an importance from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates an importance from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A usual message.
  public static let `default` = OSLogType(0)
  /// A message that helps, but is not essential.
  public static let info = OSLogType(1)
  /// A message for the search for an error.
  public static let debug = OSLogType(2)
  /// An error in a part of the program.
  public static let error = OSLogType(16)
  /// An error that other parts of the program notice.
  public static let fault = OSLogType(17)

  /// The word that precedes a message in the log, or `nil` for a usual message.
  var word: String? {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: nil
    }
  }
}

/// A log of messages about one subject.
///
/// A message goes to the log of the current scene, which the instrument shows, and to the standard
/// error.
///
/// ```swift
/// let log = OSLog(subsystem: "com.example.tides", category: "panel")
/// os_log("settles at %.1f pt", log: log, type: .info, 320.0)
/// ```
public final class OSLog: NSObject, Sendable {
  /// The log without a subject.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that drops its messages.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  let subsystem: String
  let category: String
  private let takesMessages: Bool

  private init(subsystem: String, category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    takesMessages = isEnabled
    super.init()
  }

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The name of the program or of the library, such as `com.example.tides`.
  ///   - category: The name of the subject, which precedes the messages.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  /// Returns whether the log takes messages of an importance: all, unless it is `disabled`.
  public func isEnabled(type: OSLogType) -> Bool { takesMessages }

  /// Writes a message to the scene's log and to the standard error.
  func write(_ text: @autoclosure () -> String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    LogOutput.write(text(), type: type, of: self)
  }
}

/// Writes a message with a format and arguments to a log.
///
/// - Parameters:
///   - message: The format, as of `String(format:)`. Braces give the privacy of an argument:
///     `%{private}@` is written as `<private>`.
///   - log: The log.
///   - type: The importance of the message.
///   - args: The arguments of the format.
public func os_log(
  _ message: StaticString, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(MessageFormat(message.description).text(args), type)
}

/// Writes a message with a format and arguments to a log; see `os_log(_:log:type:_:)`.
public func os_log(
  _ type: OSLogType, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  log.write(MessageFormat(message.description).text(args), type)
}

/// Writes a message to the log without a subject.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message to a log.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}
