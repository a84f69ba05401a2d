import ArgumentParser
import Foundation
import Glissade
import GlissadeGallery
import GlissadeInstrument
import GlissadeReplay
import GlissadeWindow

/// The command `glissade replay`, which replays a recording.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replay a recording made with “glissade run --record”, or touches.",
    discussion: """
      In a window the replay has the pace of the recording and remains at its last
      frame; Escape, or closing the window, ends it. The other modes need no
      display and run as fast as possible.

      With --touches a demo plays the touches of a trace, such as a capture from a
      phone, from half a second on until two seconds after the last one.

      A damaged recording is reported in one line, and the exit code is 65. With
      --verify the exit code is 1 if a frame differs.

      EXAMPLES:
        glissade replay drag.jsonl                in a window, at its own pace
        glissade replay drag.jsonl --verify       is every frame still the same?
        glissade replay drag.jsonl --png frames --every 6
        glissade replay drag.jsonl --apng drag.png --every 2 --scale 0.5
        glissade replay drag.jsonl --set springResponse=0.3 --record quicker.jsonl
        glissade replay drag.jsonl --mp4 drag.mp4 --scale 2 --plot
        glissade replay old.jsonl --beside new.jsonl --mp4 both.mp4
        glissade replay drag.jsonl --headless --trace drag-trace.jsonl
        glissade replay --touches phone.jsonl --demo panel --trace ours.jsonl
      """)

  @Argument(help: ArgumentHelp("The recording.", valueName: "file"))
  var file: String?

  @Option(
    help: ArgumentHelp("Play the touches of a trace instead; needs --demo.", valueName: "file"))
  var touches: String?

  @Option(
    help: ArgumentHelp("The demo that plays the touches.", valueName: "name"),
    transform: DemoChoice.init)
  var demo: DemoChoice?

  @Flag(help: "Open no window.")
  var headless = false

  @Flag(help: "Compare each frame with the recorded one, and stop at the first difference.")
  var verify = false

  @Option(help: ArgumentHelp("Write frames as numbered PNG files.", valueName: "folder"))
  var png: String?

  @Option(help: ArgumentHelp("Write an animated PNG file.", valueName: "file.png"))
  var apng: String?

  @Option(help: ArgumentHelp("Write a video; needs ffmpeg.", valueName: "file.mp4"))
  var mp4: String?

  @Option(help: ArgumentHelp("Write a video for web pages; needs ffmpeg.", valueName: "file.webm"))
  var webm: String?

  @Option(help: ArgumentHelp("Write an animated GIF; needs ffmpeg.", valueName: "file.gif"))
  var gif: String?

  @Option(help: ArgumentHelp("Write an animated WebP; needs ffmpeg.", valueName: "file.webp"))
  var webp: String?

  @Flag(help: "Leave pointer, touches and keys out of the pictures.")
  var noPointer = false

  @Flag(help: "Draw the curves of what moves below the pictures.")
  var plot = false

  @Option(
    help: ArgumentHelp(
      "Show a second recording beside it, with the last releases together.", valueName: "file"))
  var beside: String?

  @Option(
    help: ArgumentHelp(
      "Replay with another parameter, such as springResponse=0.3; can be repeated.",
      valueName: "name=N"),
    transform: OptionValue.setting)
  var set: [OptionValue.Setting] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Paint one frame out of N.", valueName: "N"),
    transform: OptionValue.frameCount)
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

  @Option(
    help: ArgumentHelp(
      "Record the replay itself, until everything is at rest, for “glissade compare”.",
      valueName: "file"))
  var record: String?

  func validate() throws {
    guard (touches == nil) == (demo == nil) else {
      throw ValidationError("--touches and --demo go together; give both.")
    }
    guard (file == nil) != (touches == nil) else {
      throw ValidationError("Give a recording, or --touches with a trace.")
    }
    do throws(UsageError) {
      try request.validate()
    } catch {
      throw ValidationError(error.description)
    }
  }

  private var request: ReplayRequest {
    var request = ReplayRequest(file: touches ?? file ?? "")
    request.demo = demo?.name
    request.isHeadless = headless
    request.verifies = verify
    request.pictures = png.map(Self.url)
    request.animation = apng.map(Self.url)
    let videos: [(VideoFormat, String?)] = [
      (.mp4, mp4), (.webm, webm), (.gif, gif), (.webp, webp),
    ]
    for case (let format, let path?) in videos { request.videos[format] = Self.url(path) }
    request.showsInput = !noPointer
    request.plots = plot
    request.beside = beside
    request.settings = set
    request.every = every
    request.scale = scale
    request.position = position
    request.trace = trace.map(Self.url)
    request.record = record.map(Self.url)
    request.present = present.option
    return request
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try perform { try request.run(title: Self.title, subject: Self.subject) }
    }
  }

  @MainActor private static func title(_ name: String) -> String {
    "Glissade: \(Gallery.demo(named: name)?.title ?? name), replayed"
  }

  /// Returns the demo that a recording names.
  @MainActor static func subject(
    of header: RecordingHeader
  ) throws(RecordingError) -> CanvasSubject {
    guard let name = header.demo else {
      throw RecordingError(
        line: 1,
        "it was recorded by the program “\(header.program)”; show it by “\(header.program)"
          + " --replay”")
    }
    guard let demo = Gallery.demo(named: name) else {
      let names = Gallery.demos.map(\.name).joined(separator: ", ")
      throw RecordingError(line: 1, "there is no demo “\(name)”; there are: \(names)")
    }
    return demo.subject
  }

  private static func url(_ path: String) -> URL { URL(fileURLWithPath: path) }
}
