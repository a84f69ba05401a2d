import Foundation

/// The options of a live reload.
package struct WatchRequest: Hashable, Sendable {
  /// A line for the shell that replaces `swift build`, or `nil`.
  package var command: String?
  /// The file with the state of the window to continue from, or `nil`.
  package var resume: URL?

  package init(command: String? = nil, resume: URL? = nil) {
    self.command = command
    self.resume = resume
  }

  /// Removes the options of a live reload from a command line.
  ///
  /// - Parameter arguments: The arguments without the program's name; afterwards those that do not
  ///   belong to the reload.
  ///
  /// - Returns: The request, or `nil` if there is none.
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

  /// Checks that the other options of the command line fit.
  func validate(_ arguments: [String]) throws(UsageError) {
    var options = GlissadeOptions()
    try options.apply(arguments)
    if options.record != nil {
      throw UsageError("“--watch” goes without --record; the key R records in the window.")
    }
  }

  /// The text about the options in the answer to `--help`.
  static let usage = """
      --watch         build again when a source file is saved, and continue under the new code
        --watch-command LINE   the shell's line that builds, in place of “swift build”
    """
}
