import Foundation
import GlissadeFiles

/// The operations on files that a live reload performs. Tests replace them by operations that fail.
package struct ReloadFiles: Sendable {
  /// Creates a folder that only this user can read.
  package var makeFolder: @Sendable (_ url: URL) throws -> Void
  /// Copies a file. After an error an incomplete copy may exist.
  package var copy: @Sendable (_ file: URL, _ copy: URL) throws -> Void
  /// Writes a new file.
  package var write: @Sendable (_ bytes: [UInt8], _ url: URL) throws -> Void

  /// The operations that access the file system.
  package static let system = ReloadFiles(
    makeFolder: { try Folders.make($0, isPrivate: true) },
    copy: { try FileManager.default.copyItem(at: $0, to: $1) },
    write: { try OutputFile.write($0, to: $1, as: .state) })

  /// Writes several new files. After an error none of them exists.
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
