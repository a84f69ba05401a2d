import GlissadeFiles
import Foundation
import GlissadeInstrument
import GlissadeReplay
import GlissadeWindow

/// A client's program in a window with the inspector around it.
@MainActor enum InspectedProgram {
  private static let smallest = CGSize(width: 480, height: 400)

  /// Opens a window around the content that `launch` opens in its own scene, and returns when the
  /// window is closed.
  ///
  /// - Parameters:
  ///   - launch: A closure that starts the program; it returns `false` if the program must end.
  ///   - reload: The live reload that the program takes part in, or `nil`.
  ///   - file: The path of a recording that the window opens at its end, or `nil`.
  ///   - remembersWindow: A Boolean value that indicates whether the window opens with the size and
  ///     position that it had at the end of the last run.
  static func run(
    _ launch: @escaping () -> Bool, _ options: GlissadeOptions, reload: ReloadSession? = nil,
    opening file: String? = nil, remembersWindow: Bool = false
  ) throws {
    let opened = try reload?.resumed == nil ? file.map { try openedFile($0, launch) } : nil
    var options = options
    if let opened { options.size = opened.recording.header.size }
    let subject = CanvasSubject(name: ProcessInfo.processInfo.processName, open: launch)
    var window = options
    window.size = PaneLayout.windowSize(for: options.size)
    // The window itself runs in real time; the speed applies to the canvas.
    window.speed = 1
    window.inspects = true
    if let state = reload?.resumed?.state {
      window.size = state.size
      window.position = state.position ?? window.position
    }
    let recording = try options.record.map { url throws(FileError) in
      try CanvasRecording(at: url)
    }
    try WindowProgram.run(
      window, smallest: smallest, fitsDisplay: reload?.resumed == nil, reload: reload,
      remembersWindow: remembersWindow, device: options.size
    ) { opening in
      let content = InstrumentContent(
        subject, device: options.size, speed: options.speed, size: opening.size,
        scale: opening.scale, fonts: opening.fonts, reducesMotion: opening.reducesMotion,
        style: opening.style, recording: recording, keepsPictures: reload != nil)
      content.useDesktop()
      guard content.canvas.isOpen, reload?.resume(content) ?? true else { return nil }
      content.opening.subject = { header throws(RecordingError) in
        try ReplayRequest.subject(of: header, launch)
      }
      content.opening.onUse = { RecentRecordings.ofUser.add($0, $1) }
      content.sharing.command = { run, page in
        .init("/proc/self/exe", ["--replay", run.path, "--share", page.path])
      }
      if let opened { content.open(opened) }
      return content
    }
  }

  private static func openedFile(
    _ path: String, _ launch: @escaping () -> Bool
  ) throws -> ReplayFile {
    let file = try ReplayFile(path) { header throws(RecordingError) in
      try ReplayRequest.subject(of: header, launch)
    }
    for warning in file.warnings { StandardError.write("warning: \(warning)") }
    return file
  }
}

extension InstrumentContent {
  /// Opens a recording that has been read.
  package func open(_ file: ReplayFile) {
    opening.show(file.recording, from: file.url, warning: file.warnings.first)
  }
}
