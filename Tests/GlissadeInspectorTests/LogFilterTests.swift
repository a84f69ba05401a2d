import Foundation
import Testing
import UIKit

@testable import GlissadeInspector

@Suite("Filter of the log") struct LogFilterTests {
  private let lines: [LogLine] = [
    LogLine(time: 0, event: .gesture(recognizer: "pan", state: .began), reason: "it moved 5 pt"),
    LogLine(time: 1, event: .gesture(recognizer: "tap", state: .failed)),
    LogLine(time: 2, event: .call("presentationTransitionWillBegin", subject: "Panel")),
    LogLine(time: 3, event: .contactEnded(names: "tile, floor")),
    LogLine(time: 4, event: .warning("a view is on two pages")),
    LogLine(time: 5, event: .remark("release at 40 % finishes"), isExplanation: true),
  ]

  @Test("T-14 each line has one kind, and what explains a decision is a decision")
  func kinds() {
    #expect(lines.map(\.kind) == [.decision, .gesture, .call, .contact, .fault, .decision])
    let glyphs = LogLine.Kind.allCases.map(\.glyph)
    #expect(Set(glyphs).count == LogLine.Kind.allCases.count)
  }

  @Test("T-14 a filter hides kinds and finds a text without regard to case")
  func filter() {
    var filter = LogFilter()
    #expect(filter.showsAll)
    #expect(lines.filter(filter.shows) == lines)
    filter.hidden = [.decision, .fault]
    #expect(lines.filter(filter.shows).map(\.time) == [1, 2, 3])
    filter.search = "PANEL"
    #expect(lines.filter(filter.shows).map(\.time) == [2])
    filter.hidden = []
    filter.search = "moved"
    #expect(lines.filter(filter.shows).map(\.time) == [0])
  }
}
