import ArgumentParser
import Foundation
import Glissade
import GlissadeFiles
import GlissadeGallery

/// The command `glissade share`, which makes a web page from a recording.
struct ShareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "share",
    abstract: "Make a page that plays a recording in any browser.",
    discussion: """
      The page is one file, which needs neither network nor Glissade: the run can
      be played, slowed and stepped through frame by frame, with its touches, its
      motion as curves, its events, and the recording itself to download. A second
      recording is shown over the first one, or beside it, with their last
      releases at the same time.

      The page contains what the run showed, every touch and key, and the text
      that was typed, but no password. With --redact-text other letters stand in
      place of the typed ones.

      EXAMPLES:
        glissade share drag.jsonl --out drag.html
        glissade share form.jsonl --redact-text --out form.html
        glissade share old.jsonl new.jsonl --out both.html
      """)

  @Argument(help: ArgumentHelp("The recording, or two to compare.", valueName: "file"))
  var files: [String]

  @Option(help: ArgumentHelp("The page to write.", valueName: "file.html"))
  var out: String

  @Option(help: ArgumentHelp("The title of the page (default: the demo's).", valueName: "text"))
  var title: String?

  @Flag(help: "Show other letters of about the same width in place of those that were typed.")
  var redactText = false

  func validate() throws {
    if files.count > 2 {
      throw ValidationError("A page plays one recording or two, not \(files.count).")
    }
    if let same = files.first(where: { Self.place(of: $0) == Self.place(of: out) }) {
      throw ValidationError("--out names the recording “\(same)”; name another file.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try perform(share) }
  }

  @MainActor private func share() throws {
    let sources = try files.map { path in
      let file = try ReplayFile(path, subject: ReplayCommand.subject)
      for warning in file.warnings { StandardError.write("warning: \(warning)") }
      return file
    }
    var page = PageFile(sources, title: title ?? Self.title(of: sources))
    page.isRedacted = redactText
    StandardOutput.write(try page.write(to: out))
  }

  @MainActor private static func title(of files: [ReplayFile]) -> String {
    let names = files.map { $0.recording.header.demo ?? $0.recording.header.program }
    let titles = names.map { Gallery.demo(named: $0)?.title ?? $0 }
    return Set(titles).count == 1 ? titles[0] : titles.joined(separator: " and ")
  }

  /// Returns the URL of a file with all symbolic links resolved.
  private static func place(of path: String) -> URL {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
  }
}
