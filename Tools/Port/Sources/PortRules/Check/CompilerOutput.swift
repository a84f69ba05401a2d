import GlissadeFiles

/// The output of a build of a ported package, line by line.
///
/// ```swift
/// var output = CompilerOutput(folder: "/tmp/out")
/// output.add("/tmp/out/Sources/App/Page.swift:3:5: error: cannot find 'a' in scope")
/// print(output.text)
/// ```
public struct CompilerOutput: Sendable {
  /// An error of the compiler's.
  public struct Problem: Hashable, Sendable {
    /// The path in the package's folder.
    public let file: String
    /// The number of the line, from 1.
    public let line: Int
    /// The message of the compiler.
    public let message: String
  }

  private let folder: String
  private var known: Set<String> = []
  /// The errors, each place once, in the order of the output.
  public private(set) var problems: [Problem] = []
  /// The errors that have no place, such as those of the package's manifest.
  public private(set) var others: [String] = []
  /// The part of the build that is done, from 0 to 1.
  public private(set) var progress = 0.0

  /// Creates an empty output.
  ///
  /// - Parameter folder: The path of the package.
  public init(folder: String) { self.folder = folder.hasSuffix("/") ? folder : folder + "/" }

  /// Reads a line.
  public mutating func add(_ line: String) {
    if let match = line.wholeMatch(of: /\[(\d+)\/(\d+)\] .*/), let done = Double(match.1),
      let all = Double(match.2), all > 0
    {
      progress = min(done / all, 1)
    } else if let match = line.wholeMatch(of: /(.+\.swift):(\d+):(\d+): error: (.*)/) {
      let place = "\(match.1):\(match.2):\(match.3)"
      guard known.insert(place).inserted, let number = Int(match.2) else { return }
      let path = String(match.1)
      let file = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
      problems.append(Problem(file: file, line: number, message: String(match.4)))
    } else if line.hasPrefix("error: "), known.insert(line).inserted {
      others.append(String(line.dropFirst("error: ".count)))
    }
  }

  /// The errors by files, those with the most first, and their number, with a line break at the end.
  public var text: String {
    let files = Dictionary(grouping: problems, by: \.file).sorted { a, b in
      a.value.count == b.value.count ? a.key < b.key : a.value.count > b.value.count
    }
    var lines = files.flatMap { file, problems in
      ["\(file.printable): \(problems.count)"]
        + problems.sorted { $0.line < $1.line }.map { "  \($0.line): \($0.message.printable)" }
    }
    lines += others.map { "The package: \($0.printable)" }
    let count = problems.count + others.count
    lines.append(
      count == 0
        ? "The output compiles."
        : "\(count) \(count == 1 ? "error" : "errors") in \(files.count) "
          + "\(files.count == 1 ? "file" : "files") of the output.")
    return lines.joined(separator: "\n") + "\n"
  }
}
