import Foundation
import Glibc

/// The operations on files of a live reload. Tests replace them by ones that fail.
package struct ReloadFiles: Sendable {
  /// Creates a folder that only this user can read.
  package var makeFolder: @Sendable (_ url: URL) throws -> Void
  /// Copies a file. After an error a part of the copy may exist.
  package var copy: @Sendable (_ file: URL, _ copy: URL) throws -> Void
  /// Writes a new file.
  package var write: @Sendable (_ data: Data, _ url: URL) throws -> Void

  /// The operations of the system.
  package static let system = ReloadFiles(
    makeFolder: {
      try FileManager.default.createDirectory(
        at: $0, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    },
    copy: { try FileManager.default.copyItem(at: $0, to: $1) },
    write: { try $0.write(to: $1) })

  /// Writes several new files, or none of them.
  package func write(_ contents: KeyValuePairs<URL, Data>) throws(FileFault) {
    for (url, data) in contents {
      do {
        try write(data, url)
      } catch {
        for (url, _) in contents { try? FileManager.default.removeItem(at: url) }
        throw FileFault(error, at: url.deletingLastPathComponent())
      }
    }
  }

  /// Creates the folder of a supervisor for pipes and states.
  func makeTemporaryFolder() throws(FileFault) -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("glissade-\(UUID().uuidString)")
    do {
      try makeFolder(url)
      return url
    } catch {
      throw FileFault(error, at: url.deletingLastPathComponent())
    }
  }
}

/// An error in an operation on a file or a folder.
package struct FileFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file or the folder.
  package let path: String
  /// The system's reason, without a period.
  package let reason: String

  /// Creates an error from one of Foundation's.
  package init(_ error: any Error, at url: URL) {
    path = url.path
    reason = Self.reason(of: error)
  }

  package var description: String { "\(path) cannot be written to: \(reason)." }

  /// Returns the system's reason for an error, without a period.
  private static func reason(of error: any Error) -> String {
    let fault = error as NSError
    if fault.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(fault.code))) }
    if let cause = fault.userInfo[NSUnderlyingErrorKey] as? any Error { return reason(of: cause) }
    let text = error.localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
