import Foundation
import GlissadeFiles
import GlissadeRaster

/// A format of a video that ffmpeg writes.
package enum VideoFormat: String, CaseIterable, Sendable {
  /// H.264, which every player supports.
  case mp4
  /// VP9, for web pages.
  case webm
  /// An animation of 256 colors, which every mail program shows.
  case gif
  /// An animation for web pages.
  case webp

  /// The number of pictures per second. Players show animations at no more than half the rate of a
  /// display.
  var rate: Int {
    switch self {
    case .mp4, .webm: 60
    case .gif, .webp: 30
    }
  }

  /// The options of ffmpeg after its input. The video's color resolution is half the picture's in
  /// both directions, so its sides must be even.
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

/// A writer of a video. It pipes pictures to ffmpeg, which encodes them, and never stores them.
package final class VideoWriter {
  /// An error of encoding a video.
  package enum Fault: Error, CustomStringConvertible {
    /// The program ffmpeg is not installed.
    case missing(VideoFormat)
    /// The encoder ended early with an error message.
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
  /// The temporary file that the encoder writes, because it completes the beginning of a video at
  /// the end.
  private let draft: URL
  private let process = Process()
  private let input = Pipe()
  private let messages = Pipe()
  private var start: TimeInterval?
  /// The number of pictures that the encoder has received.
  private var count = 0

  /// Starts the encoder. The video's own file is created or replaced only in `finish()`.
  ///
  /// - Throws: `Fault`, or `FileError` if the location of the file is not writable.
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
    // A write to an encoder that has ended must not end this program.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: draft)
  }

  /// Returns the location of ffmpeg in the folders of a colon-separated list, or `nil` if it is not
  /// installed.
  package static func program(in path: String) -> URL? {
    path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "ffmpeg") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Adds the picture that is visible until a time in seconds, repeated as often as the video's
  /// rate requires.
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

  /// Completes the video, and writes it to its location.
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

  /// Returns the error of an encoder that has ended early.
  private func fault() -> Fault {
    try? input.fileHandleForWriting.close()
    let message = lastMessage()
    process.waitUntilExit()
    return .failed(path: url.path, message: message)
  }

  /// Waits until the encoder has written all messages, and returns the last one.
  private func lastMessage() -> String {
    let data = (try? messages.fileHandleForReading.readToEnd()) ?? Data()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.last.map(String.init) ?? "the encoder has ended"
  }
}
