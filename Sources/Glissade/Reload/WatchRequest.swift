import Foundation

/// The command-line options of a live reload.
package struct WatchRequest: Hashable, Sendable {
  /// A shell command that replaces `swift build`, or `nil`.
  package var command: String?
  /// The file with the state of the window from which the program continues, or `nil`.
  package var resume: URL?

  package init(command: String? = nil, resume: URL? = nil) {
    self.command = command
    self.resume = resume
  }

  /// Removes the options of a live reload from a command line.
  ///
  /// - Parameter arguments: The arguments without the program's name. The method removes those that
  ///   belong to the reload.
  ///
  /// - Returns: The request, or `nil` if the arguments contain none.
  static func extract(from arguments: inout [String]) throws(UsageError) -> WatchRequest? {
    var (request, isWatching) = (WatchRequest(), false)
    var (others, rest) = ([String](), arguments[...])
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      switch name {
      case "--watch" where parts.count == 1: isWatching = true
      case "--watch-command", "--resume":
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          throw UsageError("“\(name)” needs a value.")
        }
        isWatching = true
        if name == "--resume" { request.resume = URL(fileURLWithPath: value) }
        if name == "--watch-command" { request.command = value }
      default: others.append(argument)
      }
    }
    arguments = others
    return isWatching ? request : nil
  }

  /// Throws an error if the other options of the command line cannot be combined with a live
  /// reload.
  func validate(_ arguments: [String]) throws(UsageError) {
    var options = GlissadeOptions()
    try options.apply(arguments)
    if options.record != nil {
      throw UsageError("“--watch” goes without --record; the key R records in the window.")
    }
  }

  /// The text about the live reload's options in the output of `--help`.
  static let usage = """
      --watch         build again when a source file is saved, and continue under the new code
        --watch-command LINE   the shell's line that builds, in place of “swift build”
    """
}
