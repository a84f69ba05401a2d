import Foundation
import GlissadeFiles
import GlissadeShare

/// The writing of the page that plays a recording, or two, in any browser.
@MainActor package struct PageFile {
  /// The recordings, one or two.
  package let files: [ReplayFile]
  /// The title of the page.
  package let title: String
  /// A Boolean value that indicates whether other letters stand in place of those that were typed.
  package var isRedacted = false

  /// Creates a page of recordings.
  package init(_ files: [ReplayFile], title: String) {
    self.files = files
    self.title = title
  }

  /// Replays the recordings and writes the page.
  ///
  /// - Returns: A sentence that says what the page contains.
  package func write(to path: String) throws -> String {
    let sources = try files.map(source)
    let file = try OutputFile(at: URL(fileURLWithPath: path), as: .page)
    var bar = ProgressBar()
    defer { bar.clear() }
    let page = try SharedPage(sources, title: title) { bar.show($0) }
    let bytes = Array(page.html.utf8)
    try file.append(bytes)
    try file.commit()
    let words = isRedacted ? "no typed text" : "typed text"
    let size = String(format: "%.1f MB", Double(bytes.count) / 1_000_000)
    return
      "\(path.quoted), \(size), contains what the run showed, every touch and key, and \(words)."
  }

  private func source(_ file: ReplayFile) throws -> SharedRun.Source {
    let header = file.recording.header
    var source = SharedRun.Source(
      name: file.url.lastPathComponent, file: try file.recording.encoded(),
      recording: file.recording
    ) { scene in
      file.subject.open(in: scene, header)
    }
    source.isRedacted = isRedacted
    return source
  }
}
