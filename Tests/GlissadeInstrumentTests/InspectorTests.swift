import Foundation
import GlissadeWindow
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("The inspector's plot, log and costs") struct InspectorTests {
  private func view<View: UIView>(_ type: View.Type, in root: UIView) -> View? {
    if let found = root as? View { return found }
    for child in root.subviews { if let found = view(type, in: child) { return found } }
    return nil
  }

  private func find<View: UIView>(_ type: View.Type, _ fixture: Fixture) throws -> View {
    try #require(view(type, in: fixture.content.controller.inspector))
  }

  @Test("the log has what the scene logged, in order, with its time, and follows its end")
  func log() throws {
    let fixture = try Fixture()
    let log = try find(LogView.self, fixture)
    fixture.content.controller.inspector.show(.log)
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: 900, frames: 12))
    fixture.settle()
    #expect(
      log.lines.filter { !$0.isExplanation }.map(\.event) == fixture.canvas.scene.eventLog.entries)
    #expect(log.lines.contains { $0.text == "viewDidAppear Tides" })
    #expect(log.lines.contains { $0.isGesture })
    #expect(zip(log.lines, log.lines.dropFirst()).allSatisfy { $0.time <= $1.time })
    for index in 0..<200 { fixture.canvas.scene.log(.remark("line \(index)")) }
    fixture.frames(3)
    func isAtEnd() -> Bool {
      log.table.indexPathsForVisibleRows?.last?.row == log.lines.count - 1
    }
    #expect(isAtEnd())
    // A scrolled log keeps its position.
    let place = log.table.convert(CGPoint(x: 40, y: log.table.bounds.midY), to: nil)
    fixture.send(.wheel(at: place, deltaX: 0, deltaY: -400, t: fixture.now))
    fixture.settle()
    let first = log.table.indexPathsForVisibleRows?.first
    fixture.canvas.scene.log(.remark("one more"))
    fixture.frames(3)
    #expect(!isAtEnd())
    #expect(log.table.indexPathsForVisibleRows?.first == first)
    fixture.send(.wheel(at: place, deltaX: 0, deltaY: 4000, t: fixture.now))
    fixture.settle()
    fixture.canvas.scene.log(.remark("another"))
    fixture.frames(3)
    #expect(isAtEnd())
  }

  @Test("L-08 violations and warnings are red, and counted while the log is not in view")
  func alarms() throws {
    let fixture = try Fixture()
    let log = try find(LogView.self, fixture)
    fixture.canvas.scene.log(.violation(controller: "Tides", fault: "it appeared twice"))
    fixture.canvas.scene.log(.callback(.viewDidAppear, controller: "Tides"))
    fixture.frames(3)
    #expect(log.lines.filter(\.isAlarm).count == 1)
    let tab = try #require(
      fixture.content.controller.inspector.tabButton(.log))
    #expect(tab.face == .text("Log · 1"))
    #expect(tab.isAlarming)
    fixture.content.controller.inspector.show(.log)
    fixture.frames(2)
    #expect(tab.face == .text("Log"))
    #expect(!tab.isAlarming)
    // An alarm is wrapped; every other entry has one line.
    fixture.canvas.scene.log(
      .warning(
        "transition 7 should have ended: SomebodysAnimator has not called completeTransition"))
    fixture.frames(2)
    let heights = log.lines.indices.map {
      log.table.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    #expect(heights[heights.count - 1] > 1.5 * LogView.rowHeight)
    #expect(heights[heights.count - 2] == LogView.rowHeight)
  }

  @Test(
    "an alarm that came while the log was not in view is reported in full, and the newest is seen")
  func lateAlarm() throws {
    for height in [560.0, 720, 820] {
      let fixture = try Fixture(size: CGSize(width: 1180, height: height))
      let log = try find(LogView.self, fixture)
      fixture.canvas.scene.log(
        .warning("transition 7 should have ended: RudeAnimator has not called completeTransition"))
      fixture.frames(3)
      let tab = try #require(fixture.content.controller.inspector.tabButton(.log))
      fixture.click(tab.convert(CGPoint(x: 20, y: height < 600 ? 2 : 16), to: nil))
      fixture.settle()
      let last = log.lines.count - 1
      let row = log.table.rectForRow(at: IndexPath(row: last, section: 0))
      #expect(row.height > 1.5 * LogView.rowHeight)
      let place = log.table.convert(row, to: nil)
      #expect(
        place.maxY <= fixture.panes.transport.minY - CostStrip.height, "\(place) at \(height)")
    }
  }

  @Test("the cost of frames that were shown is there, and asks for no frame of its own")
  func cost() throws {
    let fixture = try Fixture()
    let strip = try find(CostStrip.self, fixture)
    fixture.settle()
    fixture.content.record(
      FrameFacts(
        frame: 1, time: 0, shown: 0, input: [], presented: true, ranMainQueue: false,
        cost: FrameCost(tree: 1, flatten: 2, damage: 0, paint: 3, present: 0), hash: 0))
    #expect(!fixture.content.needsFrame)
    fixture.frames(1)
    #expect(strip.figureText == "6.0 ms")
  }

  @Test("another demo has a log and a plot of its own")
  func forget() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: 900, frames: 12))
    fixture.settle()
    fixture.key("Return")
    fixture.frames(2)
    let log = try find(LogView.self, fixture)
    #expect(
      log.lines.filter { !$0.isExplanation }.map(\.event) == fixture.canvas.scene.eventLog.entries)
    #expect(fixture.content.curves.watch.curves.isEmpty)
  }
}
