import ArgumentParser
import Foundation
import Glissade
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow

/// The command `glissade replay`, which replays a recording.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replay a recording made with “glissade run --record”.",
    discussion: """
      In a window the replay has the pace of the recording and remains at its last frame; Escape, or
      closing the window, ends it. The other modes need no display and run as fast as possible.

      A damaged recording is reported in one line, and the exit code is 65. With --verify the exit
      code is 1 if a frame differs.

      EXAMPLES:
        glissade replay drag.jsonl                       in a window, at its own pace
        glissade replay drag.jsonl --verify              is every frame still the same?
        glissade replay drag.jsonl --png frames --every 6
        glissade replay drag.jsonl --apng drag.png --every 2 --scale 0.5
        glissade replay drag.jsonl --headless --trace drag-trace.jsonl
      """)

  @Argument(help: ArgumentHelp("The recording.", valueName: "file"))
  var file: String

  @Flag(help: "Open no window.")
  var headless = false

  @Flag(help: "Compare each frame with the recorded one, and stop at the first difference.")
  var verify = false

  @Option(help: ArgumentHelp("Write frames as numbered PNG files.", valueName: "folder"))
  var png: String?

  @Option(help: ArgumentHelp("Write an animated PNG file.", valueName: "file.png"))
  var apng: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Paint one frame out of N.", valueName: "N"), transform: Self.count)
  var every: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point of the pictures (default: the recording's).", valueName: "N"),
    transform: OptionValue.scale)
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Position of the window on the desktop, in points.", valueName: "X,Y"),
    transform: OptionValue.position)
  var position: CGPoint?

  @Option(help: PresenterRequest.help)
  var present = PresenterRequest.auto

  @Option(help: ArgumentHelp("Write a line of JSON for each frame.", valueName: "file"))
  var trace: String?

  private var paints: Bool { png != nil || apng != nil }

  func validate() throws {
    if !paints, every != nil || scale != nil {
      throw ValidationError("--every and --scale need --png or --apng; give one of these.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      do {
        try replay()
      } catch let error as BadRecording {
        StandardError.write("\(error)")
        throw ExitCode(RecordingError.exitCode)
      } catch let error as WindowError {
        throw Failure(SandboxWindow.advice(for: error))
      } catch let error as TraceError {
        throw Failure(error.description)
      } catch let error as PNGWritingError {
        throw Failure(error.description)
      }
    }
  }

  @MainActor private func replay() throws {
    let file = try ReplayFile(file)
    for warning in file.warnings { StandardError.write("warning: \(warning)") }
    guard headless || verify || paints else { return try show(file) }
    let run = HeadlessReplay(
      file: file, pictures: png.map(Self.url), animation: apng.map(Self.url), every: every ?? 1,
      scale: scale, trace: trace.map(Self.url))
    if let difference = try run.run(comparing: verify) {
      StandardError.write("\(self.file), \(difference).")
      throw ExitCode.failure
    }
    let frames = file.recording.frames.count
    let seconds = String(format: "%.1f s", file.recording.duration)
    print("\(frames) frames, \(seconds)\(verify ? ": every picture is the recorded one" : "")")
  }

  @MainActor private func show(_ file: ReplayFile) throws {
    let header = file.recording.header
    let options = GlissadeOptions(
      title: "Glissade: \(file.demo.title), replayed", size: header.size, position: position,
      scale: header.scale, trace: trace.map(Self.url), present: present.option,
      reducesMotion: header.reducesMotion)
    try WindowProgram.run(options) { opening in
      ReplayContent(ReplayCanvas(file, fonts: opening.fonts))
    }
  }

  private static func url(_ path: String) -> URL { URL(fileURLWithPath: path) }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), (1...100_000).contains(count) else {
      throw ValidationError("“\(text)” is not a number of frames; give 1 or more, such as 6.")
    }
    return count
  }
}
