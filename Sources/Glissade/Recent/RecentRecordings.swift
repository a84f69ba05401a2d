import Foundation
import GlissadeFiles
import GlissadeReplay

/// The recordings that the user's programs opened or wrote last. A file in the user's state folder
/// keeps them from one run to the next.
package struct RecentRecordings {
  /// A recording that was opened or written.
  package struct Entry: Codable, Hashable, Sendable {
    /// The absolute path of the recording.
    package var path: String
    /// The name of the program that was recorded.
    package var program: String
    /// The name of the recorded demo, or `nil` for the program's own content.
    package var demo: String?
    /// The time at which the recording was opened or begun.
    package var date: Date

    /// Creates an entry.
    package init(path: String, program: String, demo: String?, date: Date) {
      self.path = path
      self.program = program
      self.demo = demo
      self.date = date
    }
  }

  /// The greatest number of recordings that are kept.
  package static let limit = 12
  private static let longestFile = 1 << 20

  private let file: URL?

  /// Creates the list in a file; with `nil` the list is empty and keeps nothing.
  package init(file: URL?) { self.file = file }

  /// The list of the user who runs the program.
  package static var ofUser: RecentRecordings {
    let folder = UserFolder.state.ofGlissade(in: ProcessInfo.processInfo.environment)
    return RecentRecordings(file: folder?.appendingPathComponent("recent.json"))
  }

  /// The recordings that still exist, the latest first.
  package var entries: [Entry] {
    guard let file,
      let bytes = try? FileReader.read(file, as: .state, limit: Self.longestFile),
      let entries = try? JSONDecoder().decode([Entry].self, from: Data(bytes))
    else { return [] }
    return entries.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Adds a recording, or moves it to the beginning of the list. Errors are ignored, in which case
  /// the list does not change.
  package func add(_ url: URL, _ header: RecordingHeader, at date: Date = Date()) {
    guard let file else { return }
    let path = url.standardizedFileURL.path
    let entry = Entry(path: path, program: header.program, demo: header.demo, date: date)
    let entries = [entry] + entries.filter { $0.path != path }
    guard let data = try? JSONEncoder().encode(Array(entries.prefix(Self.limit))) else { return }
    try? Folders.make(file.deletingLastPathComponent())
    try? OutputFile.write([UInt8](data), to: file, as: .state)
  }
}
