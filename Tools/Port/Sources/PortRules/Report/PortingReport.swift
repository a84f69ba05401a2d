import Foundation
import GlissadeFiles

/// The report of the tool: the number of changes of each rule, and the work that is left.
public struct PortingReport: Sendable {
  /// The paths of the input files, by the index that lines refer to.
  let paths: [String]
  /// All findings, in the order of their places.
  public let findings: [Finding]

  init(paths: [String], findings: [Finding]) {
    self.paths = paths
    // A line can have the same fault twice.
    let changed = findings.filter { $0.kind == .changed }
    self.findings = (changed + Set(findings.filter { $0.kind != .changed })).sorted()
  }

  /// The places that a person has to look at.
  public var left: [Finding] { findings.filter { $0.kind == .left } }

  /// The places that stay and have no effect.
  public var noted: [Finding] { findings.filter { $0.kind == .noted } }

  /// The places that were changed.
  public var changed: [Finding] { findings.filter { $0.kind == .changed } }

  /// The report as text, with a line break at its end.
  ///
  /// - Parameter isVerbose: A Boolean value that indicates whether each change has a line, and not
  ///   only what is left.
  public func text(isVerbose: Bool = false) -> String {
    var lines = counts(changed, title: "Changed")
    if isVerbose { lines += changed.map(line) }
    if !noted.isEmpty { lines += counts(noted, title: "Without effect") + noted.map(line) }
    lines += counts(left, title: "Left")
    lines += others + places.map { line($0) + " (\(help(for: $0)))" }
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The work that is left in sources: the file with the most work first, then by lines.
  private var places: [Finding] {
    let found = left.filter { $0.others == nil }
    let work = found.reduce(into: [Int: Int]()) { $0[$1.line.file, default: 0] += 1 }
    return found.sorted { a, b in
      let (first, second) = (work[a.line.file] ?? 0, work[b.line.file] ?? 0)
      return first == second ? a < b : first > second
    }
  }

  /// The files without code, in a line for each kind.
  private var others: [String] {
    OtherFile.allCases.compactMap { kind in
      let files = left.filter { $0.others == kind }.map { paths[$0.line.file].printable }
      guard !files.isEmpty, let message = kind.message else { return nil }
      let names = files.prefix(3).joined(separator: ", ")
      let more = files.count > 3 ? " and \(files.count - 3) more" : ""
      return "\(kind.rule.rawValue): \(message) (\(names)\(more))"
    }
  }

  private var summary: String {
    if left.isEmpty {
      return "Nothing is left; build the package, and edit what the compiler reports."
    }
    if places.isEmpty { return "No place in the sources is left to be edited." }
    let files = Set(places.map(\.line.file)).count
    let count = places.count == 1 ? "1 place" : "\(places.count) places"
    return "\(count) in \(files) \(files == 1 ? "file" : "files") still to be edited: "
      + "search for “glissade-port:” in the output."
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
    "\(paths[finding.line.file].printable):\(finding.line.line): \(finding.rule.rawValue): \(finding.message)"
  }

  private func help(for finding: Finding) -> String {
    let reference = finding.rule.porting(of: finding.message)
    let columns = reference.text.split(separator: "|").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    // The head of a table says nothing beside the heading.
    let place = columns.count > 1 ? "" : ": \(columns.joined())"
    return "Porting, “\(reference.heading)”\(place)"
  }
}
