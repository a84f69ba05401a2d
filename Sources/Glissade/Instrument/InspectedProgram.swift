import Foundation
import GlissadeReplay

/// Anyone's program, with the instrument around it.
@MainActor enum InspectedProgram {
  private static let smallest = CGSize(width: 560, height: 500)

  /// Opens a window around what `launch` opens in its own scene, and returns when it is closed.
  ///
  /// - Parameter launch: the program's start; false ends it.
  static func run(_ launch: @escaping () -> Bool, _ options: GlissadeOptions) throws {
    let subject = StageSubject(name: ProcessInfo.processInfo.processName, open: launch)
    var window = options
    window.size = PaneLayout.windowSize(for: options.size)
    // The window itself runs in real time; the speed is the stage's.
    window.speed = 1
    let recording = try options.record.map { url throws(RecordingFileError) in
      try StageRecording(at: url)
    }
    try WindowProgram.run(window, smallest: smallest) { size, scale, fonts in
      let content = InstrumentContent(
        subject, device: options.size, speed: options.speed, size: size, scale: scale, fonts: fonts,
        recording: recording)
      return content.stage.goesOn ? content : nil
    }
  }
}
