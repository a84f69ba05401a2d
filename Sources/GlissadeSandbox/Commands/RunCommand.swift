import ArgumentParser
import Foundation
import Glissade
import GlissadeGallery
import GlissadeInspector

/// `glissade run`: the window.
struct RunCommand: ParsableCommand {
  /// The keys, from the tables that answer them.
  private static let keys = (InstrumentCommand.descriptions + GalleryPane.table.descriptions)
    .helpText
    .split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")

  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Open the sandbox's window (what glissade does when no command is named).",
    discussion: """
      EXAMPLES:
        glissade run
        glissade run --demo pull-down --stage-only --size 375x667
        glissade run --demo pull-down --speed 0.1 --trace drag.jsonl
        glissade run --demo throw --record throw.jsonl && glissade replay throw.jsonl

      KEYS:
      \(keys)
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The demo to show; “glissade list” names them.", valueName: "name"),
    transform: DemoChoice.init)
  var demo: DemoChoice?

  @Flag(help: "Show the demo alone, filling the window.")
  var stageOnly = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Size of the window in points, such as 375x667.", valueName: "WxH"),
    transform: OptionValue.size)
  var size: CGSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where on the desktop, in points, such as 40,60.", valueName: "X,Y"),
    transform: OptionValue.position)
  var position: CGPoint?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point (default: what the desktop is set to).", valueName: "N"),
    transform: OptionValue.scale)
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds of the demo per second at the start: 0.25 is slow motion.", valueName: "F"),
    transform: OptionValue.speed)
  var speed: Double = 1

  @Option(help: ArgumentHelp("Write a line of JSON for every frame.", valueName: "file"))
  var trace: String?

  @Option(
    help: ArgumentHelp(
      "Write down what determines the run, for “glissade replay”; each further demo that is chosen"
        + " goes into a file of its own, named -2, -3 and so on.", valueName: "file"))
  var record: String?

  func run() throws {
    try MainActor.assumeIsolated { try SandboxWindow(self).run() }
  }
}
