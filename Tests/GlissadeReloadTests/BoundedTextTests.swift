import Testing

@testable import GlissadeReload

/// S-07: what is kept of a long output.
@Suite struct BoundedTextTests {
  @Test("S-07 a text within the limit is kept whole, in any parts")
  func whole() {
    var text = BoundedText(limit: 100)
    for _ in 0..<25 { text.append(Array("abc\n".utf8)) }
    #expect(text.text == String(repeating: "abc\n", count: 25))
  }

  @Test("S-07 of a longer one whole lines of its beginning and its end are kept", arguments: 1...7)
  func cut(step: Int) {
    var text = BoundedText(limit: 100)
    let all = (0..<1000).map { "line \($0)\n" }.joined()
    var rest = Array(all.utf8)[...]
    while !rest.isEmpty {
      text.append(rest.prefix(step))
      rest = rest.dropFirst(step)
    }
    let lines = text.text.split(separator: "\n")
    #expect(lines.first == "line 0")
    #expect(lines.last == "line 999")
    #expect(lines.allSatisfy { $0.hasPrefix("line ") || $0.hasPrefix("… ") })
    let kept = lines.filter { $0.hasPrefix("line ") }.reduce(0) { $0 + $1.utf8.count + 1 }
    #expect(kept <= 100)
    #expect(lines.contains("… \(all.utf8.count - kept) bytes are left out here …"))
  }

  @Test("S-07 a long line without an end is kept in part, too")
  func longLine() {
    var text = BoundedText(limit: 10)
    text.append(Array("0123456789abcdef".utf8))
    #expect(text.text == "01234… 6 bytes are left out here …\nbcdef")
  }
}
