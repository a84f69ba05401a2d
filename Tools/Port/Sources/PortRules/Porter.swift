/// A file that is ported.
public struct InputFile: Sendable {
  /// The path in the ported package's folder of sources.
  public let path: String
  /// The contents.
  public let bytes: [UInt8]
  /// The path in the report.
  public let reportedPath: String

  /// Creates a file.
  ///
  /// - Parameter reportedPath: The path in the report; nil for `path`.
  public init(path: String, bytes: [UInt8], reportedPath: String? = nil) {
    self.path = path
    self.bytes = bytes
    self.reportedPath = reportedPath ?? path
  }
}

/// The result of porting files.
public struct PortedFiles: Sendable {
  /// The Swift files, in the order of the input.
  public let files: [InputFile]
  /// A record of the changes and of the work that is left.
  public let report: PortingReport
  /// A Boolean value that indicates whether the files have an entry point, so that they make a
  /// program.
  public let isProgram: Bool
}

/// Ports Swift files that were written for UIKit. It reads and writes no file.
public struct Porter: Sendable {
  /// The modules whose sources are among the files; imports of them are removed.
  public var modules: Set<String>

  /// Creates a porter.
  public init(modules: Set<String> = []) { self.modules = modules }

  private static let firstStage: [RuleVisitor.Type] = [
    ProxyRule.self, RespondsRule.self, PreviewRule.self, WithoutEffectRule.self,
  ]
  private static let stage: [RuleVisitor.Type] = [
    AttributeRule.self, OptionalRequirementRule.self, SelectorRule.self, OptionalCallRule.self,
    ImportRule.self, MissingImportRule.self, PlatformRule.self, AppDelegateRule.self,
    LiteralRule.self, OldNameRule.self,
    OldSyntaxRule.self, WeakGenericRule.self, RequiredInitializerRule.self, BridgingRule.self,
    StoryboardRule.self, RuntimeRule.self, ObserverRule.self,
    SwizzlingRule.self, AbsentRule.self,
  ]

  /// Ports files. A file that cannot be parsed is returned unchanged, and reported; tests are left
  /// out.
  ///
  /// - Parameters:
  ///   - others: The paths of files that are not Swift, which are reported.
  ///   - links: The paths of links that were not followed, which are reported.
  public func port(
    _ inputs: [InputFile], others: [String] = [], links: [String] = []
  ) -> PortedFiles {
    let kinds = others.map(OtherFile.init) + links.map { _ in .link }
    var findings = kinds.enumerated().compactMap { offset, kind in
      kind.finding(file: inputs.count + offset)
    }
    var sources: [Int: ParsedSource] = [:]
    for (file, input) in inputs.enumerated() {
      sources[file] = parse(input, file, &findings)
    }
    let leftOut = leaveOutSwiftUI(&sources, &findings)
    let order = sources.keys.sorted()
    var parsed = merge(order.compactMap { sources[$0] }, &findings)
    let index = TypeIndex(parsed)
    for rules in [Self.firstStage, Self.stage] {
      parsed = parsed.map { apply(rules, to: $0, index, &findings) }
    }
    parsed = move(parsed, &findings)
    for (place, file) in order.enumerated() { sources[file] = parsed[place] }
    sources.merge(leftOut) { old, _ in old }
    let tests = sources.keys.sorted().filter { sources[$0]?.isTest == true }
    let paths = UniquePaths(inputs.map(\.path), apartFrom: tests)
    let files = inputs.enumerated().map { file, input in
      InputFile(path: paths.all[file], bytes: sources[file]?.text.bytes ?? input.bytes)
    }
    findings.removeAll { tests.contains($0.line.file) }
    findings += tests.compactMap { OtherFile.test.finding(file: $0) }
    findings += paths.findings
    let isProgram = files.contains { $0.path.split(separator: "/").last == "main.swift" }
    return PortedFiles(
      files: files.indices.filter { !tests.contains($0) }.map { files[$0] },
      report: PortingReport(paths: inputs.map(\.reportedPath) + others + links, findings: findings),
      isProgram: isProgram || parsed.contains { $0.hasMain })
  }

  /// The length of the longest source that is parsed, in bytes: no person writes a longer one.
  private static let longestSource = 4 << 20

  /// Returns the source of a file, or reports why it has none.
  private func parse(
    _ input: InputFile, _ file: Int, _ findings: inout [Finding]
  ) -> ParsedSource? {
    let start = SourceLine(file: file, line: 1)
    guard let text = String(validating: input.bytes, as: UTF8.self) else {
      let message = "The file is not in UTF-8; it is copied as it is."
      findings.append(Finding(rule: .syntax, kind: .left, line: start, message: message))
      return nil
    }
    if input.bytes.contains(0) {
      let message = "The file has a character without a meaning, NUL; it is copied as it is."
      findings.append(Finding(rule: .syntax, kind: .left, line: start, message: message))
      return nil
    }
    if input.bytes.count > Self.longestSource {
      let message = "The file is longer than 4 MB; it is copied as it is."
      findings.append(Finding(rule: .syntax, kind: .left, line: start, message: message))
      return nil
    }
    if NestingScan(input.bytes).isTooDeep {
      let message = "The file is nested too deeply; it is copied as it is."
      findings.append(Finding(rule: .syntax, kind: .left, line: start, message: message))
      return nil
    }
    var source = ParsedSource(path: input.path, text: TrackedText(text, file: file))
    let rule = MisplacedAttributeRule(source: source, index: TypeIndex([]))
    rule.walk(source.tree)
    source = source.applying(rule.outcome.edits)
    if let (offset, problem) = source.firstError {
      let line = source.text.origin(at: offset)
      let message = "\(problem); the file is copied as it is."
      findings.append(Finding(rule: .syntax, kind: .left, line: line, message: message))
      return nil
    }
    findings += rule.outcome.findings
    return source
  }

  private func apply(
    _ rules: [RuleVisitor.Type], to source: ParsedSource, _ index: TypeIndex,
    _ findings: inout [Finding]
  ) -> ParsedSource {
    var outcome = RuleOutcome()
    for type in rules + [OwnModuleRule.self] {
      let rule = type.init(source: source, index: index)
      (rule as? OwnModuleRule)?.modules = modules
      rule.walk(source.tree)
      outcome.edits += rule.outcome.edits
      outcome.findings += rule.outcome.findings
    }
    return source.applying(outcome, &findings)
  }

  /// Takes the sources of SwiftUI that no other needs out of a table of sources, and returns them as
  /// they are written.
  private func leaveOutSwiftUI(
    _ sources: inout [Int: ParsedSource], _ findings: inout [Finding]
  ) -> [Int: ParsedSource] {
    let order = sources.keys.sorted()
    let places = SwiftUIFiles(order.compactMap { sources[$0] }).places
    var leftOut: [Int: ParsedSource] = [:]
    for place in places {
      guard let source = sources.removeValue(forKey: order[place]) else { continue }
      let rule = SwiftUIFileRule(source: source, index: TypeIndex([]))
      rule.walk(source.tree)
      leftOut[order[place]] = source.applying(rule.outcome, &findings)
    }
    return leftOut
  }

  /// Removes what several modules declare alike.
  private func merge(_ sources: [ParsedSource], _ findings: inout [Finding]) -> [ParsedSource] {
    var known: [String: String] = [:]
    return sources.map { source in
      if source.isTest { return source }
      let rule = DuplicateRule(source: source, index: TypeIndex([]))
      rule.known = known
      rule.walk(source.tree)
      known.merge(rule.own) { old, _ in old }
      return source.applying(rule.outcome, &findings)
    }
  }

  private func move(_ sources: [ParsedSource], _ findings: inout [Finding]) -> [ParsedSource] {
    var mover = MemberMover(sources, TypeIndex(sources))
    let outcomes = mover.move()
    let keys = sources.reduce(into: Set<String>()) { $0.formUnion(UnusedKeyRule.keys(in: $1)) }
    let moved = zip(sources, outcomes).map { $0.applying($1, &findings) }
    let unused = UnusedKeyRule.unused(keys, in: moved)
    return moved.map { source in
      let rule = UnusedKeyRule(source: source, index: TypeIndex([]))
      rule.keys = unused
      rule.walk(source.tree)
      return source.applying(rule.outcome, &findings)
    }
  }
}

extension ParsedSource {
  /// Returns the source after what a stage does with it, and reports that.
  ///
  /// A declaration that would not parse any more keeps its text.
  fileprivate func applying(_ outcome: RuleOutcome, _ findings: inout [Finding]) -> ParsedSource {
    let (result, rejected) = applyingWhereParsed(outcome.edits)
    findings += outcome.findings.filter { finding in
      finding.kind != .changed || !rejected.contains { $0.lines.contains(finding.line) }
    }
    let message = "What the tool would write here is no Swift; the text stays as it is."
    findings += rejected.map {
      Finding(rule: .syntax, kind: .left, line: $0.lines.lowerBound, message: message)
    }
    return result
  }
}
