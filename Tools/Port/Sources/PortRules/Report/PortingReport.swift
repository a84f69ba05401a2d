import Foundation

/// What the tool says at its end: how often each rule changed something, and what is left.
public struct PortingReport: Sendable {
  /// The paths of the input files, by the index that lines refer to.
  let paths: [String]
  /// All findings, in the order of their places.
  public let findings: [Finding]

  init(paths: [String], findings: [Finding]) {
    self.paths = paths
    self.findings = findings.sorted()
  }

  /// What a person has to look at.
  public var left: [Finding] { findings.filter { $0.kind == .left } }

  /// The places that stay and have no effect.
  public var noted: [Finding] { findings.filter { $0.kind == .noted } }

  /// The places that were changed.
  public var changed: [Finding] { findings.filter { $0.kind == .changed } }

  /// The report as text, with a line break at its end.
  ///
  /// - Parameter isVerbose: Whether each change has a line, and not only what is left.
  public func text(isVerbose: Bool = false) -> String {
    var lines = counts(changed, title: "Changed")
    if isVerbose { lines += changed.map(line) }
    if !noted.isEmpty { lines += counts(noted, title: "Without effect") + noted.map(line) }
    lines += counts(left, title: "Left")
    lines += left.map { line($0) + " (\(help(for: $0.rule)))" }
    lines.append(
      left.isEmpty
        ? "Nothing is left; build the package, and edit what the compiler reports."
        : "Search for “glissade-port:” in the output to find what is left there.")
    return lines.joined(separator: "\n") + "\n"
  }

  private func counts(_ findings: [Finding], title: String) -> [String] {
    let files = Set(findings.map(\.line.file)).count
    let head = "\(title): \(findings.count) in \(files) \(files == 1 ? "file" : "files")"
    let counts = Rule.allCases.compactMap { rule -> String? in
      let count = findings.count { $0.rule == rule }
      return count == 0 ? nil : "  \(rule.rawValue): \(count)"
    }
    return [head] + counts
  }

  private func line(_ finding: Finding) -> String {
    "\(paths[finding.line.file]):\(finding.line.line): \(finding.rule.rawValue): \(finding.message)"
  }

  private func help(for rule: Rule) -> String {
    let reference = rule.porting
    let text = reference.text.trimmingCharacters(in: CharacterSet(charactersIn: "| "))
    return "Porting, “\(reference.heading)”: \(text)"
  }
}
