import Testing

/// Tests of the scanners that the rules use.
@Suite struct ScannerTests {
  // MARK: Masking

  @Test(
    "comments and literal texts are blank, code in interpolations is not",
    arguments: [
      ("a // {\nb", "a     \nb"),
      ("a /* { /* } */ { */ b", "a                   b"),
      (#"a("{") { }"#, "a(   ) { }"),
      (#"a("\"{") {"#, "a(     ) {"),
      (#"a("\(b { "}" })c") {"#, "a(  (b {     })  ) {"),
      ("a(#\"\"{\"#) {", "a(      ) {"),
      (##"a(#"\(b) \#(c)"#) {"##, "a(         (c)  ) {"),
      ("a(\"\"\"\n{ \"\n\"\"\") {", "a(   \n   \n   ) {"),
      ("a(#/{\"/#) {", "a(      ) {"),
      ("#if a\n#selector(b)", "#if a\n#selector(b)"),
    ])
  func masking(source: String, code: String) {
    #expect(MaskedSource(source).code == code)
  }

  @Test("masking keeps the number of lines")
  func lines() {
    let source = "/* 1\n2 */\n\"\"\"\n\\(a)\n\"\"\"\n// end"
    #expect(MaskedSource(source).lines.count == 6)
  }

  // MARK: Functions

  private func functions(_ source: String) -> [FunctionScanner.Function] {
    FunctionScanner(MaskedSource(source)).functions()
  }

  @Test("a function counts from its keyword to its closing brace")
  func counts() {
    let source = """
      struct A {
        /// A brace { in a comment.
        func f(
          a: Int
        ) -> String
        where B: C {
          if a { "}" }
        }
      }
      """
    #expect(functions(source) == [.init(name: "f", line: 3, lineCount: 6)])
  }

  @Test(
    "declarations without a body, and calls, are not functions",
    arguments: [
      "protocol P {\n  func f()\n  init(a: Int)\n  var v: Int\n}\nstruct S {\n}",
      "let a = self.init(b) { c }",
      "super.init(b)\nif a {\n}",
      "f(init: { a })",
      "let `init` = 1\nif a {\n}",
      "var a = 1\nif b {\n}",
      "func f() -> Int;\n{ }",
    ])
  func noFunctions(source: String) {
    #expect(functions(source) == [])
  }

  @Test(
    "default arguments, clauses over several lines, operators and nesting are seen through",
    arguments: [
      ("func f(a: () -> Int = { 1 }) {\n}", ["f"]),
      ("func f()\n  async throws\n  -> Int\n{\n}", ["f"]),
      ("func f<A>(a: A) where\n  A: B,\n  A: C {\n}", ["f"]),
      ("static func == (a: A, b: A) -> Bool { true }", ["=="]),
      ("func f() {\n  func g() {\n  }\n}", ["f", "g"]),
      ("var v: Int {\n  get { 1 }\n}", ["v"]),
      ("var v = 1 {\n  didSet { }\n}", ["v"]),
      ("init?(a: Int) {\n}", ["init"]),
      ("convenience init<A>(a: A) {\n}", ["init"]),
    ])
  func found(source: String, names: [String]) {
    #expect(functions(source).map(\.name) == names)
  }

  // MARK: Imports

  @Test("imports are read with their access and their line")
  func imports() {
    let source = "import A\n@testable import B\ninternal import C\nimport class D.E\n// import F"
    #expect(
      ImportScanner(source: MaskedSource(source)).imports() == [
        .init(module: "A", line: 1), .init(module: "B", line: 2),
        .init(module: "C", line: 3, access: "internal"), .init(module: "D", line: 4),
      ])
  }

  // MARK: The manifest

  @Test("targets, what they depend on and where they lie are read from the manifest")
  func manifest() {
    let manifest = PackageManifest(
      """
      func module(_ name: String) { .target(name: name, dependencies: dependencies) }
      .systemLibrary(name: "C1", path: "Tests/C1", providers: [.apt(["x"])]),
      module("A"), module("B", ["A", "C1"]),
      .target(name: "D", path: "Resources", resources: [.copy("Pictures")]),
      .executableTarget(
        name: "E", dependencies: ["B", .product(name: "P", package: "swift-p")]),
      tests("T", ["B"], resources: [.copy("Fixtures")]),
      """)
    #expect(
      manifest.dependencies == [
        "C1": [], "A": [], "B": ["A", "C1"], "D": [], "E": ["B", "P"], "T": ["B"],
      ])
    #expect(manifest.paths == ["C1": "Tests/C1", "D": "Resources"])
  }
}
