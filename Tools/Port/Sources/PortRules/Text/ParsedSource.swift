import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A source with its syntax tree, at one moment of porting.
struct ParsedSource {
  /// The path of the file in its input folder.
  let path: String
  let text: TrackedText
  let tree: SourceFileSyntax

  init(path: String, text: TrackedText) {
    self.path = path
    self.text = text
    tree = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// The first error of the parser, with its place, or nil.
  var firstError: (offset: Int, message: String)? {
    guard tree.hasError else { return nil }
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
    guard let first = errors.first else { return (0, "This is no Swift.") }
    return (first.position.utf8Offset, first.message)
  }

  func applying(_ edits: [Edit]) -> ParsedSource {
    edits.isEmpty ? self : ParsedSource(path: path, text: text.applying(edits))
  }

  /// Returns the offsets of a node without the trivia around it.
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Returns the line of the input that a node begins in.
  func origin(of node: some SyntaxProtocol) -> SourceLine {
    text.origin(at: range(of: node).lowerBound)
  }
}

extension ParsedSource {
  /// A Boolean value that indicates whether a type in the file is the program's entry point.
  var hasMain: Bool {
    tree.statements.contains { item in
      let attributes = item.item.asProtocol(WithAttributesSyntax.self)?.attributes
      return attributes?.attribute("main") != nil
    }
  }

  /// The names of functions, variables and type aliases outside of all types.
  var globalNames: [String] {
    tree.statements.flatMap { item -> [String] in
      let bindings = item.item.as(VariableDeclSyntax.self)?.bindings ?? []
      let name =
        item.item.as(FunctionDeclSyntax.self)?.name ?? item.item.as(TypeAliasDeclSyntax.self)?.name
      return bindings.map { $0.pattern.trimmedDescription }
        + (name.map { [$0.identifierText] } ?? [])
    }
  }

  /// The names of properties that the file sets, as in `page.title = text`.
  var assignedNames: Set<String> {
    var names: Set<String> = []
    for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind == .equal {
      if token.parent?.is(AssignmentExprSyntax.self) == true,
        let name = token.previousToken(viewMode: .sourceAccurate)
      {
        names.insert(name.identifierText)
      }
    }
    return names
  }

  /// A Boolean value that indicates whether the file is a test.
  var isTest: Bool {
    tree.statements.contains { item in
      let path = item.item.as(ImportDeclSyntax.self)?.path.trimmedDescription
      return path == "XCTest" || path == "Testing"
    }
  }
}
