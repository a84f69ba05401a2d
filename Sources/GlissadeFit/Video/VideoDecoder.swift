import Foundation
import GlissadeFiles
import Glibc

/// A rectangle in the pixels of a video.
package struct FitRegion: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  /// Creates a rectangle.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Returns the rectangle as fractions of a picture's width and height.
  func part(of size: (width: Int, height: Int)) -> CGRect {
    let across = Double(size.width)
    let along = Double(size.height)
    return CGRect(
      x: Double(x) / across, y: Double(y) / along, width: Double(width) / across,
      height: Double(height) / along)
  }
}

/// A temporary file that is removed when this object is deallocated.
final class TemporaryFile: Sendable {
  let url: URL

  /// Creates a file that contains a text.
  init(_ text: String = "") throws(FitError) {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "glissade-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: url.path, contents: Data(text.utf8)) else {
      throw FitError(
        "No file can be made in \(url.deletingLastPathComponent().path.quoted); make room.")
    }
  }

  deinit { unlink(url.path) }
}

/// A decoder of a video, an animation or a sequence of pictures by the program ffmpeg, which is
/// searched for when it is needed.
struct VideoDecoder {
  /// The path of the file or the folder, or the pattern of the sequence.
  private let path: String
  private let arguments: [String]
  /// The times of the pictures of a sequence, in seconds; `nil` for a video, whose pictures have
  /// times.
  private let sequence: [Double]?
  /// The file with the names of the pictures of a sequence; `nil` for a video.
  private let list: TemporaryFile?
  /// The pictures per second of a video whose pictures have no times, or `nil`.
  private let rate: Double?
  /// The shortest mean time between the pictures of a video, in seconds.
  private static let shortestInterval = 0.0005
  /// The expected number of pictures, or `nil` if it is unknown.
  let count: Int?

  /// The size of the pictures in pixels, after the rotation with which they are displayed.
  let size: (width: Int, height: Int)

  /// Reads the size and the number of the pictures of a file.
  ///
  /// - Parameters:
  ///   - path: The path of a file or of a folder of pictures, or a pattern.
  ///   - rate: The pictures per second of a sequence, or of a video whose pictures have no times;
  ///     `nil` if it is unknown.
  ///   - span: The time range to decode, in seconds; `nil` means all times.
  init(_ path: String, rate: Double?, span: ClosedRange<Double>?) throws(FitError) {
    self.path = path
    self.rate = rate
    let cut =
      span.map { ["-ss", "\(max($0.lowerBound, 0))", "-to", "\($0.upperBound)", "-copyts"] } ?? []
    _ = try Program.path(of: "ffmpeg")
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isFolder.boolValue || path.contains("*") || (!exists && path.contains("%")) {
      let pictures = try Self.pictures(of: path, isFolder: isFolder.boolValue)
      guard let rate else {
        throw FitError("Pictures have no times; say with --fps how many a second has.")
      }
      sequence = Self.times(of: pictures, rate: rate)
      let list = try TemporaryFile(Self.list(of: pictures))
      self.list = list
      arguments = ["-f", "concat", "-safe", "0", "-i", list.url.path]
    } else {
      guard exists else { throw FitError("There is no file \(path.quoted); check the path.") }
      list = nil
      sequence = nil
      switch url.pathExtension.lowercased() {
      case "gif": arguments = ["-min_delay", "0"] + cut + ["-i", path]
      case "png", "apng":
        guard Self.isAnimated(url) else {
          throw FitError("\(path.quoted) is one picture; give a folder of pictures, or a video.")
        }
        arguments = ["-f", "apng"] + cut + ["-i", path]
      default: arguments = cut + ["-i", path]
      }
    }
    (size, count) = try Self.size(self.arguments, path)
  }

  /// Passes the pictures in shades of gray to a closure, until the closure returns `false`.
  ///
  /// - Parameters:
  ///   - longSide: The length of the longer side to which pictures are reduced, in pixels; `nil`
  ///     leaves them unchanged.
  ///   - body: A closure that receives a picture and its number. It returns `false` to end the
  ///     decoding.
  ///
  /// - Returns: The times of the pictures, in seconds.
  func decode(
    longSide: Int? = nil, _ body: (GrayPicture, Int) -> Bool
  ) throws(FitError) -> [TimeInterval] {
    let target = Self.reduced(size, to: longSide)
    let scaling =
      target == size ? [] : ["scale=\(target.width):\(target.height):flags=area"]
    let filters = (["yadif=deint=interlaced"] + scaling + ["format=gray", "showinfo=checksum=0"])
    let process = try Program(
      "ffmpeg",
      ["-hide_banner", "-nostats", "-loglevel", "info"] + arguments
        + ["-map", "0:v:0", "-an", "-sn", "-vf", filters.joined(separator: ",")]
        + ["-fps_mode", "passthrough", "-f", "rawvideo", "-"])
    var number = 0
    let count = target.width * target.height
    while let bytes = process.read(count) {
      let picture = GrayPicture(width: target.width, height: target.height, pixels: bytes)
      let goesOn = body(picture, number)
      number += 1
      if !goesOn { break }
    }
    let log = process.finish()
    guard number > 0 else { throw Self.failure(path, log) }
    if let sequence { return Array(sequence.prefix(number)) }
    let times = Self.times(in: log)
    let shown = Array(times.prefix(number))
    let span = (shown.last ?? 0) - (shown.first ?? 0)
    // For a stream without times, ffmpeg reports equal ones or multiples of its shortest unit.
    if shown.count == number, span >= Double(number - 1) * Self.shortestInterval {
      return EvenTimes(shown)?.times ?? shown
    }
    guard let rate else {
      throw FitError(
        "\(path.quoted) has pictures without times; say with --fps how many a second has.")
    }
    return (0..<number).map { Double($0) / rate }
  }

  // MARK: Reading ffmpeg's words

  private static func times(in log: String) -> [TimeInterval] {
    log.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.contains("Parsed_showinfo"), let mark = line.range(of: "pts_time:") else {
        return nil
      }
      return Double(line[mark.upperBound...].prefix { !$0.isWhitespace })
    }
  }

  private static func reduced(_ size: (width: Int, height: Int), to longSide: Int?) -> (
    width: Int, height: Int
  ) {
    let longest = max(size.width, size.height)
    guard let longSide, longest > longSide else { return size }
    return (
      max(size.width * longSide / longest, 8), max(size.height * longSide / longest, 8)
    )
  }

  /// Returns the size of the first picture, after ffmpeg has rotated it.
  private static func size(
    _ arguments: [String], _ path: String
  ) throws(FitError) -> ((width: Int, height: Int), Int?) {
    let process = try Program(
      "ffmpeg",
      ["-hide_banner", "-nostats", "-loglevel", "info"] + arguments
        + ["-map", "0:v:0", "-frames:v", "1", "-vf", "showinfo=checksum=0", "-f", "null", "-"])
    let log = process.finish()
    for line in log.split(whereSeparator: \.isNewline) where line.contains("Parsed_showinfo") {
      for word in line.split(separator: " ") {
        guard let sides = word.hasPrefix("s:") ? word.dropFirst(2).split(separator: "x") : nil,
          sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1])
        else { continue }
        return ((width, height), pictureCount(in: log))
      }
    }
    throw failure(path, log)
  }

  /// Returns the number of pictures that follows from the duration and the rate that ffmpeg
  /// reports, or `nil` if it reports none.
  private static func pictureCount(in log: String) -> Int? {
    guard let mark = log.range(of: "Duration: "), let end = log.range(of: " fps, ") else {
      return nil
    }
    let parts = log[mark.upperBound...].prefix { $0 != "," }.split(separator: ":")
      .compactMap { Double($0) }
    let rate = log[..<end.lowerBound].split(separator: " ").last.flatMap { Double($0) }
    guard parts.count == 3, let rate else { return nil }
    return Int((parts[0] * 3600 + parts[1] * 60 + parts[2]) * rate)
  }

  private static func failure(_ path: String, _ log: String) -> FitError {
    let lines = log.split(whereSeparator: \.isNewline)
    let reason = lines.last { $0.contains("rror") || $0.contains("nvalid") } ?? lines.last ?? ""
    return FitError(
      "ffmpeg reads no picture from \(path.quoted) (\(String(reason).printable)); give a video.")
  }

  // MARK: Sequences

  private static func list(of pictures: [String]) -> String {
    pictures.map {
      "file 'file:\($0.replacingOccurrences(of: "'", with: "'\\''"))'\n"
    }.joined()
  }

  /// Returns the paths of the pictures of a folder or a pattern, in order.
  private static func pictures(
    of path: String, isFolder: Bool
  ) throws(FitError) -> [String] {
    let url = URL(fileURLWithPath: path)
    let folder = isFolder ? url : url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let pattern = isFolder ? "*.png" : url.lastPathComponent
    let glob = pattern.replacingOccurrences(
      of: "%[0-9]*d", with: "*", options: .regularExpression)
    let found = names.filter { fnmatch(glob, $0, 0) == 0 }
      .sorted { $0.compare($1, options: [.numeric]) == .orderedAscending }
    guard found.count > 1 else {
      throw FitError(
        "\(path.quoted) has \(found.count) pictures; give a folder with a .png for each frame.")
    }
    return found.map { folder.appendingPathComponent($0).path }
  }

  /// Returns the times of pictures from the numbers in their names, so that missing pictures leave
  /// gaps.
  private static func times(of pictures: [String], rate: Double) -> [Double] {
    let numbers = pictures.map { path -> Int? in
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      return Int(
        name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed().map(String.init)
          .joined())
    }
    let known = numbers.compactMap { $0 }
    let steps = zip(known, known.dropFirst()).map { $1 - $0 }
    guard known.count == pictures.count, let step = steps.min(), step > 0 else {
      return pictures.indices.map { Double($0) / rate }
    }
    return known.map { Double(($0 - known[0]) / step) / rate }
  }

  /// Returns whether a PNG file has the chunk with which animations begin.
  private static func isAnimated(_ url: URL) -> Bool {
    guard let file = try? FileHandle(forReadingFrom: url) else { return false }
    let head = (try? file.read(upToCount: 4096)) ?? Data()
    return head.range(of: Data("acTL".utf8)) != nil
  }
}
