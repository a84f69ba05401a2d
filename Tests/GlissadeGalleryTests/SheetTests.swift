import Foundation
@testable import SheetDemo
import GlissadeTesting
import Testing

@MainActor @Suite("Sheet")
struct SheetTests {
  let harness = Harness { TurntableViewController() }

  private func settle() { #expect(harness.advanceUntilIdle(timeout: 10)) }
  private func tap(_ identifier: String) {
    harness.tap(at: harness.center(of: identifier))
    settle()
  }
  private var complaints: [String] {
    harness.log.filter { $0.hasPrefix("warning") || $0.hasPrefix("violation") }
  }

  /// Opens the list at its full height, the notes on a piece, and a card.
  private func openAll() {
    tap("button.open")
    harness.drag(from: CGPoint(x: 187, y: 360), to: CGPoint(x: 187, y: 40), over: 0.3, hold: 0.2)
    settle()
    tap("row.1")
    tap("button.card")
  }

  @Test("P-02 the list opens at the medium detent, and the record behind can be turned")
  func undimmed() throws {
    tap("button.open")
    #expect(harness.frame(of: "page.pieces").minY == 343)
    let record = try #require(harness.view("record") as? RecordView)
    let before = record.side
    tap("record")
    #expect(record.side != before)
    #expect(harness.frame(of: "page.pieces").minY == 343)
    harness.drag(from: CGPoint(x: 187, y: 360), to: CGPoint(x: 187, y: 560), over: 0.4, hold: 0.2)
    settle()
    #expect(harness.frame(of: "page.pieces").minY == 547)
    #expect(complaints == [])
  }

  @Test("P-05 three sheets lie over each other, each smaller and lower than the one in front")
  func stack() {
    openAll()
    let names = ["page.turntable", "page.pieces", "page.notes", "page.card"]
    let frames = names.map(harness.frame(of:))
    #expect(frames.allSatisfy { !$0.isNull })
    for (behind, front) in zip(frames, frames.dropFirst()) {
      #expect(behind.width < front.width)
      #expect(behind.minY < front.minY)
      #expect(abs(behind.midX - front.midX) < 1e-6)
    }
    #expect(complaints == [])
  }

  @Test("P-04 the card is not put away until it is signed, and then the others are")
  func refused() {
    openAll()
    let rest = harness.frame(of: "page.card")
    harness.drag(from: CGPoint(x: 187, y: 70), to: CGPoint(x: 187, y: 600), over: 0.2)
    settle()
    #expect(harness.frame(of: "page.card") == rest)
    tap("button.sign")
    for name in ["page.card", "page.notes", "page.pieces"] {
      harness.drag(from: CGPoint(x: 187, y: 70), to: CGPoint(x: 187, y: 660), over: 0.15)
      settle()
      #expect(harness.view(name) == nil, "\(name)")
    }
    #expect(
      harness.frame(of: "page.turntable") == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(complaints == [])
  }

  @Test("L-07 the list scrolls when the sheet is at its largest, and not before")
  func list() throws {
    tap("button.open")
    let list = try #require(harness.view("list") as? UIScrollView)
    harness.drag(from: CGPoint(x: 187, y: 600), to: CGPoint(x: 187, y: 300), over: 0.3, hold: 0.2)
    settle()
    #expect(harness.frame(of: "page.pieces").minY == 20)
    harness.drag(from: CGPoint(x: 187, y: 600), to: CGPoint(x: 187, y: 500), over: 0.3, hold: 0.2)
    settle()
    #expect(harness.frame(of: "page.pieces").minY == 20)
    #expect(list.contentOffset.y > 0)
  }

  @Test("R-06 with reduced motion the sheets fade, and nothing is pushed back")
  func reduced() {
    harness.reducesMotion = true
    harness.tap(at: harness.center(of: "button.open"))
    harness.advance(by: 0.1)
    #expect(harness.frame(of: "page.pieces").minY == 343)
    settle()
    tap("row.1")
    #expect(harness.frame(of: "page.turntable").width == 375)
    tap("button.back")
    tap("button.close")
    #expect(harness.view("page.pieces") == nil)
    #expect(complaints == [])
  }

  @Test("P-02 a window that is turned with three sheets, and back")
  func turned() {
    openAll()
    harness.resize(to: CGSize(width: 667, height: 375))
    settle()
    #expect(harness.frame(of: "page.card") == CGRect(x: 0, y: 0, width: 667, height: 375))
    harness.resize(to: CGSize(width: 375, height: 667))
    settle()
    #expect(harness.frame(of: "page.card") == CGRect(x: 0, y: 40, width: 375, height: 627))
    #expect(complaints == [])
  }
}
