import ArgumentParser
import Foundation
import Glissade
import GlissadeGallery
import GlissadeInspector
import GlissadeWindow

/// The command `glissade run`, which opens the sandbox's window.
struct RunCommand: ParsableCommand {
  /// The help text that lists the keys, made from the tables that handle the keys.
  private static let keys = (InstrumentCommand.descriptions + GalleryPane.table.descriptions)
    .helpText
    .split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")

  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Open the sandbox's window (the default command).",
    discussion: """
      EXAMPLES:
        glissade run
        glissade run --demo pull-down --canvas-only --size 375x667
        glissade run --demo pull-down --speed 0.1 --trace drag.jsonl
        glissade run --demo panel --watch    edit its source, save, see the same drag
        glissade run --demo throw --record throw.jsonl

      KEYS:
      \(keys)
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The demo to show; “glissade list” names them.", valueName: "name"),
    transform: DemoChoice.init)
  var demo: DemoChoice?

  @Flag(
    name: [.long, .customLong("stage-only")],
    help: "Show the demo alone, filling the window (--stage-only is the former name).")
  var canvasOnly = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Size of the window in points, such as 375x667.", valueName: "WxH"),
    transform: OptionValue.size)
  var size: CGSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Initial speed of the demo's time: 0.25 is slow motion.", valueName: "F"),
    transform: OptionValue.speed)
  var speed: Double = 1

  @OptionGroup var window: WindowOptions

  @Option(
    help: ArgumentHelp(
      "Record the run for “glissade replay”; each further demo is recorded to a file of its own,"
        + " whose name ends in -2, -3 and so on.", valueName: "file"))
  var record: String?

  func validate() throws {
    if canvasOnly, window.watchRequest != nil {
      throw ValidationError("--watch needs the inspector; leave out --canvas-only.")
    }
    if canvasOnly, window.theme != nil {
      throw ValidationError("--theme colors the panes; leave out --canvas-only.")
    }
    if record != nil, window.watchRequest != nil {
      throw ValidationError("--watch goes without --record; the key R records in the window.")
    }
  }

  func run() throws {
    var sandbox = SandboxWindow(window)
    sandbox.demo = demo
    sandbox.isCanvasOnly = canvasOnly
    sandbox.size = size
    sandbox.speed = speed
    sandbox.record = record
    try MainActor.assumeIsolated { [sandbox] in try perform(sandbox.run) }
  }
}
