import ArgumentParser
import Foundation
import Glissade
import GlissadeFiles
import GlissadeGallery

/// The command `glissade open`, which opens a recording in the sandbox's window.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Open a recording in the window, at its end, with everything that explains it.",
    discussion: """
      The time line, the log and the curves have the whole run. It can be stepped
      through, played on and taken over like a live one, and with --watch continued
      under edited code. A file that is dropped on the window opens, too. Without a
      file the command lists the recordings that were opened or made last.

      EXAMPLES:
        glissade open drag.jsonl
        glissade open drag.jsonl --watch    edit the source, see the same drag
        glissade open                       the recent recordings, latest first
      """)

  @Argument(help: ArgumentHelp("The recording.", valueName: "file"))
  var file: String?

  @OptionGroup var window: WindowOptions

  func run() throws {
    guard let file else { return Self.list(RecentRecordings.ofUser.entries) }
    var sandbox = SandboxWindow(window)
    sandbox.file = file
    try MainActor.assumeIsolated { [sandbox] in try perform(sandbox.run) }
  }

  /// Writes a line for each recording: its path, what was recorded, and when.
  private static func list(_ entries: [RecentRecordings.Entry]) {
    if entries.isEmpty { StandardError.write("There is no recent recording; the key R makes one.") }
    for entry in entries {
      let title = entry.demo ?? entry.program
      let date = entry.date.formatted(.iso8601.dateSeparator(.dash).timeSeparator(.colon))
      StandardOutput.write("\(entry.path.printable)\t\(title.printable)\t\(date)")
    }
  }
}
