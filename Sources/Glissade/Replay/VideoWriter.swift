import Foundation
import GlissadeFiles
import GlissadeRaster

/// A format of videos that ffmpeg writes.
package enum VideoFormat: String, CaseIterable, Sendable {
  /// H.264 for every player.
  case mp4
  /// VP9 for web pages.
  case webm
  /// An animation of 256 colors for every mail.
  case gif
  /// An animation for web pages.
  case webp

  /// The pictures per second. Players show animations at no more than half of a display's rate.
  var rate: Int {
    switch self {
    case .mp4, .webm: 60
    case .gif, .webp: 30
    }
  }

  /// The options of ffmpeg after its input. Video has halves of a picture's colors in both
  /// directions, so its sides are even.
  fileprivate var options: [String] {
    let even = "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv"
    let colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
    switch self {
    case .mp4:
      return ["-vf", even, "-pix_fmt", "yuv420p", "-c:v", "libx264", "-preset", "veryfast"]
        + ["-crf", "16", "-movflags", "+faststart"] + colors
    case .webm:
      return ["-vf", even, "-pix_fmt", "yuv420p", "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0"]
        + ["-deadline", "realtime", "-cpu-used", "6", "-row-mt", "1"] + colors
    case .gif:
      let palette = "split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=bayer"
      return ["-filter_complex", palette]
    case .webp:
      return ["-c:v", "libwebp_anim", "-quality", "85", "-compression_level", "2", "-loop", "0"]
    }
  }
}

/// A video that ffmpeg encodes from pictures, which are piped to it and never stored.
package final class VideoWriter {
  /// An error of the encoder.
  package enum Fault: Error, CustomStringConvertible {
    /// There is no ffmpeg.
    case missing(VideoFormat)
    /// The encoder ended with a message.
    case failed(path: String, message: String)

    package var description: String {
      switch self {
      case .missing(let format):
        "--\(format.rawValue) needs ffmpeg, which is not installed: apt-get install ffmpeg"
      case .failed(let path, let message):
        "The video \(path.quoted) cannot be made: \(message.printable); give another format."
      }
    }
  }

  private let url: URL
  private let format: VideoFormat
  private let file: OutputFile
  /// The file that the encoder writes, because a video's beginning is completed at its end.
  private let draft: URL
  private let process = Process()
  private let input = Pipe()
  private let messages = Pipe()
  private var start: TimeInterval?
  /// The number of pictures that the encoder has received.
  private var count = 0

  /// Starts the encoder. The file appears, or changes, in `finish()`.
  ///
  /// - Throws: `Fault`, or `FileError` if the file's place is not writable.
  package init(to url: URL, as format: VideoFormat, width: Int, height: Int) throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard let program = Self.program(in: path) else { throw Fault.missing(format) }
    self.url = url
    self.format = format
    file = try OutputFile(at: url, as: .video)
    draft = FileManager.default.temporaryDirectory
      .appending(path: "glissade-\(UUID().uuidString).\(format.rawValue)")
    process.executableURL = program
    process.arguments =
      ["-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pix_fmt", "bgr0"]
      + ["-video_size", "\(width)x\(height)", "-framerate", "\(format.rate)", "-i", "pipe:0"]
      + format.options + [draft.path]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = messages
    // An encoder that ends early must not end this program.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: draft)
  }

  /// Returns the place of ffmpeg in a list of folders with colons between them, or `nil` if it is
  /// not installed.
  package static func program(in path: String) -> URL? {
    path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "ffmpeg") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Adds the picture that is visible until a time, in seconds: as many times as the rate of the
  /// video demands.
  package func show(_ surface: Surface, until time: TimeInterval) throws {
    let first = start ?? time
    start = first
    let end = Int(((time - first) * Double(format.rate)).rounded())
    guard end > count else { return }
    let bytes = Data(bytes: surface.pixels, count: surface.stride * surface.height * 4)
    while count < end {
      count += 1
      do { try input.fileHandleForWriting.write(contentsOf: bytes) } catch { throw fault() }
    }
  }

  /// Ends the video.
  package func finish() throws {
    try? input.fileHandleForWriting.close()
    let message = lastMessage()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Fault.failed(path: url.path, message: message)
    }
    let handle: FileHandle
    do { handle = try FileHandle(forReadingFrom: draft) } catch { throw fault() }
    while let part = try handle.read(upToCount: 1 << 20), !part.isEmpty {
      try file.append([UInt8](part))
    }
    try file.commit()
  }

  /// The error of an encoder that has ended.
  private func fault() -> Fault {
    try? input.fileHandleForWriting.close()
    let message = lastMessage()
    process.waitUntilExit()
    return .failed(path: url.path, message: message)
  }

  /// Waits for the end of the encoder's messages, and returns the last one.
  private func lastMessage() -> String {
    let data = (try? messages.fileHandleForReading.readToEnd()) ?? Data()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.last.map(String.init) ?? "the encoder has ended"
  }
}
