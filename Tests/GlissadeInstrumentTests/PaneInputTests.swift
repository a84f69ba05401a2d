import Foundation
import GlissadeGestures
import GlissadeWindow
import Testing
import UIKit

@testable import GlissadeInstrument
@testable import GlissadeSandbox

/// The distinction in a trace between input to the program and input to the panes.
@MainActor @Suite struct PaneInputTests {
  private func line(_ fixture: Fixture) -> FrameTrace? {
    let facts = FrameFacts(
      frame: 0, time: fixture.now, shown: fixture.now, input: [], presented: true,
      ranMainQueue: false,
      cost: FrameCost(), hash: 0)
    return fixture.content.trace(of: facts) as? FrameTrace
  }

  @Test("a press on the program's picture is the program's, one beside it the panes'")
  func presses() throws {
    let fixture = try Fixture()
    fixture.settle()
    fixture.send(.down(at: fixture.place(100, 100), t: fixture.now, button: 1))
    let program = try #require(line(fixture))
    #expect(program.input.map(\.kind) == [.down])
    #expect(program.panes.isEmpty)
    fixture.send(.up(at: fixture.place(100, 100), t: fixture.now, button: 1))
    fixture.settle()
    fixture.send(.down(at: CGPoint(x: 2, y: 2), t: fixture.now, button: 1))
    let panes = try #require(line(fixture))
    #expect(panes.input.isEmpty)
    #expect(panes.panes.map(\.location) == [CGPoint(x: 2, y: 2)])
  }

  @Test("a key that starts a program anew is the panes'")
  func restart() throws {
    let fixture = try Fixture()
    fixture.settle()
    fixture.send(.key("Return", modifiers: [], t: fixture.now))
    let found = try #require(line(fixture))
    #expect(found.input.count + found.panes.count == 1)
  }
}
