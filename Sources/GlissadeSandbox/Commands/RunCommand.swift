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
      "Position of the window on the desktop in points, such as 40,60.", valueName: "X,Y"),
    transform: OptionValue.position)
  var position: CGPoint?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point (default: the desktop's setting).", valueName: "N"),
    transform: OptionValue.scale)
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Initial speed of the demo's time: 0.25 is slow motion.", valueName: "F"),
    transform: OptionValue.speed)
  var speed: Double = 1

  @Flag(
    help: "Fades instead of slides, springs that do not overshoot (default: the desktop's setting)."
  )
  var reduceMotion = false

  @Option(
    help: ArgumentHelp(
      "Colors of the panes (default: auto, which follows the desktop).",
      valueName: "auto|light|dark"))
  var theme: GlissadeOptions.Theme?

  @Option(help: PresenterRequest.help)
  var present = PresenterRequest.auto

  @Option(help: ArgumentHelp("Write a line of JSON for each frame.", valueName: "file"))
  var trace: String?

  @Option(
    help: ArgumentHelp(
      "Record the run for “glissade replay”; each further demo is recorded to a file of its own,"
        + " whose name ends in -2, -3 and so on.", valueName: "file"))
  var record: String?

  @Flag(
    help: ArgumentHelp(
      "Build again when a source file of the package is saved, and continue under the new code."))
  var watch = false

  @Option(
    help: ArgumentHelp(
      "The shell's line that builds, in place of “swift build”.", valueName: "line"))
  var watchCommand: String?

  @Option(help: ArgumentHelp("The state of a window to continue from.", visibility: .private))
  var resume: String?

  /// The request for a live reload, or `nil`.
  var watchRequest: WatchRequest? {
    guard watch || watchCommand != nil || resume != nil else { return nil }
    return WatchRequest(
      command: watchCommand, resume: resume.map { URL(fileURLWithPath: $0) })
  }

  func validate() throws {
    if canvasOnly, watchRequest != nil {
      throw ValidationError("--watch needs the inspector; leave out --canvas-only.")
    }
    if canvasOnly, theme != nil {
      throw ValidationError("--theme colors the panes; leave out --canvas-only.")
    }
    if record != nil, watchRequest != nil {
      throw ValidationError("--watch goes without --record; the key R records in the window.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try perform { try SandboxWindow(self).run() } }
  }
}
