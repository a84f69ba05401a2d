import ArgumentParser
import Foundation
import Glissade
import GlissadeFiles
import GlissadeFit
import GlissadeSprings

/// The command `glissade fit`, which fits springs and other motions to a recording, a trace, a
/// table or a video.
struct FitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Read a spring off a recording: numbers, a trace, or a video of a screen.",
    discussion: """
      Springs, Bézier curves, decays and constant velocities are fitted to what
      moves, from its start until it is at rest; a drag before that is found and
      left out. The motions are printed with the best first, with intervals that
      contain the parameters in 95 of 100 recordings.

      A CSV has a column of seconds and one of values. Videos (.mp4, .mov, .webm,
      .gif, animated .png, and folders or patterns of .png) are decoded by ffmpeg.

      EXAMPLES:
        glissade fit positions.csv
        glissade fit drag.jsonl --view panel --property y --png fit.png
        glissade fit screen.mp4 --region 0,300,375,300 --json
        glissade fit frames/ --fps 60
        glissade fit screen.mp4 --between 1.2,2.5
        glissade fit screen.mp4 --apply panel    drag the panel with the same spring
      """)

  @Argument(help: ArgumentHelp("The recording.", valueName: "file"))
  var file: String

  @Flag(help: "Print one line of JSON.")
  var json = false

  @Option(help: ArgumentHelp("Draw the data and the motions.", valueName: "file.png"))
  var png: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Open the sandbox with a demo that moves by the spring, and the data as dots in the plot.",
      valueName: "demo"), transform: DemoChoice.init)
  var apply: DemoChoice?

  @Option(help: ArgumentHelp("The view of a trace or a recording.", valueName: "name"))
  var view: String?

  @Option(
    help: ArgumentHelp("Its property: x, y, width, height, alpha, scale or rotation."),
    transform: FitInput.property)
  var property: RecordedSamples.Property?

  @Option(help: ArgumentHelp("The column of values of a table.", valueName: "name|number"))
  var column: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The part of a video to follow, in its pixels.", valueName: "x,y,w,h"),
    transform: FitInput.region)
  var region: FitRegion?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Rows or pictures per second, where a file has no times.", valueName: "N"),
    transform: FitInput.rate)
  var fps: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The seconds to look at, of several motions.", valueName: "from,to"),
    transform: FitInput.span)
  var between: ClosedRange<Double>?

  func run() throws {
    try MainActor.assumeIsolated { try perform(fit) }
  }

  @MainActor private func fit() throws {
    let input = try FitInput(self)
    let fit = try MotionFit(input.samples, in: between, resolution: input.resolution)
    if let png { try FitPicture(fit, unit: input.unit, title: input.title).write(to: png) }
    let followed = input.followed.isEmpty ? "" : "\n" + input.followed
    StandardOutput.write(
      json ? fit.json : fit.text(unit: input.unit) + followed + spellings(of: fit))
    for warning in input.warnings { StandardError.write("warning: \(warning)") }
    if let apply {
      // A pipe receives the result before the window opens.
      fflush(nil)
      var sandbox = SandboxWindow(try WindowOptions.parse([]))
      sandbox.demo = apply
      sandbox.measured = try MeasuredSpring(fit)
      try MainActor.assumeIsolated { [sandbox] in try perform(sandbox.run) }
    }
  }

  /// Returns the best spring in the notations of all tools, as lines of text.
  private func spellings(of fit: MotionFit) -> String {
    guard let spring = fit.spring else { return "" }
    let distance = spring.to - spring.from
    let description = SpringDescription(
      angularFrequency: rounded(spring.omega), dampingRatio: rounded(spring.dampingRatio),
      relativeVelocity: distance == 0 ? 0 : rounded(spring.velocity / distance))
    let lines = SpringText.spellings(of: description).compactMap { spelled in
      spelled.text.map {
        "  \(spelled.spelling.rawValue.padding(toLength: 24, withPad: " ", startingAt: 0))\($0)"
      }
    }
    let isNearest = fit.best.motion != .spring(spring)
    let head = isNearest ? ["The nearest spring, for tools that do not have this motion:", ""] : []
    return "\n\n" + (head + lines).joined(separator: "\n")
  }

  /// Returns a measured number rounded to four significant digits.
  private func rounded(_ number: Double) -> Double {
    Double(String(format: "%.4g", number)) ?? number
  }
}
