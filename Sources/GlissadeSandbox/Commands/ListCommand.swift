import ArgumentParser
import GlissadeGallery

/// The command `glissade list`, which lists the demos.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the demos, one per line, each with its summary.",
    discussion: """
      EXAMPLES:
        glissade list
        glissade list | cut -f1        the names alone
      """)

  func run() {
    for demo in Gallery.demos { print("\(demo.name)\t\(demo.summary)") }
  }
}
