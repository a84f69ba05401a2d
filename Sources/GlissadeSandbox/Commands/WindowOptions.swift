import ArgumentParser
import Foundation
import Glissade
import GlissadeWindow

/// The options of the commands that open the sandbox's window.
struct WindowOptions: ParsableArguments {
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
}
