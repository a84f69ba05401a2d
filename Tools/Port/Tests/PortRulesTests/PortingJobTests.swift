import Foundation
import PortRules
import Testing

/// Tests of a whole run with files.
@Suite struct PortingJobTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "import UIKit\n\nclass Page: UIView {\n  @objc func f() {}\n}\n", to: "App/Page.swift")
    try scratch.write(
      "@UIApplicationMain class AppDelegate {}\n", to: "App/Start/AppDelegate.swift")
    try scratch.write("<xml/>", to: "App/Main.storyboard")
  }

  private func job(_ sources: String = "App", out: String = "Out") -> PortingJob {
    PortingJob(sources: [scratch.path(sources)], output: scratch.path(out))
  }

  @Test("N-31 a package is written, and the sources stay as they are")
  func package() throws {
    let before = try scratch.contents("App")
    let report = try job().run()
    #expect(try scratch.contents("App") == before)
    #expect(try scratch.text("Out/Sources/App/Page.swift").contains("  func f() {}"))
    #expect(try scratch.text("Out/Sources/App/Start/AppDelegate.swift").contains("@main"))
    let manifest = try scratch.text("Out/Package.swift")
    #expect(manifest.contains(".executableTarget(\n      name: \"App\""))
    #expect(manifest.contains("path: \"../glissade\""))
    #expect(manifest.contains("swiftLanguageModes: [.v5]"))
    #expect(!manifest.contains("swiftSettings"))
    #expect(report.left.map(\.rule) == [.storyboards])
    #expect(report.text().contains("make the controllers and views in code. ("))
    #expect(report.text().contains("App/Main.storyboard)"))
  }

  @Test("N-31 folders of one name stay apart")
  func equalNames() throws {
    for folder in ["Library/Sources", "Demo/Sources", "Demo/More/Sources"] {
      try scratch.write("let name = \"\(folder)\"\n", to: folder + "/Same.swift")
    }
    let sources = ["Library/Sources", "Demo/Sources", "Demo/More/Sources"].map(scratch.path)
    _ = try PortingJob(sources: sources, output: scratch.path("Out")).run()
    for (path, folder) in [
      ("Sources-2/Same.swift", "Demo/Sources"), ("Sources/Sources-Same.swift", "Library/Sources"),
      ("Sources-3/Sources-3-Same.swift", "Demo/More/Sources"),
    ] {
      #expect(try scratch.text("Out/Sources/Sources/" + path).contains(folder), "\(path)")
    }
  }

  @Test("N-31 a ported package is ported again without a change")
  func again() throws {
    var first = job()
    first.glissade = scratch.path("glissade")
    _ = try first.run()
    var second = job("Out", out: "Again")
    second.glissade = scratch.path("glissade")
    let report = try second.run()
    #expect(try scratch.contents("Again") == scratch.contents("Out"))
    #expect(report.changed == [])
  }

  @Test("sources without an entry point become a library")
  func library() throws {
    try scratch.write("import UIKit\n", to: "My-Lib/A.swift")
    try scratch.write("import Dispatch\n", to: "My-Lib/DispatchQueue+main.swift")
    var job = job("My-Lib")
    job.glissade = "/a \"b\"\\c"
    _ = try job.run()
    let manifest = try scratch.text("Out/Package.swift")
    #expect(manifest.contains(#"path: "/a \"b\"\\c")"#))
    #expect(manifest.contains(".library(name: \"My_Lib\", targets: [\"My_Lib\"])"))
    #expect(manifest.contains(".product(name: \"Glissade\"") == false)
  }

  @Test("a source that says @MainActor turns on the feature that its selectors need")
  func features() throws {
    try scratch.write("import UIKit\n\n@MainActor class A {}\n", to: "Lib/A.swift")
    _ = try job("Lib").run()
    let setting = "swiftSettings: [.enableUpcomingFeature(\"InferSendableFromCaptures\")]),"
    #expect(try scratch.text("Out/Package.swift").contains(setting))
  }

  @Test("the package has the isolation of the Xcode project, or the one that is asked for")
  func isolation() throws {
    let setting = ".defaultIsolation(MainActor.self)]"
    _ = try job(out: "Old").run()
    #expect(try !scratch.text("Old/Package.swift").contains(setting))
    try scratch.write(
      "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n", to: "App.xcodeproj/project.pbxproj")
    _ = try job(out: "New").run()
    #expect(try scratch.text("New/Package.swift").contains(setting))
    var plain = job(out: "Plain")
    plain.isIsolated = false
    _ = try plain.run()
    #expect(try !scratch.text("Plain/Package.swift").contains(setting))
  }

  @Test("tests are copied, and the manifest has their target")
  func tests() throws {
    try scratch.write("import GlissadeTesting\n", to: "Drags/DragTests.swift")
    var job = job()
    job.tests = scratch.path("Drags")
    _ = try job.run()
    #expect(scratch.exists("Out/Tests/AppTests/DragTests.swift"))
    #expect(
      try scratch.text("Out/Package.swift").contains(".testTarget(\n      name: \"AppTests\""))
  }

  @Test("N-31 an output folder in the sources, around them, or with files is refused")
  func refusals() throws {
    for out in ["App", "App/Out", ".", "App/../App/Start"] {
      #expect(throws: FolderError.self) { try job(out: out).run() }
    }
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("Link"), withDestinationPath: scratch.path("App"))
    #expect(throws: FolderError.self) { try job(out: "Link/Out").run() }
    try scratch.write("a", to: "Full/a.txt")
    #expect(throws: FolderError.self) { try job(out: "Full").run() }
    #expect(throws: FolderError.self) { try job(out: "Full/a.txt").run() }
    var forced = job(out: "Full")
    forced.isForced = true
    _ = try forced.run()
    #expect(try scratch.text("Full/a.txt") == "a")
    #expect(scratch.exists("Full/Package.swift"))
  }

  @Test("N-31 links are not followed, and those that lead out of the sources are reported")
  func inputLinks() throws {
    try scratch.write("let secret = 1\n", to: "Elsewhere/Secret.swift")
    for (link, target) in [
      ("App/Secret.swift", "../Elsewhere/Secret.swift"), ("App/Elsewhere", "../Elsewhere"),
      ("App/Again.swift", "Page.swift"), ("App/Dangling.swift", "/nowhere"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path(link), withDestinationPath: target)
    }
    let report = try job().run()
    #expect(!scratch.exists("Out/Sources/App/Secret.swift"))
    #expect(!scratch.exists("Out/Sources/App/Elsewhere"))
    #expect(!scratch.exists("Out/Sources/App/Again.swift"))
    #expect(report.left.filter { $0.rule == .files }.count == 3)
    #expect(report.text().contains("files: Links that lead out of the sources are left out"))
    #expect(report.text().contains("App/Secret.swift"))
  }

  @Test("N-31 a link to a file is refused, and so is a target that is one")
  func linksGiven() throws {
    try scratch.write("let secret = 1\n", to: "Elsewhere/Secret.swift")
    try scratch.write("", to: "Package/Package.swift")
    try scratch.write("let own = 1\n", to: "Package/Own.swift")
    try FileManager.default.createDirectory(
      atPath: scratch.path("Package/Sources"), withIntermediateDirectories: true)
    for link in ["x.swift", "Package/Sources/Target"] {
      let target = link == "x.swift" ? "Elsewhere/Secret.swift" : "Elsewhere"
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path(link), withDestinationPath: scratch.path(target))
    }
    #expect(throws: FolderError.self) { try job("x.swift").run() }
    #expect(!scratch.exists("Out"))
    let report = try job("Package").run()
    #expect(!report.text().contains("Secret.swift"))
    let written = try scratch.contents("Out").keys.filter { $0.hasSuffix("Secret.swift") }
    #expect(written.isEmpty)
  }

  @Test("N-32 sources with NUL, deep nesting or many lines, and names with quotes, are no harm")
  func hostileSources() throws {
    let deep = String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000)
    let chain = "let b = a" + String(repeating: ".b", count: 10_000) + "\n"
    try scratch.write("let a = \(deep)\n", to: "Bad/Deep.swift")
    try scratch.write(chain, to: "Bad/Chain.swift")
    try scratch.write("let a = 1\u{0}\n", to: "Bad/Nul.swift")
    let deepSources = Self.deepSources
    try scratch.write(String(repeating: "let a = 1\n", count: 420_000), to: "Bad/Long.swift")
    for (name, text) in deepSources { try scratch.write(text, to: "Bad/\(name).swift") }
    try scratch.write("let \"a\" = 1\n", to: "Bad/a \"b\"\n'c'.swift")
    let report = try job("Bad").run()
    let text = report.text()
    #expect(text.contains("Bad/Nul.swift:1: syntax: "))
    #expect(text.contains("Bad/Deep.swift:1: syntax: "))
    #expect(text.contains("Bad/Long.swift:1: syntax: The file is longer than 4 MB"))
    for name in deepSources.keys {
      #expect(text.contains("Bad/\(name).swift:1: syntax: The file is nested too deeply"))
    }
    #expect(text.contains("Bad/a \"b\"\\u{A}'c'.swift:1: syntax: "))
    #expect(try scratch.contents("Out/Sources/Bad") == scratch.contents("Bad"))
  }

  /// Sources that the parser cannot read in any time, or without a stack of gigabytes.
  private static var deepSources: [String: String] {
    let count = 10_000
    func nested(_ open: String, _ middle: String, _ close: String) -> String {
      String(repeating: open, count: count) + middle + String(repeating: close, count: count)
    }
    return [
      "Arrays": "let a: \(nested("[", "Int", "]")) = []\n",
      "Arguments": "let a: \(nested("A<", "Int", ">"))\n",
      "Conditions": nested("#if os(iOS)\n", "let a = 1\n", "#endif\n"),
      "Calls": "let a = b\(String(repeating: "?.c()", count: count))\n",
      "Lines": "let a = b\(String(repeating: "\n  .c()", count: count))\n",
      "Words": "let a = \(nested("try ", "b", ""))\n",
      "Waits": "let a = \(nested("await\n", "b", ""))\n",
      "Existentials": "let a: \(nested("any ", "B", ""))\n",
      "Patterns": "func f() { switch a { case \(nested("let ", "b", "")): c } }\n",
      "Functions": "let a: \(nested("() -> ", "Int", ""))\n",
    ]
  }

  @Test("N-32 brackets in texts and comments are no nesting, nor are operators and long lists")
  func shallowSources() throws {
    let lines = (0..<2_000).map { "// A face :( and an arrow <\nlet a\($0) = 1 < 2\n" }.joined()
    let list = "let b = [" + (0..<4_000).map { _ in ".zero" }.joined(separator: ", ") + "]\n"
    let requirements = (0..<500).map { "  func f\($0)(_ g: () -> Int)\n    -> Int\n" }.joined()
    let tries = String(repeating: "  try await f0()\n", count: 500)
    let bodies = "protocol P {\n\(requirements)}\nfunc g() async throws {\n\(tries)}\n"
    let texts = bodies + "let c = \"" + String(repeating: "\u{FF08}", count: 500) + "\"\n"
    try scratch.write(lines + list + texts, to: "Good/A.swift")
    #expect(try job("Good").run().left == [])
  }

  @Test("N-31 no two files of the package have one name, but for the entry points")
  func names() throws {
    for folder in ["Library", "Demo", "Demo/Other"] {
      try scratch.write("import UIKit\n", to: "\(folder)/View.swift")
    }
    try scratch.write("print(1)\n", to: "Demo/main.swift")
    var job = PortingJob(
      sources: [scratch.path("Demo"), scratch.path("Library")], output: scratch.path("Out"))
    job.name = "Both"
    let report = try job.run()
    #expect(scratch.exists("Out/Sources/Both/Demo/View.swift") == false)
    #expect(scratch.exists("Out/Sources/Both/Demo/Other/View.swift"))
    #expect(scratch.exists("Out/Sources/Both/Demo/Demo-View.swift"))
    #expect(scratch.exists("Out/Sources/Both/Library/Library-View.swift"))
    #expect(scratch.exists("Out/Sources/Both/Demo/main.swift"))
    #expect(report.changed.map(\.rule) == [.files, .files])
    #expect(report.changed.first?.message.contains("The file is Demo-View.swift") == true)
  }

  @Test("N-31 nothing is written through a link, nor into a file that has another name")
  func outputLinks() throws {
    var forced = job()
    forced.isForced = true
    _ = try forced.run()
    let page = scratch.path("Out/Sources/App/Page.swift")
    let before = try scratch.contents("App")
    // The output is a copy of the sources that shares their files.
    try FileManager.default.removeItem(atPath: page)
    try FileManager.default.linkItem(atPath: scratch.path("App/Page.swift"), toPath: page)
    _ = try forced.run()
    #expect(try scratch.contents("App") == before)
    #expect(try scratch.text("Out/Sources/App/Page.swift").contains("  func f() {}"))
    for (link, target) in [
      ("Out/Sources/App/Page.swift", scratch.path("App/Page.swift")),
      ("Out/Sources/App", scratch.path("App")),
    ] {
      try FileManager.default.removeItem(atPath: scratch.path(link))
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path(link), withDestinationPath: target)
      #expect(throws: FolderError.self) { try forced.run() }
      #expect(try scratch.contents("App") == before)
    }
  }

  @Test("N-32 a pipe among the sources is an error and does not hang the tool")
  func pipe() throws {
    mkfifo(scratch.path("App/Pipe.swift"), 0o600)
    #expect(throws: FolderError.self) { try job().run() }
  }

  @Test("a dry run writes nothing and reports the same")
  func dryRun() throws {
    var dry = job()
    dry.isDry = true
    let report = try dry.run()
    #expect(!scratch.exists("Out"))
    #expect(try report.findings == job().run().findings)
  }

  @Test("N-32 what cannot be parsed or decoded is copied as it is, with a line in the report")
  func broken() throws {
    try scratch.write("class A {\n  func f( {\n", to: "Bad/A.swift")
    try scratch.write([0x6c, 0x65, 0x74, 0x20, 0xff, 0xfe], to: "Bad/B.swift")
    let report = try job("Bad").run()
    #expect(report.left.map(\.rule) == [.syntax, .syntax])
    #expect(report.text().contains("Bad/A.swift:2: syntax: "))
    #expect(try scratch.contents("Out/Sources/Bad") == scratch.contents("Bad"))
  }

  @Test("several folders keep their names, and folders of dependencies are left out")
  func folders() throws {
    try scratch.write("import App\n", to: "Demo/Page.swift")
    try scratch.write("import UIKit\n", to: "Demo/Pods/Other.swift")
    var job = PortingJob(
      sources: [scratch.path("App"), scratch.path("Demo")], output: scratch.path("Out"))
    job.name = "Both"
    job.modules = ["App"]
    _ = try job.run()
    #expect(scratch.exists("Out/Sources/Both/App/Page.swift"))
    #expect(try scratch.text("Out/Sources/Both/Demo/Demo-Page.swift") == "")
    #expect(!scratch.exists("Out/Sources/Both/Demo/Pods/Other.swift"))
  }

  @Test("sources that do not exist, or are none, are an error")
  func missing() throws {
    #expect(throws: FolderError.self) { try job("Nowhere").run() }
    try scratch.write("a", to: "Empty/a.txt")
    #expect(throws: FolderError.self) { try job("Empty").run() }
  }

  @Test("line breaks stay what they are")
  func lineBreaks() throws {
    let start = "@UIApplicationMain\r\nclass A: UIResponder, UIApplicationDelegate {}\r\n"
    try scratch.write("import UIKit\r\n\r\n" + start, to: "Dos/A.swift")
    _ = try job("Dos").run()
    let text = try scratch.text("Out/Sources/Dos/A.swift")
    #expect(text.contains("@main\r\nfinal class A"))
    #expect(text.replacingOccurrences(of: "\r\n", with: "").contains("\n") == false)
  }
}
