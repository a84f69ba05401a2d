import ArgumentParser
import GlissadeGallery

/// `glissade list`: the demos, one a line.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Name the demos, one a line, each with its story.",
    discussion: """
      EXAMPLES:
        glissade list
        glissade list | cut -f1        the names alone
      """)

  func run() {
    for demo in Gallery.demos { print("\(demo.name)\t\(demo.summary)") }
  }
}
