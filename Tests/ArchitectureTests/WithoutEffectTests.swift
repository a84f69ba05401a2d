import Testing

/// The list of what exists without effect, compared with the sources and the article Porting.
@Suite struct WithoutEffectTests {
  private func list() throws -> WithoutEffect {
    WithoutEffect(try PackageTree.text(of: WithoutEffect.path))
  }

  private func sources() throws -> [SourceFile] {
    try PackageTree.files.get().filter { ModuleTable.clientModules.contains($0.target) }
  }

  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "Sources/X/A.swift", target: "UIKit", text: text)
  }

  @Test("N-27 what claims to have no effect is on the list")
  func claims() throws {
    let list = try list()
    let found = try sources().flatMap { list.unlisted(in: $0) }
    #expect(found.isEmpty, "\n\(found.joined(separator: "\n"))")
  }

  @Test("N-27 what is on the list exists, and once")
  func existing() throws {
    let list = try list()
    let names = list.areas.flatMap(\.declarations)
    let existing = Set(
      try sources().flatMap { DeclarationScanner($0).declarations().map(\.name) })
    #expect(list.declarations.filter { !existing.contains($0) } == [])
    #expect(names.count > 100)
    #expect(Set(names).count == names.count)
    #expect(WithoutEffect.conditional.filter { !existing.contains($0) } == [])
  }

  @Test("N-27 the article Porting has the table of what has no effect")
  func table() throws {
    let article = try PackageTree.text(of: "Sources/Glissade/Glissade.docc/Porting.md")
    let table = try list().table
    #expect(article.contains(table), "The table is now:\n\(table)")
  }

  @Test("declarations are found with their types and comments")
  func declarations() {
    let text = """
      /// A.
      @MainActor open class A: B {
        /// A value,
        /// of two lines.
        open var v = 1
        // Not a doc comment.
        public init(a: Int) {}
        /// C.
        @discardableResult
        open class func c() -> Int { let local = 1; return local }
        var hidden = 2
        /// D.
        public enum D {
          /// E.
          case e, f
        }
      }
      extension A.D {
        public func g() {}
      }
      public protocol P {
        /// H.
        func h()
      }
      """
    let found = DeclarationScanner(file(text)).declarations()
    #expect(
      found.map(\.name) == ["A", "A.v", "A.init", "A.c", "A.D", "A.D.e", "A.D.g", "P", "P.h"])
    #expect(
      found.map(\.comment) == ["A.", "A value, of two lines.", "", "C.", "D.", "E.", "", "", "H."])
    #expect(found.map(\.line) == [2, 5, 7, 10, 13, 15, 19, 21, 23])
  }

  @Test("a claim is a fault, unless its declaration or its type is listed")
  func unlisted() {
    let list = WithoutEffect("# A comment.\nArea: Why.\n  A.v\n  B\n")
    let claim = { (name: String) in
      "open class \(name) {\n  /// A value, which has no effect.\n  open var v = 1\n}"
    }
    #expect(list.unlisted(in: file(claim("A"))) == [])
    #expect(list.unlisted(in: file(claim("B"))) == [])
    #expect(list.unlisted(in: file(claim("C"))).count == 1)
    #expect(list.table.hasSuffix("| Area | `A`: `v`; `B` | Why. |"))
  }
}
