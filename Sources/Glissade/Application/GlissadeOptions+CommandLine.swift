import Foundation

extension GlissadeOptions {
  /// The text that follows the program's name in the output of `--help`.
  static let usage = """
    [--size WxH] [--position X,Y] [--scale N] [--speed F] [--trace FILE]
    [--record FILE] [--present auto|surface|texture] [--reduce-motion] [--inspect]
    [--theme auto|light|dark] [--watch]
    | --replay FILE [--verify] [--headless] [--png FOLDER] …

      --size WxH      size of the window in points, such as 375x667
      --position X,Y  its left upper corner on the desktop, such as 40,60
      --scale N       pixels per point, 0.5 to 8
      --speed F       scene seconds per second: 0.25 is slow motion
      --trace FILE    write a line of JSON for every frame
      --record FILE   record the run: --replay plays it, Harness.replay in a test
      --present WAY   how pictures reach the display: surface costs least, texture waits
                      for the display's refresh, auto chooses by the display
      --reduce-motion fades instead of slides, springs that do not overshoot
                      (default: the desktop's setting)
      --inspect       show the inspector around the program: time, transitions, parameters
      --theme WHICH   colors of the inspector; auto follows the desktop
    \(WatchRequest.usage)
    \(ReplayRequest.usage)
      --help          show this
    """

  /// Applies the options of a command line to the window's options.
  ///
  /// - Parameter arguments: The arguments without the program's name. An option and its value are
  ///   two arguments, or one with `=` between them.
  /// - Returns: The names of the given options, without those that take no value.
  @discardableResult
  mutating func apply(_ arguments: [String]) throws(UsageError) -> Set<String> {
    var rest = arguments[...]
    var given: Set<String> = []
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if argument == Self.inspect {
        inspects = true
        continue
      }
      if argument == Self.reduceMotion {
        reducesMotion = true
        continue
      }
      guard Self.names.contains(name) else {
        throw UsageError("“\(argument)” is not an option; there are \(Self.list).")
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw UsageError("“\(name)” needs a value.")
      }
      given.insert(name)
      try set(name, to: value)
    }
    return given
  }

  private static let names = [
    "--size", "--position", "--scale", "--speed", "--trace", "--record", "--present", "--theme",
  ]
  private static let inspect = "--inspect"
  private static let reduceMotion = "--reduce-motion"
  private static var list: String { (names + [reduceMotion, inspect]).joined(separator: ", ") }

  private mutating func set(_ name: String, to value: String) throws(UsageError) {
    switch name {
    case "--size": size = try OptionValue.size(value)
    case "--position": position = try OptionValue.position(value)
    case "--scale": scale = try OptionValue.scale(value)
    case "--speed": speed = try OptionValue.speed(value)
    case "--trace": trace = URL(fileURLWithPath: value)
    case "--theme": theme = try OptionValue.theme(value)
    case "--present": present = try OptionValue.presenting(value)
    default: record = URL(fileURLWithPath: value)
    }
  }
}
