import Foundation
import GlissadeFiles

/// The operations on files of a live reload. Tests replace them by ones that fail.
package struct ReloadFiles: Sendable {
  /// Creates a folder that only this user can read.
  package var makeFolder: @Sendable (_ url: URL) throws -> Void
  /// Copies a file. After an error a part of the copy may exist.
  package var copy: @Sendable (_ file: URL, _ copy: URL) throws -> Void
  /// Writes a new file.
  package var write: @Sendable (_ bytes: [UInt8], _ url: URL) throws -> Void

  /// The operations of the system.
  package static let system = ReloadFiles(
    makeFolder: { try Folders.make($0, isPrivate: true) },
    copy: { try FileManager.default.copyItem(at: $0, to: $1) },
    write: { try OutputFile.write($0, to: $1, as: .state) })

  /// Writes several new files, or none of them.
  package func write(_ contents: KeyValuePairs<URL, [UInt8]>) throws(FileError) {
    for (url, bytes) in contents {
      do {
        try write(bytes, url)
      } catch {
        for (url, _) in contents { try? FileManager.default.removeItem(at: url) }
        throw FileError(.state, at: url, .writing, error)
      }
    }
  }
}
