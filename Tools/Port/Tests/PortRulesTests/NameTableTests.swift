import Foundation
import Testing

/// Tests of the tables of what the modules declare, and of what they lack.
@Suite struct NameTableTests {
  private static let folder = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Sources/PortRules/Tables")

  @Test("N-30 the tables of names are what the modules declare")
  func tables() throws {
    let table = try NameTable()
    for (name, made) in [("UIKitTypes.txt", table.text), ("UIKitMethods.txt", table.methods)] {
      let url = Self.folder.appending(path: name)
      if try String(contentsOf: url, encoding: .utf8) != made {
        try made.write(to: url, atomically: true, encoding: .utf8)
        Issue.record("\(name) differed, and is written anew: look at it, and add it.")
      }
    }
  }

  @Test("N-30 nothing that the tool calls absent is declared")
  func absent() throws {
    let text = try String(contentsOf: Self.folder.appending(path: "Absent.txt"), encoding: .utf8)
    let names = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      String(line.prefix { $0 != ":" })
    }
    let declared = try NameTable().names
    #expect(names.count > 15)
    #expect(names.filter(declared.contains) == [])
    #expect(Set(names).count == names.count)
  }
}
