import Foundation
import GlissadeGestures
import Testing
import UIKit

@testable import Glissade
@testable import GlissadeSandbox

/// Which input a trace counts to the program and which to the panes around it.
@MainActor @Suite struct PaneInputTests {
  private func line(_ rig: Rig) -> FrameTrace? {
    let facts = FrameFacts(
      frame: 0, time: rig.now, shown: rig.now, input: [], presented: true, ranMainQueue: false,
      cost: FrameCost(), hash: 0)
    return rig.content.trace(of: facts) as? FrameTrace
  }

  @Test("a press on the program's picture is the program's, one beside it the panes'")
  func presses() throws {
    let rig = try Rig()
    rig.settle()
    rig.send(.down(at: rig.place(100, 100), t: rig.now, button: 1))
    let program = try #require(line(rig))
    #expect(program.input.map(\.kind) == [.down])
    #expect(program.panes.isEmpty)
    rig.send(.up(at: rig.place(100, 100), t: rig.now, button: 1))
    rig.settle()
    rig.send(.down(at: CGPoint(x: 2, y: 2), t: rig.now, button: 1))
    let panes = try #require(line(rig))
    #expect(panes.input.isEmpty)
    #expect(panes.panes.map(\.location) == [CGPoint(x: 2, y: 2)])
  }

  @Test("a key that starts a program anew is the panes'")
  func restart() throws {
    let rig = try Rig()
    rig.settle()
    rig.send(.key("Return", modifiers: [], t: rig.now))
    let found = try #require(line(rig))
    #expect(found.input.count + found.panes.count == 1)
  }
}
