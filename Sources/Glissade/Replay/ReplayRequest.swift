import Foundation
import GlissadeInstrument
import GlissadeFiles
import GlissadeReplay
import GlissadeWindow

/// A request to replay a recording in a window, to compare its frames, or to write it as pictures.
package struct ReplayRequest: Equatable {
  /// The path of the recording.
  package var file: String
  /// The name of the demo that plays the touches of the file, which is then a trace; `nil` if the
  /// file is a recording.
  package var demo: String?
  /// A Boolean value that indicates whether the replay opens no window.
  package var isHeadless = false
  /// A Boolean value that indicates whether each frame is compared with the recorded one.
  package var verifies = false
  /// The folder for numbered PNG files, or `nil`.
  package var pictures: URL?
  /// The animated PNG file, or `nil`.
  package var animation: URL?
  /// The videos to write, by their formats.
  package var videos: [VideoFormat: URL] = [:]
  /// A Boolean value that indicates whether pictures show the pointer, touches and keys.
  package var showsInput = true
  /// The path of the page to write, or `nil`.
  package var page: String?
  /// A Boolean value that indicates whether the curves of what moves are below the pictures.
  package var plots = false
  /// The path of the recording whose run the pictures show beside the first one, or `nil`.
  package var beside: String?
  /// The parameters that replace those of the recorded run.
  package var settings: [OptionValue.Setting] = []
  /// The number N if one frame in N is painted; `nil` paints all frames.
  package var every: Int?
  /// The number of pixels per point of the pictures; `nil` uses that of the recording.
  package var scale: Double?
  /// The position of the window on the desktop in points, or `nil`.
  package var position: CGPoint?
  /// The way in which the window transfers its pictures to the display.
  package var present = GlissadeOptions.Presenting.automatic
  /// The file to which the trace is written, or `nil`.
  package var trace: URL?
  /// The file to which the replay itself is recorded, with the pictures of the current code, or
  /// `nil`.
  package var record: URL?

  package init(file: String) {
    self.file = file
  }

  private var paints: Bool { pictures != nil || animation != nil || !videos.isEmpty }

  /// Throws an error if the options of the request cannot be combined.
  package func validate() throws(UsageError) {
    if !paints, plots || beside != nil {
      throw UsageError("--plot and --beside need --png, --apng or a video; give one of these.")
    }
    if demo != nil, verifies {
      throw UsageError("--verify compares with a recording; leave it out with --touches.")
    }
    if beside != nil, verifies || trace != nil {
      throw UsageError("--beside goes without --verify and --trace.")
    }
    if !paints, every != nil || scale != nil || !showsInput {
      throw UsageError(
        "--every and --scale need --png or --apng, as --no-pointer does, or a video; give one of"
          + " these.")
    }
    if page != nil, verifies || paints || record != nil || trace != nil {
      throw UsageError("--share goes without --verify, --record, --trace, pictures and videos.")
    }
    if record != nil, verifies || paints {
      throw UsageError("--record goes without --verify, pictures and videos.")
    }
    let outputs =
      [("--record", record), ("--trace", trace), ("--apng", animation)]
      + [("--share", page.map { URL(fileURLWithPath: $0) })]
      + videos.map { ("--\($0.key.rawValue)", $0.value) }
    for case (let option, let url?) in outputs where Self.isSame(url, as: file) {
      throw UsageError("\(option) names the recording that is replayed; name another file.")
    }
  }

  /// Returns whether a URL and a path refer to the same file, also through symbolic links.
  private static func isSame(_ url: URL, as path: String) -> Bool {
    url.resolvingSymlinksInPath().standardizedFileURL
      == URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
  }

  /// Performs the request.
  ///
  /// - Parameters:
  ///   - title: A closure that returns the window's title for the name of the replayed program.
  ///   - subject: A closure that returns the program that the recording's header names.
  @MainActor package func run(
    title: (String) -> String,
    subject: (RecordingHeader) throws(RecordingError) -> CanvasSubject
  ) throws {
    let recording =
      try demo.map {
        try ReplayFile(touchesOf: file, demo: $0, settings: settings, subject: subject)
      }
      ?? ReplayFile(file, settings: settings, subject: subject)
    for warning in recording.warnings { StandardError.write("warning: \(warning)") }
    if let page {
      let name = recording.recording.header.program
      return StandardOutput.write(try PageFile([recording], title: name).write(to: page))
    }
    guard isHeadless || verifies || paints || record != nil else {
      return try show(recording, title: title(recording.subject.name))
    }
    var replay = HeadlessReplay(file: recording)
    replay.beside = try beside.map { try ReplayFile($0, subject: subject) }
    replay.pictures = pictureRequest
    replay.trace = trace
    replay.record = record
    if let difference = try replay.run(comparing: verifies) {
      throw ReplayError.different(path: file, difference)
    }
    let seconds = String(format: "%.1f s", recording.recording.duration)
    print(
      "\(recording.recording.frames.count) frames, \(seconds)"
        + (verifies ? ": every picture is the recorded one" : ""))
  }

  @MainActor private var pictureRequest: ReplayPictures.Request {
    var request = ReplayPictures.Request()
    request.folder = pictures
    request.animation = animation
    request.videos = videos
    request.showsInput = showsInput
    request.every = every ?? 1
    request.scale = scale
    request.hasPlot = plots
    return request
  }

  @MainActor private func show(_ file: ReplayFile, title: String) throws {
    let header = file.recording.header
    let options = GlissadeOptions(
      title: title, size: header.size, position: position, scale: header.scale, trace: trace,
      present: present, reducesMotion: header.reducesMotion)
    try WindowProgram.run(options) { opening in
      ReplayContent(ReplayCanvas(file, fonts: opening.fonts))
    }
  }
}
