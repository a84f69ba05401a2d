/// A line of a program's source.
package struct CodeLine: Hashable, Sendable {
  /// The path of the file.
  package var path: String
  /// The number of the line, from 1.
  package var line: Int

  /// Creates a line.
  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// The name of the file with the number of the line, such as “CardView.swift:42”.
  package var text: String { "\(path.split(separator: "/").last ?? ""):\(line)" }
}
