import Foundation
import TestMaterial

/// A video of a screen, which ffmpeg makes until it is stopped.
final class ScreenRecording {
  /// The video.
  let url: URL
  private let process: ChildProcess
  private let log: URL

  /// Starts to record the left upper corner of a screen at 60 frames per second, and waits for the
  /// first picture.
  init(_ server: XServer, in folder: TemporaryFolder) throws {
    url = folder.file("screen.mp4")
    log = folder.file("progress.txt")
    process = try ChildProcess(
      SystemProgram.find("ffmpeg", package: "ffmpeg"),
      [
        "-y", "-v", "error", "-progress", log.path, "-stats_period", "0.1", "-f", "x11grab",
        "-draw_mouse", "0", "-framerate", "60", "-video_size", "374x666", "-i", server.display,
        "-fps_mode", "passthrough", "-enc_time_base", "1:90000", "-c:v", "libx264", "-preset",
        "ultrafast", "-crf", "18", "-pix_fmt", "yuv420p", "-video_track_timescale", "90000",
        url.path,
      ])
    try wait(forFrames: 1)
  }

  /// Waits until further pictures are in the video.
  func waitForFrames(_ count: Int) throws { try wait(forFrames: frames + count) }

  /// Ends the video.
  func stop() { process.stop(signal: SIGINT) }

  /// The times of the video's pictures, in seconds.
  var stamps: [Double] {
    get throws {
      let answer = try ChildProcess.run(
        SystemProgram.find("ffprobe", package: "ffmpeg"),
        ["-v", "error", "-show_entries", "frame=pts_time", "-of", "csv=p=0", url.path])
      return answer.output.split { $0.isNewline || $0 == "," }.compactMap { Double($0) }
    }
  }

  private func wait(forFrames count: Int) throws {
    guard Deadline().waits(until: { frames >= count }) else {
      throw SetupError("ffmpeg records no pictures of the screen.")
    }
  }

  /// The number of pictures that ffmpeg reports.
  private var frames: Int {
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").last { $0.hasPrefix("frame=") }
    return line.flatMap { Int($0.dropFirst("frame=".count)) } ?? 0
  }
}
