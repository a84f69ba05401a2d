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

/// The window that `glissade run` opens with the given options.
@MainActor struct SandboxWindow {
  private static let gallerySize = CGSize(width: 1180, height: 820)
  private static let smallestGallery = CGSize(width: 720, height: 560)

  private let command: RunCommand
  private let measured: MeasuredSpring?

  /// Creates a window.
  ///
  /// - Parameter measured: The spring with which the demo moves, or `nil` for the demo's own.
  init(_ command: RunCommand, measured: MeasuredSpring? = nil) {
    self.command = command
    self.measured = measured
  }

  func run() throws {
    if command.canvasOnly { try runCanvas() } else { try runGallery() }
  }

  static func advice(for error: WindowError) -> String {
    guard case .noDisplay = error else { return error.description }
    return "\(error) “glissade snapshot” makes pictures without one, “glissade replay --headless”"
      + " plays a recording, “xvfb-run glissade” runs on a display without a screen."
  }

  private var demo: Demo {
    get throws {
      if let choice = command.demo { return choice.demo }
      guard let first = Gallery.demos.first else { throw Failure("The gallery has no demo.") }
      return first
    }
  }

  private var recording: CanvasRecording? {
    get throws(FileError) {
      guard let path = command.record else { return nil }
      return try CanvasRecording(at: URL(fileURLWithPath: path))
    }
  }

  private func runCanvas() throws {
    let demo = try demo
    let playback = Playback(speed: command.speed)
    let recording = try recording
    try WindowProgram.run(options(command.size ?? PaneLayout.deviceSize)) { opening in
      var header = demo.subject.header(
        size: opening.size, scale: opening.scale, speed: command.speed)
      header.reducesMotion = opening.reducesMotion
      let canvas = Canvas(
        demo.subject, header, at: 0, playback: playback, fonts: opening.fonts,
        records: recording != nil)
      recording?.begin(canvas)
      return CanvasContent(canvas)
    }
  }

  private func runGallery() throws {
    if let watch = command.watchRequest, !SupervisorConnection.isSupervised {
      try Supervision.run(Array(CommandLine.arguments.dropFirst()), command: watch.command)
    }
    let reload = try command.watchRequest.map { try ReloadSession($0) }
    let demo = try reload?.resumed?.run.header.demo.flatMap(Gallery.demo) ?? demo
    var options = options(reload?.resumed?.state.size ?? command.size ?? Self.gallerySize)
    options.inspects = true
    options.position = reload?.resumed?.state.position ?? options.position
    let recording = try recording
    // A size on the command line applies to a single run and is not remembered.
    let remembers = command.size == nil && command.scale == nil && reload == nil
    let fits = command.size == nil && reload?.resumed == nil
    try WindowProgram.run(
      options, smallest: Self.smallestGallery, fitsDisplay: fits, reload: reload,
      remembersWindow: remembers
    ) { opening in
      let content = InstrumentContent(
        Gallery.demos, first: demo, speed: command.speed, size: opening.size,
        scale: opening.scale, fonts: opening.fonts, reducesMotion: opening.reducesMotion,
        style: opening.style, recording: recording, keepsPictures: reload != nil)
      if let measured { content.apply(measured.spring, measured.motion) }
      return reload?.resume(content) ?? true ? content : nil
    }
  }

  /// Returns the options of the window, whose own time runs at speed 1. The speed option applies to
  /// the canvas.
  private func options(_ size: CGSize) -> GlissadeOptions {
    GlissadeOptions(
      title: "Glissade", size: size, position: command.position, scale: command.scale,
      trace: command.trace.map { URL(fileURLWithPath: $0) }, present: command.present.option,
      reducesMotion: command.reduceMotion ? true : nil, theme: command.theme ?? .automatic)
  }
}

extension InstrumentContent {
  /// Creates an instrument with a list of demos at the left of the canvas.
  convenience init(
    _ demos: [Demo], first: Demo, speed: Double, size: CGSize, scale: Double, fonts: FontLibrary,
    reducesMotion: Bool = false, style: UIUserInterfaceStyle = .dark,
    recording: CanvasRecording? = nil, keepsPictures: Bool = false
  ) {
    let shell = UIWindowScene(size: size, scale: scale, fonts: fonts)
    // The panes are created with the window's style, so that they have its colors.
    shell.userInterfaceStyle = style
    let pane = shell.enter { GalleryPane(demos, first: first, scale: scale, fonts: fonts) }
    self.init(
      first.subject, side: pane, speed: speed, size: size, scale: scale, fonts: fonts,
      shell: shell, reducesMotion: reducesMotion, style: style, recording: recording,
      keepsPictures: keepsPictures)
  }
}
