import ArgumentParser
import Foundation
import Glissade
import GlissadeFiles
import GlissadeReplay

/// The command `glissade compare`, which compares the motions in two recordings.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare the motion in recordings or traces of the same drag.",
    discussion: """
      The table has a line for each view that moves after the last release:
      the time until it is at rest, its greatest speed, the distance by which
      it overshoots, its speed just after the release, and how far apart the
      two runs are at the same time. With a tolerance the exit code is 1 if a
      difference exceeds it: a regression test for motion.

      Traces, such as captures from a phone, are compared with traces, by the
      places of the views in the window.

      With --map the decisions of all releases of the last drag are compared.
      A file is a recording, or the table that “glissade map --csv” writes.

      EXAMPLES:
        glissade replay old.jsonl --record new.jsonl    the same drag, new code
        glissade compare old.jsonl new.jsonl
        glissade compare old.jsonl new.jsonl --settling 0.02 --apart 1
        glissade compare old.jsonl new.jsonl --apng both.png
        glissade compare old.jsonl quick.jsonl slow.jsonl --sheet all.png
        glissade compare old.csv new.csv --map          where decisions differ
      """)

  @Argument(help: ArgumentHelp("The first recording.", valueName: "old"))
  var old: String

  @Argument(
    help: ArgumentHelp("The recordings to compare with it, one or several.", valueName: "new"))
  var new: [String]

  @Option(
    help: ArgumentHelp("Accepted difference of the time to settle.", valueName: "seconds"),
    transform: OptionValue.tolerance)
  var settling: Double?

  @Option(
    help: ArgumentHelp("Accepted difference of the peak speed.", valueName: "percent"),
    transform: OptionValue.tolerance)
  var peak: Double?

  @Option(
    help: ArgumentHelp("Accepted difference of the overshoot.", valueName: "points"),
    transform: OptionValue.tolerance)
  var overshoot: Double?

  @Option(
    help: ArgumentHelp("Accepted difference of the speed at release.", valueName: "percent"),
    transform: OptionValue.tolerance)
  var release: Double?

  @Option(
    help: ArgumentHelp("Accepted distance of the two runs.", valueName: "points"),
    transform: OptionValue.tolerance)
  var apart: Double?

  @Option(
    help: ArgumentHelp("Accepted increase of the hitch ratio.", valueName: "ms/s"),
    transform: OptionValue.tolerance)
  var hitches: Double?

  @Option(help: ArgumentHelp("Write both runs into an animated PNG file.", valueName: "file.png"))
  var apng: String?

  @Option(
    help: ArgumentHelp(
      "Write instants of all runs into a PNG file, a row for each.", valueName: "file.png"))
  var sheet: String?

  @Option(
    help: ArgumentHelp("Pixels per point of pictures.", valueName: "N"),
    transform: OptionValue.scale)
  var scale: Double = 1

  @Flag(help: "Compare what each release of the last drag decides, and not the motion.")
  var map = false

  @Option(
    help: ArgumentHelp("Accepted change of the border between outcomes.", valueName: "pt/s"),
    transform: OptionValue.tolerance)
  var border: Double?

  func validate() throws {
    let others = [settling, peak, overshoot, release, apart, hitches].contains { $0 != nil }
    if map, others || apng != nil {
      throw ValidationError("--map goes with --border and no other option.")
    }
    if !map, border != nil { throw ValidationError("--border needs --map.") }
    if map, new.count > 1 || sheet != nil {
      throw ValidationError("--map compares two files, and goes with --border alone.")
    }
    if apng != nil, new.count > 1 {
      throw ValidationError("--apng shows two runs; --sheet shows several.")
    }
  }

  private var tolerances: MotionTolerances {
    var tolerances = MotionTolerances()
    tolerances.settling = settling
    tolerances.peak = peak
    tolerances.overshoot = overshoot
    tolerances.release = release
    tolerances.apart = apart
    tolerances.hitches = hitches
    return tolerances
  }

  func run() throws {
    try MainActor.assumeIsolated { try perform(map ? compareMaps : compare) }
  }

  /// The default of the accepted change of a border: twice the border's accuracy, in points per
  /// second.
  private static let usualBorder = 10.0

  @MainActor private func compareMaps() throws {
    try MapComparisonReport(old, new[0], tolerance: border ?? Self.usualBorder).write()
  }

  @MainActor private func compare() throws {
    let files = try ([old] + new).map { path in
      let (file, warning) = try MotionFile.read(path)
      if let warning { StandardError.write("warning: \(warning)") }
      if case .recording(let recording) = file { try Self.checkPictures(of: recording, path) }
      return file
    }
    let recordings = try recordings(of: files)
    let runs = files.map(\.motion)
    let comparisons = runs.dropFirst().map { MotionComparison(runs[0], $0) }
    for (path, comparison) in zip(new, comparisons) {
      if new.count > 1 { StandardOutput.write("\(path.printable):") }
      StandardOutput.write(
        comparison.rows.isEmpty ? "No view moves after the last release." : comparison.table)
    }
    try writePictures(of: recordings, comparisons.map { Set($0.rows.map(\.recordedName)) })
    let faults = comparisons.flatMap { tolerances.faults(of: $0) }
    for fault in faults { StandardError.write(fault) }
    if !faults.isEmpty { throw ExitCode.failure }
  }

  /// Returns the recordings, or no recordings if all files are traces.
  ///
  /// - Throws: `Failure` if only some are traces, or if traces should become pictures.
  private func recordings(of files: [MotionFile]) throws -> [Recording] {
    var recordings: [Recording] = []
    for case .recording(let recording) in files { recordings.append(recording) }
    if recordings.isEmpty, apng != nil || sheet != nil {
      throw Failure("A trace has no pictures; leave out --apng and --sheet, or give recordings.")
    }
    guard recordings.isEmpty || recordings.count == files.count else {
      throw Failure(
        "Traces have places in the window and recordings have places in superviews; make a trace"
          + " of each recording with “glissade replay FILE --headless --trace FILE”.")
    }
    return recordings
  }

  /// Writes the animation and the contact sheet if the options name their files.
  ///
  /// - Parameter moving: The names of the views to emphasize in each run except the first.
  @MainActor private func writePictures(
    of recordings: [Recording], _ moving: [Set<String>]
  ) throws {
    if let apng {
      let overlay = OverlayAnimation(
        old: recordings[0], new: recordings[1], moving: moving[0], scale: scale)
      try overlay.write(to: URL(fileURLWithPath: apng))
    }
    if let sheet {
      let names = new.map { URL(fileURLWithPath: $0).lastPathComponent }
      let others = zip(names, recordings.dropFirst()).map { (name: $0, recording: $1) }
      let sheetPicture = ContactSheet(
        old: recordings[0], others: others, moving: moving, scale: scale)
      try sheetPicture.write(to: URL(fileURLWithPath: sheet))
    }
  }

  private static func checkPictures(of recording: Recording, _ path: String) throws {
    if recording.frames.contains(where: { !$0.change.isEmpty }) { return }
    throw Failure(
      "\(path.quoted) has no pictures; replay it with --record to make a recording that has them.")
  }
}
