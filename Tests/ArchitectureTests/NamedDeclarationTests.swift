import Foundation
import Testing

/// Public declarations that nothing names: neither a source, nor a test, nor an example.
@Suite struct NamedDeclarationTests {
  @Test("each public declaration is named by a source, a test or an example")
  func named() throws {
    let files = try PackageTree.files.get()
    let others = try Self.others()
    let found = UnnamedDeclarations(of: files.filter { !$0.isTest }, in: files + others).found
    #expect(found.isEmpty, "\n\(found.joined(separator: "\n"))")
    #expect(others.count > 20)
  }

  /// Programs that are packages of their own: the examples, and the clients of the tests.
  private static func others() throws -> [SourceFile] {
    try ["Examples", "Tests/Fixtures"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(
        atPath: PackageTree.root.appending(path: folder).path
      ).filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.map {
        SourceFile(
          path: "\(folder)/\($0)", target: "", text: try PackageTree.text(of: "\(folder)/\($0)"))
      }
    }
  }

  @Test("a declaration counts for itself only, and so does one of the same name")
  func counting() {
    let text = """
      public struct A {
        public var b = 1
        public var c: Int { d }
        public func d() {}
        @available(*, deprecated, renamed: "c")
        public var e: Int { 1 }
        // b is only mentioned here.
        public init(a: Int) {}
      }
      extension A {
        public enum F { case g }
      }
      public struct H {
        public var b = 2
      }
      """
    let file = SourceFile(path: "Sources/X/A.swift", target: "X", text: text)
    let found = UnnamedDeclarations(of: [file], in: [file]).found
    #expect(
      found == [
        "Sources/X/A.swift:2: nothing names A.b.", "Sources/X/A.swift:3: nothing names A.c.",
        "Sources/X/A.swift:11: nothing names A.F.", "Sources/X/A.swift:13: nothing names H.",
        "Sources/X/A.swift:14: nothing names H.b.",
      ])
  }
}

/// The public declarations whose names occur in no code but their own declarations.
private struct UnnamedDeclarations {
  let found: [String]

  /// Names that only the compiler or the system uses: calls do not name `callAsFunction`.
  private static let special: Set<String> = [
    "_ColorLiteralType", "_ImageLiteralType", "callAsFunction",
  ]

  init(of sources: [SourceFile], in files: [SourceFile]) {
    var uses: [Substring: Int] = [:]
    for file in files {
      for word in file.masked.code.split(whereSeparator: Self.isNoLetter) {
        uses[word, default: 0] += 1
      }
    }
    let declared = sources.flatMap { file in
      DeclarationScanner(file).declarations().filter { Self.isCounted($0, in: file) }.map {
        (file: file, declaration: $0, name: $0.name.split(separator: ".").last ?? "")
      }
    }
    let counts = Dictionary(grouping: declared, by: \.name).mapValues(\.count)
    found = declared.filter { (uses[$0.name] ?? 0) <= (counts[$0.name] ?? 0) }.map {
      "\($0.file.path):\($0.declaration.line): nothing names \($0.declaration.name)."
    }
  }

  private static func isNoLetter(_ character: Character) -> Bool {
    !character.isLetter && !character.isNumber && character != "_"
  }

  /// Returns whether a declaration has a name of its own and is not deprecated.
  private static func isCounted(
    _ declaration: DeclarationScanner.Declaration, in file: SourceFile
  ) -> Bool {
    let uncounted = ["case", "extension", "init", "subscript"]
    guard !uncounted.contains(declaration.keyword),
      let name = declaration.name.split(separator: ".").last.map(String.init),
      !special.contains(name), !declaration.name.hasSuffix(".")
    else { return false }
    let lines = file.masked.lines
    let above = declaration.line > 1 ? lines[declaration.line - 2] : ""
    return !above.contains("deprecated") && !lines[declaration.line - 1].contains("override ")
  }
}
