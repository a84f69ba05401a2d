import Foundation
import GlissadeGallery
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("The tree's keys, and the past in it") struct TreeKeyTests {
  private func list(_ fixture: Fixture) -> TreeList {
    fixture.content.controller.inspector.tree.list
  }

  private func openTree(_ fixture: Fixture) {
    fixture.key("t")
    fixture.frames(2)
    fixture.content.shell.enter { _ = list(fixture).becomeFirstResponder() }
  }

  @Test("T-01 arrows move, fold and unfold; letters search, and Escape goes back step by step")
  func keys() throws {
    let fixture = try Fixture()
    openTree(fixture)
    fixture.key("Down")
    #expect(list(fixture).outline.selectedRow == 0)
    let count = list(fixture).outline.rows.count
    fixture.key("Left")
    #expect(list(fixture).outline.rows.count == 1)
    fixture.key("Right")
    #expect(list(fixture).outline.rows.count == count)
    fixture.key("Right")
    #expect(list(fixture).outline.selectedRow == 1)
    fixture.key("Left")
    fixture.key("Left")
    #expect(list(fixture).outline.selectedRow == 0)
    fixture.key("Down")
    fixture.key("Right")
    #expect(list(fixture).outline.rows.count == count)
    for letter in ["l", "a", "b", "e", "l"] { fixture.key(letter) }
    let found = list(fixture).outline.rows
    #expect(list(fixture).outline.search == "label")
    #expect(found.count < count)
    #expect(found.filter(\.isMatch).allSatisfy { $0.node.title.lowercased().contains("label") })
    fixture.key("Escape")
    #expect(list(fixture).outline.rows.count == count)
    #expect(list(fixture).isFirstResponder)
    fixture.key("Escape")
    #expect(!list(fixture).isFirstResponder)
    #expect(!fixture.content.isFinished)
  }

  @Test("T-01 the tree shows the views of the visible frame of the past, and the present again")
  func past() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    fixture.key("t")
    fixture.frames(2)
    func top() -> CGFloat? {
      let row = list(fixture).outline.rows.first { $0.node.name == "page.second" }
      return row?.node.frame.minY
    }
    let present = top()
    let history = fixture.content.past.frames
    // A frame in the middle of the drag.
    let middle = try #require(
      (0..<history.count).first { history[$0].readOut.progress.map { $0 > 0.2 } ?? false })
    for _ in 0..<(history.count - 1 - middle) { fixture.key(",") }
    for _ in 0..<400 where fixture.content.needsFrame { fixture.frames(1) }
    #expect(fixture.content.past.position == middle)
    #expect(fixture.content.controller.inspector.treeNote == nil)
    let then = try #require(top())
    #expect(then < -50)
    #expect(then > -660)
    fixture.key("Escape")
    fixture.frames(2)
    #expect(fixture.content.tree.inspection.pastProgram == nil)
    #expect(top() == present)
  }

  @Test("T-01 at rest the tree draws nothing")
  func idle() throws {
    let fixture = try Fixture()
    openTree(fixture)
    fixture.key("Down")
    fixture.settle()
    #expect(!fixture.content.needsFrame)
  }
}
