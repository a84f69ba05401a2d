import ArgumentParser
import Foundation
import Glissade
import GlissadeFiles
import GlissadeFit
import GlissadeReplay

/// The samples that `glissade fit` reads from a recording, a trace, a table or a video.
@MainActor struct FitInput {
  let samples: [MotionSample]
  /// The unit of the samples' values; empty if unknown.
  let unit: String
  /// The name of the moving object, for the title of a picture.
  let title: String
  private(set) var warnings: [String] = []
  /// A sentence about the part of a video that was followed; empty for other files.
  private(set) var followed = ""
  /// The least error that the values can have, in the unit of the values.
  private(set) var resolution = 0.0

  /// The least error of a location in a picture, in pixels.
  private static let pictureResolution = 0.03

  /// The greatest size of a table that is read, in bytes.
  private static let limit = 256 << 20
  private static let videoSuffixes: Set<String> = [
    "mp4", "mov", "m4v", "webm", "mkv", "avi", "gif", "png", "apng",
  ]

  /// Reads the file that a command names.
  init(_ command: FitCommand) throws {
    let url = URL(fileURLWithPath: command.file)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let isPattern = command.file.contains("%") || command.file.contains("*")
    if isFolder.boolValue || !exists && isPattern
      || Self.videoSuffixes.contains(url.pathExtension.lowercased())
    {
      try Self.check(command, for: .video)
      var bar = ProgressBar()
      defer { bar.clear() }
      let track = try VideoTrack(
        command.file, region: command.region, rate: command.fps, between: command.between
      ) { bar.show($0) }
      samples = track.samples
      unit = "px"
      resolution = Self.pictureResolution
      title = "\(url.lastPathComponent), \(track.direction)"
      warnings = track.warnings
      followed = track.followed
      return
    }
    let bytes = try FileReader.read(url, as: .source, limit: Self.limit, readsPipes: true)
    if bytes.first == UInt8(ascii: "{") {
      try Self.check(command, for: .run)
      let (recorded, warning) = try Self.recorded(bytes, at: command.file)
      let found = try recorded.samples(view: command.view, property: command.property)
      samples = found.samples
      unit = [.alpha, .scale, .rotation].contains(found.property) ? "" : "pt"
      title = "\(found.property.rawValue) of \(found.view)"
      warnings = warning.map { [$0] } ?? []
    } else {
      try Self.check(command, for: .table)
      let table = try SampleTable(String(decoding: bytes, as: UTF8.self))
      samples = try table.samples(column: command.column, rate: command.fps)
      unit = ""
      title = url.lastPathComponent
    }
  }

  /// A kind of file that samples are read from.
  private enum Kind: String {
    case table, run, video
  }

  /// Throws an error if an option is given that a kind of file does not have.
  private static func check(_ command: FitCommand, for kind: Kind) throws {
    let options: [(name: String, isGiven: Bool, kinds: [Kind])] = [
      ("--view", command.view != nil, [.run]),
      ("--property", command.property != nil, [.run]),
      ("--column", command.column != nil, [.table]),
      ("--region", command.region != nil, [.video]),
      ("--fps", command.fps != nil, [.table, .video]),
    ]
    guard let wrong = options.first(where: { $0.isGiven && !$0.kinds.contains(kind) }) else {
      return
    }
    throw FitError(
      "A \(kind.rawValue) has no \(wrong.name); leave it out, or see “glissade fit --help”.")
  }

  /// Reads samples from the contents of a recording or a trace.
  private static func recorded(
    _ bytes: [UInt8], at path: String
  ) throws -> (RecordedSamples, String?) {
    let (file, warning) = try MotionFile.read(bytes, path: path)
    switch file {
    case .recording(let recording): return (RecordedSamples(recording), warning)
    case .trace(let trace): return (RecordedSamples(trace), warning)
    }
  }
}

// MARK: Options

extension FitInput {
  nonisolated static func numbers(_ text: String, _ count: Int) -> [Double]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    let numbers = parts.compactMap { $0 }.filter(\.isFinite)
    return parts.count == count && numbers.count == count ? numbers : nil
  }

  nonisolated static func region(_ text: String) throws -> FitRegion {
    guard let numbers = numbers(text, 4), numbers.allSatisfy({ $0 >= 0 && $0 < 1e5 }),
      numbers[2] >= 4, numbers[3] >= 4
    else {
      throw ValidationError("A region is x,y,w,h in pixels, such as 0,300,375,300.")
    }
    return FitRegion(
      x: Int(numbers[0]), y: Int(numbers[1]), width: Int(numbers[2]), height: Int(numbers[3]))
  }

  nonisolated static func span(_ text: String) throws -> ClosedRange<Double> {
    guard let numbers = numbers(text, 2), numbers[0] < numbers[1] else {
      throw ValidationError("Two times in seconds are expected, such as 1.2,2.5.")
    }
    return numbers[0]...numbers[1]
  }

  nonisolated static func rate(_ text: String) throws -> Double {
    guard let rate = Double(text), rate > 0, rate <= 100_000 else {
      throw ValidationError("A number of rows or pictures per second is expected, such as 60.")
    }
    return rate
  }

  nonisolated static func property(_ text: String) throws -> RecordedSamples.Property {
    guard let property = RecordedSamples.Property(rawValue: text) else {
      let names = RecordedSamples.Property.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no property “\(text)”; there are: \(names).")
    }
    return property
  }
}
