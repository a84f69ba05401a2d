import Testing

/// Tests of each rule with samples that break it.
@Suite struct ArchitectureRulesTests {
  private let rules = ArchitectureRules(table: .glissade)

  private func file(
    _ text: String, target: String = "GlissadeMotion", path: String = "Sources/X/A.swift"
  ) -> SourceFile {
    SourceFile(path: path, target: target, text: text)
  }

  // MARK: Imports

  @Test(
    "an import that the table does not allow is a fault",
    arguments: [
      ("GlissadeMotion", "import GlissadeDrawing"),
      ("GlissadeMotion", "@testable import UIKit"),
      ("GlissadeGestures", "import GlissadeLayers"),
      ("GlissadeRaster", "import UIKit"),
      ("UIKitCore", "internal import CPango"),
      ("UIKitCore", "import Dispatch"),
      ("PanelDemo", "import GlissadeLayers"),
      ("PanelDemo", "import GlissadeTesting"),
      ("GlissadeSandbox", "internal import CSDL2"),
      ("GlissadeAssets", "import UIKit"),
      ("_Testing_UIKit", "import Testing"),
      ("GlissadeMotion", "import struct GlissadeDrawing.CGColor"),
      ("GlissadeMotion", "import Foundation; import GlissadeLayers"),
    ])
  func forbidden(target: String, text: String) {
    #expect(rules.importFaults(in: file(text, target: target)).count == 1)
  }

  @Test(
    "an import of a dependency, direct or indirect, is none",
    arguments: [
      ("GlissadeMotion", "import Foundation\nimport GlissadeGeometry"),
      ("GlissadeLayers", "import GlissadeGeometry"),
      ("UIKitCore", "@_exported import GlissadeGeometry\nimport GlissadeMotion"),
      ("GlissadeRaster", "internal import CPango\nprivate import CSDL2"),
      ("Glissade", "import Dispatch\nimport GlissadeDrawing"),
      ("PanelDemo", "import GlissadeAssets\nimport UIKit"),
      ("GlissadeSandbox", "import ArgumentParser\nimport GlissadeRaster"),
      ("GlissadeWindowTests", "import CSDL2\n@testable import GlissadeWindow"),
      ("GlissadeMotion", "// import UIKit\nlet text = \"import UIKit\""),
    ])
  func allowed(target: String, text: String) {
    #expect(rules.importFaults(in: file(text, target: target)) == [])
  }

  @Test(
    "C is imported internally or privately",
    arguments: ["import CPango", "public import CPango", "@_exported import CPango"])
  func cIsHidden(text: String) {
    let faults = rules.importFaults(in: file(text, target: "GlissadeRaster"))
    #expect(
      faults == ["Sources/X/A.swift:1: CPango is C: say `internal import CPango`."])
  }

  @Test("a target without a row is a fault")
  func unknownTarget() {
    #expect(rules.importFaults(in: file("", target: "GlissadeNew")).count == 1)
  }

  // MARK: Casts

  @Test("an unsafe cast outside of its place is a fault", arguments: ["BitCast", "Downcast"])
  func unsafeCast(name: String) {
    let text = "let a = unsafe\(name)(b, to: C.self)"
    #expect(rules.castFaults(in: file(text)).count == 1)
    #expect(rules.castFaults(in: file("// \(text)")) == [])
    #expect(
      rules.castFaults(in: file(text, path: "Sources/UIKitBase/Runtime/ObjectMaker.swift")) == [])
  }

  // MARK: Lengths

  @Test(
    "a file of 401 lines of code is a fault, of 400 none, whatever comments it has",
    arguments: ["Sources/X/A.swift", "Tests/X/A.swift", "Resources/A.swift"])
  func longFile(path: String) {
    let faults = { count in
      let text = String(repeating: "let a = 1 // a\n", count: count)
      return rules.lengthFaults(
        in: file(text + "\n/// A comment.\n\n/* and\n another */", path: path))
    }
    #expect(faults(401).count == 1)
    #expect(faults(400) == [])
  }

  @Test(
    "a function of 41 lines of code is a fault, of 40 none",
    arguments: [
      "func f() {", "init(a: Int) {", "deinit {", "subscript(i: Int) -> Int {", "var v: Int {",
      "func f(a: () -> Void = {}) async throws -> [Int] where A: B {",
    ])
  func longFunction(head: String) {
    let faults = { count in
      let body = String(repeating: "  _ = 1\n\n  // why\n", count: count - 2)
      return rules.lengthFaults(in: file(head + "\n" + body + "}\n"))
    }
    #expect(faults(41).count == 1)
    #expect(faults(40) == [])
  }

  @Test("assignments of tuples are counted, declarations and comparisons are not")
  func tupleAssignments() {
    let text = """
      (a, b) = (c, d)
        (a.x, f(b, c).y) = (1, 2)
      let (a, b) = (c, d)
      (a, b) == (c, d)
      (a) = (b)
      f(a, b)
      // (a, b) = (c, d)
      """
    #expect(ExpressionScanner(MaskedSource(text)).tupleAssignments() == [1, 2])
  }

  @Test(
    "a conditional expression in another one is counted",
    arguments: [
      ("a ? b : c ? d : e", 1), ("a ? (b ? c : d) : e", 1), ("a\n  ? b\n  : c\n    ? d : e", 1),
      ("a ? b : c\na ? b : c", 0), ("f(a ? b : c, d ? e : f)", 0), ("a ? { b ? c : d } : e", 0),
      ("a? b : c", 0), ("a ?? b ?? c", 0), ("\"a ? b : c ? d : e\"", 0),
    ])
  func nestedConditionals(text: String, count: Int) {
    #expect(ExpressionScanner(MaskedSource(text)).nestedConditionals().count == count)
  }

  @Test("a line of 101 characters is a fault, of 100 none, in code, comments and texts")
  func wideLine() {
    for start in ["let a", "/// é", "  // a", "\"a"] {
      let line = start + String(repeating: "a", count: 100 - start.count)
      #expect(rules.widthFaults(in: file("\n\(line)")) == [])
      #expect(rules.widthFaults(in: file("\n\(line)a")).count == 1)
    }
  }

  // MARK: Expectations

  @Test(
    "an expectation that joins conditions is a fault",
    arguments: [
      "#expect(a && b)", "#expect(a\n  && b)", "#expect(try a(b, c) && d, \"e\")",
      "try #require(a && b)", "if a { #expect((b || c) && d) }",
    ])
  func joined(text: String) {
    let path = "Tests/X/A.swift"
    #expect(rules.expectationFaults(in: file(text, path: path)).count == 1)
  }

  @Test(
    "one condition is none, whatever is in its brackets",
    arguments: [
      "#expect(a.allSatisfy { $0 && b })", "#expect(a(b && c) == d)", "#expect(a || b)",
      "#expect(a, \"b && c\")", "#expect(a, b && c)", "// #expect(a && b)",
      "#expect(a) && #expect(b)",
    ])
  func single(text: String) {
    #expect(rules.expectationFaults(in: file(text, path: "Tests/X/A.swift")) == [])
  }

  // MARK: Doc comments

  @Test(
    "a public declaration without a doc comment is found",
    arguments: [
      "public func f() {}", "  @discardableResult public func f() {}", "open class A {}",
      "// no doc comment\npublic var v = 1", "  public private(set) var v = 1",
      "public static let v = 1", "  public convenience init() {}", "public class func f() {}",
      "@available(*, deprecated, message: \"a\")\npublic func f() {}",
      "/// a\n\npublic struct A {}", "/// a\n@MainActor open class A {\n  open var v = 1\n}",
      "@available(*, deprecated, renamed: \"a(_:)\")\npublic func f() {}",
      "/// a\npublic protocol A {\n  func f()\n}",
      "/// a\npublic protocol A {\n  /// a\n  func f()\n  var v: Int { get }\n}",
    ])
  func undocumented(text: String) {
    #expect(rules.undocumented(in: [file(text)]).count == 1)
    #expect(rules.undocumented(in: [file(text, path: "Tests/X/A.swift")]) == [])
  }

  @Test(
    "one with a doc comment, an override, or one that is not public is none",
    arguments: [
      "/// a\npublic func f() {}", "/// a\n@MainActor\n@discardableResult\npublic func f() {}",
      "public override func f() {}", "func f() {}", "package var v = 1", "public extension A {}",
      "open override var v: Int { 1 }", "let a = \"public func f()\"", "@_exported public import A",
      "protocol A {\n  func f()\n}", "/// a\npublic protocol A {\n  /// a\n  func f()\n}",
      "/// a\n@available(*, deprecated, renamed: \"a(_:)\")\npublic func f() {}",
      "/// a\npublic protocol A {}\nextension A {\n  func f() {}\n}",
    ])
  func documented(text: String) {
    #expect(rules.undocumented(in: [file(text)]) == [])
  }

  @Test("a summary that begins like a question is a fault, and only its first line")
  func summaries() {
    let text = "/// Whether it runs.\nvar a = 1\n\n  /// The view, or\n  /// Where it is."
    #expect(rules.summaryFaults(in: file(text)).count == 1)
    #expect(rules.summaryFaults(in: file(text, path: "Tests/X/A.swift")).count == 1)
    #expect(rules.summaryFaults(in: file("/// Whatever.\n// What.")) == [])
  }

  // MARK: Words and names

  @Test(
    "words that sources may not have are faults",
    arguments: [
      "#if canImport(UIKit)", "#if os(Linux) && canImport( UIKit )", "let a = try! b()",
      "// TODO: later", "/* FIXME */", "fatalError(\"unimplemented\")",
    ])
  func words(text: String) {
    #expect(rules.wordFaults(in: file(text)).count == 1)
  }

  @Test("tests may speak of them, but not ask for UIKit")
  func wordsInTests() {
    let path = "Tests/X/A.swift"
    #expect(rules.wordFaults(in: file("// TODO\ntry! f()", path: path)) == [])
    #expect(rules.wordFaults(in: file("#if canImport(UIKit)", path: path)).count == 1)
  }

  // MARK: Isolation

  @Test(
    "N-17 a public declaration that is @MainActor without @preconcurrency is a fault",
    arguments: [
      "@MainActor public class A {}", "@MainActor open class A {}",
      "@MainActor\npublic final class A {}",
      "@MainActor public protocol A {}", "public @MainActor func f() {}",
      "@MainActor @discardableResult public func f() {}", "@MainActor public static var v = 1",
      "class A { @MainActor public init() {} }", "@MainActor public extension A {}",
      "@MainActor extension A {\n  public func f() {}\n}",
      "@available(*, deprecated) @MainActor public func f() {}",
    ])
  func strictIsolation(text: String) {
    #expect(rules.isolationFaults(in: file(text)).count == 1)
  }

  @Test(
    "N-17 one that is @preconcurrency too, or not public, or a function's type, is none",
    arguments: [
      "@preconcurrency @MainActor public class A {}", "@MainActor @preconcurrency\nopen class A {}",
      "@MainActor class A {}", "@MainActor package final class A {}",
      "@MainActor private func f() {}",
      "public func f(_ body: @MainActor () -> Void) {}", "public var f: @MainActor () -> Void",
      "@MainActor extension A {\n  func f() {}\n}", "// @MainActor public class A {}",
      "@preconcurrency @MainActor extension A {\n  public func f() {}\n}",
      "extension A: @MainActor B {\n  public func f() {}\n}",
    ])
  func looseIsolation(text: String) {
    #expect(rules.isolationFaults(in: file(text)) == [])
  }

  @Test("a target of more lines than it may have is a fault, whatever its files are")
  func longTarget() {
    let half = String(repeating: "// A line.\n", count: ArchitectureRules.longestTarget / 2)
    let full = ["X", "X", "Y"].map { file(half, target: $0) }
    #expect(rules.targetFaults(in: full) == [])
    #expect(rules.targetFaults(in: full + [file("\n", target: "X")]).count == 1)
    let test = file("\n", target: "X", path: "Tests/X/A.swift")
    #expect(rules.targetFaults(in: full + [test]) == [])
  }

  // MARK: Openness

  @Test(
    "N-19 a public member of an open class in an extension, or not open, is a fault",
    arguments: [
      "  public func f() {}", "  @discardableResult public func f() {}", "  public var v = 1",
      "  public private(set) weak var v: A?", "  public let v = 1", "  public override func f() {}",
    ])
  func closedMember(line: String) {
    let rules = ArchitectureRules(table: .glissade)
    let inClass = "@MainActor open class A {\n\(line)\n}"
    let inExtension = "@MainActor open class A {\n}\nextension A {\n\(line)\n}"
    #expect(rules.opennessFaults(in: [file(inClass)]).count == 1)
    #expect(rules.opennessFaults(in: [file(inExtension)]).count == 1)
  }

  @Test(
    "N-19 an open, static, nested, deprecated or private member is none, nor one of a final class",
    arguments: [
      "open class A {\n  open var v = 1\n  public static let v = 1\n  public init() {}\n}",
      "open class A {\n  func f() {}\n  public struct B {\n    public let v = 1\n  }\n}",
      "open class A {}\nextension A {\n  @available(*, deprecated)\n  public func f() {}\n}",
      "public final class A {\n  public func f() {}\n}\nopen class B {\n}",
      "open class A {}\npublic struct B {\n  public func f() {}\n}",
    ])
  func openMember(text: String) {
    #expect(ArchitectureRules(table: .glissade).opennessFaults(in: [file(text)]) == [])
  }

  @Test(
    "R-05 work for a shared queue is a fault, but not in tests, comments or on a serial queue",
    arguments: [
      "DispatchQueue.global(qos: .utility).async {}", "DispatchQueue .global() .async {}",
      "DispatchQueue(label: \"a\", attributes: .concurrent)",
      "DispatchQueue.concurrentPerform(iterations: 3) { _ in }", "Task.detached { }",
      "let queue = OperationQueue()",
    ])
  func queues(text: String) {
    #expect(rules.queueFaults(in: file(text)).count == 1)
    #expect(rules.queueFaults(in: file("// " + text)) == [])
    #expect(rules.queueFaults(in: file(text, path: "Tests/X/A.swift")) == [])
    #expect(rules.queueFaults(in: file("DispatchQueue(label: \"a\").async {}")) == [])
  }

  @Test("a file or folder of odds and ends is a fault")
  func names() {
    for path in ["Sources/X/Utils/A.swift", "Sources/X/A+Extensions.swift", "Tests/Misc.swift"] {
      #expect(rules.nameFaults(of: file("", path: path)).count == 1)
    }
    #expect(rules.nameFaults(of: file("", path: "Sources/X/A+Misconduct.swift")) == [])
  }

  // MARK: The package

  @Test("a target that depends on more or on less than the table says is a fault")
  func package() {
    let table = ModuleTable(rows: [.module("A"), .module("B", ["A"]), .module("C", ["B"])])
    let small = ArchitectureRules(table: table)
    let faults = { small.packageFaults(in: PackageManifest($0)) }
    #expect(faults("module(\"A\"), module(\"B\", [\"A\"]), module(\"C\", [\"B\"])") == [])
    #expect(
      faults("module(\"A\", [\"C\"]), module(\"B\"), module(\"D\")") == [
        "Package.swift: A may not depend on C.",
        "Package.swift: B does not depend on A.",
        "Package.swift: the target D has no row in ModuleTable.",
        "Package.swift: there is no target C.",
      ])
  }
}
