import Foundation
import GlissadeInstrument
import GlissadeReplay

extension ReplayRequest {
  /// The text about the replay's options in the output of `--help`.
  static let usage = """
      --replay FILE   play a recording that --record made, and show nothing else;
                      with --inspect or --watch open it at its end, with the inspector
        --verify        compare each frame with the recorded one; exit with 1 if one differs
        --headless      open no window
        --png FOLDER    write frames as numbered PNG files
        --apng FILE     write an animated PNG file
        --mp4 FILE      write a video; also --webm, --gif and --webp; needs ffmpeg
        --share FILE    write a page that plays the recording in any browser
        --no-pointer    leave pointer, touches and keys out of the pictures
        --plot          draw the curves of what moves below the pictures
        --beside FILE   show a second recording beside it, with the last releases together
        --set NAME=N    replay with another parameter, such as springResponse=0.3
        --every N       paint one frame out of N
    """

  /// Removes the options of a replay from a command line.
  ///
  /// - Parameter arguments: The arguments without the program's name. The method removes those that
  ///   belong to the replay.
  ///
  /// - Returns: The request for a replay, or `nil` if the arguments contain none.
  static func extract(from arguments: inout [String]) throws(UsageError) -> ReplayRequest? {
    var (request, others) = (ReplayRequest(file: ""), [String]())
    var given: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard options.contains(name) || flags.contains(argument) else {
        others.append(argument)
        continue
      }
      if name != "--replay" { given = given ?? name }
      if flags.contains(argument) {
        request.set(argument)
        continue
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw UsageError("“\(name)” needs a value.")
      }
      try request.set(name, to: value)
    }
    if request.file.isEmpty {
      if let given { throw UsageError("“\(given)” needs “--replay FILE”.") }
      return nil
    }
    arguments = others
    return request
  }

  /// Returns the request with those window options from a command line that a replay supports.
  func with(_ arguments: [String]) throws(UsageError) -> ReplayRequest {
    var (options, request) = (GlissadeOptions(), self)
    try options.apply(arguments)
    (request.scale, request.position) = (options.scale, options.position)
    request.present = options.present
    options.present = .automatic
    (request.trace, request.record) = (options.trace, options.record)
    (options.scale, options.position, options.trace, options.record) = (nil, nil, nil, nil)
    guard options == GlissadeOptions() else {
      throw UsageError(
        "“--replay” goes with --scale, --position, --trace and --record; the rest is recorded.")
    }
    try request.validate()
    return request
  }

  /// Replays the recording with a program that `launch` opens.
  @MainActor func run(_ launch: @escaping () -> Bool) throws {
    try run(title: { "\($0), replayed" }) { header throws(RecordingError) in
      try Self.subject(of: header, launch)
    }
  }

  /// Returns the running program, which `launch` opens, for a recording that was not made on a
  /// demo.
  @MainActor static func subject(
    of header: RecordingHeader, _ launch: @escaping () -> Bool
  ) throws(RecordingError) -> CanvasSubject {
    if let demo = header.demo {
      throw RecordingError(
        line: 1,
        "it was recorded on the demo “\(demo)”; show it by “glissade replay” or “glissade open”")
    }
    return CanvasSubject(name: ProcessInfo.processInfo.processName, open: launch)
  }

  /// Removes the recording that a window with the inspector opens from a command line.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name. The method removes `--replay FILE`.
  ///   - isInspected: A Boolean value that indicates whether the inspector is shown even without
  ///     `--inspect`.
  /// - Returns: The path of the recording, or `nil` if the window has no inspector or opens none.
  static func extractOpenedFile(
    from arguments: inout [String], isInspected: Bool
  ) throws(UsageError) -> String? {
    guard isInspected || arguments.contains("--inspect") else { return nil }
    if let index = arguments.firstIndex(of: "--replay") {
      guard index + 1 < arguments.count else { throw UsageError("“--replay” needs a value.") }
      defer { arguments.removeSubrange(index...index + 1) }
      return arguments[index + 1]
    }
    guard let index = arguments.firstIndex(where: { $0.hasPrefix("--replay=") }) else { return nil }
    return String(arguments.remove(at: index).dropFirst("--replay=".count))
  }

  private static let flags = ["--verify", "--headless", "--no-pointer", "--plot"]
  private static let options =
    ["--replay", "--png", "--apng", "--share", "--beside", "--every", "--set"]
    + VideoFormat.allCases.map { "--\($0.rawValue)" }

  private mutating func set(_ flag: String) {
    switch flag {
    case "--verify": verifies = true
    case "--no-pointer": showsInput = false
    case "--plot": plots = true
    default: isHeadless = true
    }
  }

  private mutating func set(_ name: String, to value: String) throws(UsageError) {
    switch name {
    case "--replay": file = value
    case "--png": pictures = URL(fileURLWithPath: value)
    case "--apng": animation = URL(fileURLWithPath: value)
    case "--share": page = value
    case "--beside": beside = value
    case "--set": settings.append(try OptionValue.setting(value))
    case "--every": every = try OptionValue.frameCount(value)
    default:
      guard let format = VideoFormat(rawValue: String(name.dropFirst(2))) else { return }
      videos[format] = URL(fileURLWithPath: value)
    }
  }
}
