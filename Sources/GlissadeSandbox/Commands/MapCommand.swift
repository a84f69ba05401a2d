import ArgumentParser
import Foundation
import Glissade
import GlissadeFiles
import GlissadeReleaseMap

/// The command `glissade map`, which plays a recorded drag with every possible release.
struct MapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Show what every release of a recorded drag would have decided.",
    discussion: """
      The recording is replayed up to the drag once, and from there 861 releases
      with other positions and velocities are played by the program's own code
      until everything is at rest. The border between two outcomes is searched to
      1 pt and 5 pt/s.

      Positions are points from the press along the drag, and velocities points
      per second, positive towards the right or the lower edge.

      EXAMPLES:
        glissade map drag.jsonl                   the outcomes, and the drag's own
        glissade map drag.jsonl --at 1.7 --png map.png
        glissade map drag.jsonl --csv map.csv     one release a line
        glissade compare old.csv new.csv --map    where two programs differ
      """)

  @Argument(help: ArgumentHelp("The recording.", valueName: "file"))
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The instant of the release (default: the last one that was recorded).",
      valueName: "seconds"), transform: OptionValue.seconds)
  var at: TimeInterval?

  @Option(help: ArgumentHelp("Write a picture of the map.", valueName: "file.png"))
  var png: String?

  @Option(help: ArgumentHelp("Write one line for each release.", valueName: "file.csv"))
  var csv: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The greatest velocity of the map.", valueName: "pt/s"),
    transform: OptionValue.tolerance)
  var velocity = 2000.0

  func validate() throws {
    guard velocity >= 100, velocity <= 100_000 else {
      throw ValidationError("--velocity takes 100 to 100000 pt/s.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try perform(makeMap) }
  }

  @MainActor private func makeMap() throws {
    var request = MapRequest(file: file)
    request.time = at
    request.greatestVelocity = velocity
    let start = ProcessInfo.processInfo.systemUptime
    func elapsed() -> TimeInterval { ProcessInfo.processInfo.systemUptime - start }
    var coarse: TimeInterval = 0
    let outcome = try request.run(
      subject: ReplayCommand.subject, onWarning: { StandardError.write("warning: \($0)") },
      onMilestone: { milestone, _ in if milestone == .coarse { coarse = elapsed() } })
    let seconds = elapsed()
    if let png { try outcome.writePNG(to: URL(fileURLWithPath: png)) }
    if let csv {
      let bytes = Array(outcome.map.csv.utf8)
      try OutputFile.write(bytes, to: URL(fileURLWithPath: csv), as: .picture)
    }
    StandardOutput.write(outcome.map.summary)
    StandardOutput.write(
      String(
        format: "%d releases simulated in %.2f s, the coarse map in %.2f s",
        outcome.map.simulatedCount, seconds, coarse))
  }
}
