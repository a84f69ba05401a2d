import Foundation
import GlissadeFiles
import UIKitBase

/// The places to which messages are written.
enum LogOutput {
  /// Writes a message to the standard error, and to the log of the current scene.
  ///
  /// A message of another thread reaches the scene's log later, on the main thread.
  static func write(_ text: String, type: OSLogType, of log: OSLog) {
    let subject = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
    let place = subject.isEmpty ? "" : "[\(subject)] "
    let message = (type.word.map { "\($0): " } ?? "") + text
    StandardError.write(place + message)
    let entry = log.category.isEmpty ? message : "[\(log.category)] \(message)"
    if MainContext.isCurrent {
      MainActor.assumeIsolated { append(entry) }
    } else {
      DispatchQueue.main.async { append(entry) }
    }
  }

  @MainActor private static func append(_ entry: String) {
    SceneResources.current?.eventLog.append(.remark(entry))
  }
}
