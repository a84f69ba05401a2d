import Testing

/// The folders of UIKit that know each other, compared with the article Architecture.
@Suite struct FolderPairsTests {
  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: "Sources/UIKitCore/\(path)", target: "UIKitCore", text: text)
  }

  @Test("folders of UIKit know each other only where Architecture gives a reason")
  func pairs() throws {
    let files = try PackageTree.files.get()
    let pairs = ModuleTable.umbrella.flatMap { module in
      FolderPairs(of: files.filter { $0.target == module }).found
    }
    let difference = Set(pairs).symmetricDifference(try named().map(\.folders))
    #expect(difference == [])
    for row in try named() { #expect(!row.reason.isEmpty) }
    #expect(pairs.count <= 10)
  }

  @Test("a pair needs mentions in both directions, outside of comments")
  func mutual() {
    let view = file("Views/View.swift", "open class View { var pan: Pan? }")
    let pan = file("Gestures/Pan.swift", "@MainActor final class Pan { weak var view: View? }")
    let text = file("Text/Font.swift", "struct Font { var of: View }\n// A View has a Font.")
    #expect(FolderPairs(of: [view, pan, text]).found == [["Gestures", "Views"]])
  }

  @Test("a pair is named by the folders at which the paths part, and a folder is none with its own")
  func nested() {
    let view = file("Views/View.swift", "class View { var traits: Traits; var engine: Engine }")
    let traits = file("Views/Traits/Traits.swift", "class Traits { var view: View }")
    let engine = file("Layout/Engine/Engine.swift", "class Engine { var line: Line; var v: View }")
    let line = file("Layout/Lines/Line.swift", "class Line { var engine: Engine }")
    let found = FolderPairs(of: [view, traits, engine, line]).found
    #expect(found == [["Layout", "Views"], ["Layout/Engine", "Layout/Lines"]])
  }

  @Test("private types of the same name are none of another folder")
  func privateTypes() {
    let view = file("Views/View.swift", "class View { var slot: Slot }\nprivate struct Slot {}")
    let pan = file("Gestures/Pan.swift", "struct Pan { var view: View }\nprivate struct Slot {}")
    #expect(FolderPairs(of: [view, pan]).found.isEmpty)
  }

  /// The rows of the table in Architecture.
  private func named() throws -> [(folders: [String], reason: String)] {
    let article = try PackageTree.text(of: "Sources/Glissade/Glissade.docc/Architecture.md")
    let heading = try #require(article.range(of: "## Folders that know each other"))
    let section = article[heading.upperBound...].prefix { $0 != "#" }
    return section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return (cells[0].components(separatedBy: ", "), cells.count > 1 ? cells[1] : "")
    }
  }
}
