import GlissadeFiles
import ArgumentParser
import Foundation
import Glissade
import GlissadeGallery
import GlissadeInspector
import GlissadeInstrument
import GlissadeRaster
import GlissadeReload
import GlissadeReplay
import GlissadeWindow
import UIKit

/// The window that `glissade run` and `glissade open` open with the given options.
struct SandboxWindow: Sendable {
  private static let gallerySize = CGSize(width: 1180, height: 820)
  private static let smallestGallery = CGSize(width: 480, height: 400)

  /// The options of the window.
  let window: WindowOptions
  /// The demo to show, or `nil` for the first one.
  var demo: DemoChoice?
  /// A Boolean value that indicates whether the demo fills the window.
  var isCanvasOnly = false
  /// The size of the window in points, or `nil`.
  var size: CGSize?
  /// The speed of the demo's time, in seconds of its time per second of the window.
  var speed = 1.0
  /// The path at which the run is recorded, or `nil`.
  var record: String?
  /// The path of the recording that the window opens at its end, or `nil`.
  var file: String?
  /// The spring with which the demo moves, or `nil` for the demo's own.
  var measured: MeasuredSpring?

  init(_ window: WindowOptions) { self.window = window }

  @MainActor func run() throws {
    if isCanvasOnly { try runCanvas() } else { try runGallery() }
  }

  static func advice(for error: WindowError) -> String {
    guard case .noDisplay = error else { return error.description }
    return "\(error) “glissade snapshot” makes pictures without one, “glissade replay --headless”"
      + " plays a recording, “xvfb-run glissade” runs on a display without a screen."
  }

  private var firstDemo: Demo {
    get throws {
      if let demo { return demo.demo }
      guard let first = Gallery.demos.first else { throw Failure("The gallery has no demo.") }
      return first
    }
  }

  @MainActor private var recording: CanvasRecording? {
    get throws(FileError) {
      guard let path = record else { return nil }
      return try CanvasRecording(at: URL(fileURLWithPath: path))
    }
  }

  @MainActor private func runCanvas() throws {
    let demo = try firstDemo
    let playback = Playback(speed: speed)
    let recording = try recording
    try WindowProgram.run(options(size ?? PaneLayout.deviceSize)) { opening in
      var header = demo.subject.header(
        size: opening.size, scale: opening.scale, speed: speed)
      header.reducesMotion = opening.reducesMotion
      let canvas = Canvas(
        demo.subject, header, at: 0, playback: playback, fonts: opening.fonts,
        records: recording != nil)
      recording?.begin(canvas)
      return CanvasContent(canvas)
    }
  }

  @MainActor private func runGallery() throws {
    if let watch = window.watchRequest, !SupervisorConnection.isSupervised {
      try Supervision.run(Array(CommandLine.arguments.dropFirst()), command: watch.command)
    }
    let reload = try window.watchRequest.map { try ReloadSession($0) }
    // After a reload the run of the last process is continued, and the file is not opened again.
    let opened = try reload?.resumed == nil ? file.map(Self.openedFile) : nil
    let header = reload?.resumed?.run.header ?? opened?.recording.header
    let demo = try header?.demo.flatMap(Gallery.demo) ?? firstDemo
    var options = options(reload?.resumed?.state.size ?? size ?? Self.gallerySize)
    options.inspects = true
    options.position = reload?.resumed?.state.position ?? options.position
    let recording = try recording
    // A size on the command line applies to a single run and is not remembered.
    let remembers = size == nil && window.scale == nil && reload == nil
    let fits = size == nil && reload?.resumed == nil
    try WindowProgram.run(
      options, smallest: Self.smallestGallery, fitsDisplay: fits, reload: reload,
      remembersWindow: remembers
    ) { opening in
      let content = InstrumentContent(
        Gallery.demos, first: demo, speed: speed, size: opening.size,
        scale: opening.scale, fonts: opening.fonts, reducesMotion: opening.reducesMotion,
        style: opening.style, recording: recording, keepsPictures: reload != nil,
        recent: .ofUser)
      content.useDesktop()
      guard reload?.resume(content) ?? true else { return nil }
      content.opening.subject = ReplayCommand.subject
      content.sharing.command = { run, page in
        .init("/proc/self/exe", ["share", run.path, "--out", page.path])
      }
      content.sharing.testRoot = { subject in
        TestRoot(
          module: "GlissadeGallery",
          expression: "Gallery.demo(named: \"\(subject.name)\")!.makeRoot()")
      }
      if let opened { content.open(opened) }
      if let measured { content.apply(measured.spring, measured.motion) }
      return content
    }
  }

  /// Reads the recording that the window opens.
  @MainActor static func openedFile(_ path: String) throws -> ReplayFile {
    let file = try ReplayFile(path, subject: ReplayCommand.subject)
    for warning in file.warnings { StandardError.write("warning: \(warning)") }
    return file
  }

  /// Returns the options of the window, whose own time runs at speed 1. The speed option applies to
  /// the canvas.
  private func options(_ size: CGSize) -> GlissadeOptions {
    GlissadeOptions(
      title: "Glissade", size: size, position: window.position, scale: window.scale,
      trace: window.trace.map { URL(fileURLWithPath: $0) }, present: window.present.option,
      reducesMotion: window.reduceMotion ? true : nil, theme: window.theme ?? .automatic)
  }
}

extension InstrumentContent {
  /// Creates an instrument with a list of demos at the left of the canvas.
  convenience init(
    _ demos: [Demo], first: Demo, speed: Double, size: CGSize, scale: Double, fonts: FontLibrary,
    reducesMotion: Bool = false, style: UIUserInterfaceStyle = .dark,
    recording: CanvasRecording? = nil, keepsPictures: Bool = false,
    recent: RecentRecordings = RecentRecordings(file: nil)
  ) {
    let shell = UIWindowScene(size: size, scale: scale, fonts: fonts)
    // The panes are created with the window's style, so that they have its colors.
    shell.userInterfaceStyle = style
    let pane = shell.enter { GalleryPane(demos, first: first, scale: scale, fonts: fonts) }
    self.init(
      first.subject, side: pane, speed: speed, size: size, scale: scale, fonts: fonts,
      shell: shell, reducesMotion: reducesMotion, style: style, recording: recording,
      keepsPictures: keepsPictures)
    pane.onOpen = { [weak self] in self?.open($0) }
    pane.recordings = recent.entries
    opening.onUse = { [weak pane] url, header in
      recent.add(url, header)
      pane?.recordings = recent.entries
    }
  }
}
