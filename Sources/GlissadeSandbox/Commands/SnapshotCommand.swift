import ArgumentParser
import Foundation
import Glissade
import GlissadeFiles
import GlissadeGallery

/// The command `glissade snapshot`, which paints a demo without a display.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Paint a demo into a PNG file, or print its views; needs no display.",
    discussion: """
      EXAMPLES:
        glissade snapshot --demo pull-down --out page.png
        glissade snapshot --demo pull-down --out page.png --scale 2 --size 390x844
        glissade snapshot --demo pull-down --out later.png --at 1.5
        glissade snapshot --demo panel --tree
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The demo to paint; “glissade list” names them.", valueName: "name"),
    transform: DemoChoice.init)
  var demo: DemoChoice

  @Option(help: ArgumentHelp("The PNG file to write.", valueName: "file.png"))
  var out: String?

  @Flag(help: "Print the tree of views and layers, one per line.")
  var tree = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds after the demo's start.", valueName: "seconds"),
    transform: OptionValue.seconds)
  var at: TimeInterval = 0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Size of the demo in points, such as 375x667.", valueName: "WxH"),
    transform: OptionValue.size)
  var size = CGSize(width: 375, height: 667)

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Pixels per point.", valueName: "N"),
    transform: OptionValue.scale)
  var scale: Double = 1

  func validate() throws {
    if out == nil, !tree { throw ValidationError("Say where to paint it: --out file.png.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try perform {
        let snapshot = Snapshot(of: demo.demo, size: size, scale: scale)
        snapshot.run(to: at)
        if tree { StandardOutput.write(snapshot.tree) }
        if let out { try snapshot.write(to: URL(fileURLWithPath: out)) }
      }
    }
  }
}
