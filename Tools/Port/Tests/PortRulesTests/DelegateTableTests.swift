import Foundation
import Testing

/// Tests of the table of UIKit's optional methods.
@Suite struct DelegateTableTests {
  private static let url = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Sources/PortRules/Tables/DelegateMethods.txt")

  @Test("N-30 the table of optional methods is what the modules have")
  func table() throws {
    let made = try DelegateTable().text
    if try String(contentsOf: Self.url, encoding: .utf8) != made {
      try made.write(to: Self.url, atomically: true, encoding: .utf8)
      Issue.record("DelegateMethods.txt differed, and is written anew: look at it, and add it.")
    }
  }
}
