import Foundation
import GlissadeInstrument
import GlissadeReplay
import GlissadeWindow

/// A client's program with the inspector around it.
@MainActor enum InspectedProgram {
  private static let smallest = CGSize(width: 560, height: 500)

  /// Opens a window around the content that `launch` opens in its own scene, and returns when it is
  /// closed.
  ///
  /// - Parameter launch: The program's start, which returns `false` to end it.
  static func run(_ launch: @escaping () -> Bool, _ options: GlissadeOptions) throws {
    let subject = CanvasSubject(name: ProcessInfo.processInfo.processName, open: launch)
    var window = options
    window.size = PaneLayout.windowSize(for: options.size)
    // The window itself runs in real time; the speed applies to the canvas.
    window.speed = 1
    let recording = try options.record.map { url throws(RecordingFileError) in
      try CanvasRecording(at: url)
    }
    try WindowProgram.run(window, smallest: smallest) { opening in
      let content = InstrumentContent(
        subject, device: options.size, speed: options.speed, size: opening.size,
        scale: opening.scale,
        fonts: opening.fonts, reducesMotion: opening.reducesMotion, recording: recording)
      return content.canvas.isOpen ? content : nil
    }
  }
}
