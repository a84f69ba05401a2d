import Foundation
import PortRules
import Testing

/// Tests of the report's references.
@Suite struct ReportTests {
  private static let article = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Sources/Glissade/Glissade.docc/Porting.md")

  @Test("N-30 the place in Porting that a rule names exists", arguments: Rule.allCases)
  func references(rule: Rule) throws {
    let article = try String(contentsOf: Self.article, encoding: .utf8)
    let sections = article.components(separatedBy: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix(rule.porting.heading + "\n") })
    #expect(section.contains(rule.porting.text))
  }

  @Test("N-30 the table of the article has a row for each rule", arguments: Rule.allCases)
  func table(rule: Rule) throws {
    let article = try String(contentsOf: Self.article, encoding: .utf8)
    #expect(article.contains("\n| \(rule.rawValue) |"))
  }
}
