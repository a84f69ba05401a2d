import Foundation
import GlissadeGestures
import GlissadeRaster
import Testing
import UIKit

@testable import GlissadeWindow

/// Tests of the frames that have a line in a trace, and of the optional fields of lines.
@MainActor @Suite struct FrameLineTests {
  private let scene = UIWindowScene(
    size: CGSize(width: 100, height: 100), scale: 1, fonts: FontLibrary())

  private func facts(_ change: (inout FrameFacts) -> Void = { _ in }) -> FrameFacts {
    var facts = FrameFacts(
      frame: 1, time: 0.5, shown: 0.5, input: [], presented: false, ranMainQueue: false,
      cost: FrameCost(), hash: 0)
    change(&facts)
    return facts
  }

  private func line(_ facts: FrameFacts) -> FrameTrace? { scene.trace(of: facts) as? FrameTrace }

  @Test("a frame in which nothing happened has no line, unless it is the last before a rest")
  func idle() {
    _ = scene.eventLog.readNew()
    #expect(line(facts()) == nil)
    #expect(line(facts { $0.isIdle = true }) == nil)
    let last = line(
      facts {
        $0.isIdle = true
        $0.becomesIdle = true
      })
    #expect(last?.isIdle == true)
    #expect(line(facts { $0.presented = true })?.isIdle == false)
  }

  @Test("input that went to the panes around a program has a line and is distinguished")
  func panes() throws {
    let click = InputEvent.down(at: CGPoint(x: 3, y: 4), t: 0.4, button: 1)
    let found = try #require(line(facts { $0.panes = [click] }))
    #expect(found.panes == [click])
    #expect(found.input.isEmpty)
  }
}
