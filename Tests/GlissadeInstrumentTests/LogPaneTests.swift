import Foundation
import GlissadeGallery
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

/// Tests of the log with a person's clicks and keys.
@MainActor @Suite("The log's search, filters and copies") struct LogPaneTests {
  private func log(_ fixture: Fixture) throws -> LogView {
    let scroll = fixture.content.controller.inspector.subviews.compactMap { $0 as? UIScrollView }
    return try #require(scroll.first?.subviews.compactMap { $0 as? LogView }.first)
  }

  /// A window whose log is visible after a pulled page.
  private func pulled() throws -> (Fixture, LogView) {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    fixture.content.controller.inspector.show(.log)
    fixture.frames(2)
    return (fixture, try log(fixture))
  }

  private func click(_ view: UIView, _ fixture: Fixture) {
    let place = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    fixture.click(view.convert(place, to: nil))
  }

  @Test("T-14 a switch hides the lines of its kind, and shows them again")
  func filters() throws {
    let (fixture, log) = try pulled()
    let all = log.lines
    let calls = try #require(log.bar.button(of: .call))
    #expect(calls.isLit)
    click(calls, fixture)
    #expect(!calls.isLit)
    #expect(!log.lines.isEmpty)
    #expect(!log.lines.contains { $0.kind == .call })
    click(calls, fixture)
    #expect(log.lines == all)
  }

  @Test("T-14 what is typed into the search reaches nothing else; Escape shows all lines again")
  func search() throws {
    let (fixture, log) = try pulled()
    let all = log.lines
    click(log.bar.search, fixture)
    for key in ["p", "a", "u", "s", "e", "."] { fixture.key(key) }
    #expect(log.bar.search.text == "pause.")
    #expect(log.lines.isEmpty)
    #expect(!fixture.canvas.playback.isPaused)
    for _ in 0..<6 { fixture.key("Backspace") }
    for key in ["Space", "f", "i", "n", "i"] { fixture.key(key) }
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.text.contains("finishes") == true)
    fixture.key("Escape")
    #expect(log.lines == all)
    #expect(log.bar.search.isFirstResponder)
    fixture.key("Escape")
    #expect(!log.bar.search.isFirstResponder)
    fixture.key("Space")
    #expect(fixture.canvas.playback.isPaused)
  }

  @Test("T-14 the shown lines are copied by the button, and the selected one by Ctrl C")
  func copy() throws {
    let (fixture, log) = try pulled()
    let button = try #require(
      log.bar.subviews.first { $0.accessibilityIdentifier == "log.copy" })
    click(button, fixture)
    let text = try #require(fixture.content.shellPasteboard.string)
    #expect(text.split(separator: "\n").count == log.lines.count)
    #expect(text.contains("release at"))
    #expect(fixture.content.notice == "Copied \(log.lines.count) lines")
    _ = log.becomeFirstResponder()
    fixture.key("End")
    fixture.key("c", modifiers: .control)
    let line = try #require(log.lines.last)
    #expect(fixture.content.shellPasteboard.string?.hasSuffix("\t" + line.text) == true)
    #expect(fixture.content.notice == "Copied a line")
  }

  @Test("T-14 all lines are wrapped, so that none is cut")
  func wrapped() throws {
    let fixture = try Fixture()
    fixture.content.controller.inspector.show(.log)
    let long = String(repeating: "a long remark of a client ", count: 6)
    fixture.canvas.scene.log(.remark(long))
    fixture.frames(2)
    fixture.settle()
    let log = try log(fixture)
    let row = try #require(log.lines.firstIndex { $0.text == long })
    #expect(log.table.rectForRow(at: IndexPath(row: row, section: 0)).height > 50)
  }

  @Test("T-14 a touch that nothing took says so, with the reason of each candidate")
  func unclaimed() throws {
    let fixture = try Fixture()
    let root = try #require(fixture.canvas.scene.windows.first?.rootViewController?.view)
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 375, height: 300))
    view.accessibilityIdentifier = "page"
    let pan = UIPanGestureRecognizer()
    pan.name = "drag"
    let tap = UITapGestureRecognizer()
    tap.name = "choose"
    tap.isEnabled = false
    for recognizer in [pan, tap] { view.addGestureRecognizer(recognizer) }
    root.addSubview(view)
    fixture.frames(2)
    let log = try log(fixture)
    fixture.down(180, 400)
    fixture.frames(2)
    fixture.up(181, 400)
    // Nothing moves after such a touch, so that no frame would follow by itself.
    fixture.frames(2)
    let line = try #require(log.lines.last { $0.text.contains("nothing took") })
    #expect(line.text.contains("181, 400 on “page”"))
    #expect(line.text.contains("choose: it is disabled"))
    #expect(line.text.contains("drag: it moved 1.0 pt, not more than"))
    #expect(line.kind == .decision)
  }

  @Test("T-14 a touch that a recognizer or a control took is not reported")
  func claimed() throws {
    let fixture = try Fixture()
    let root = try #require(fixture.canvas.scene.windows.first?.rootViewController?.view)
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 375, height: 100))
    root.addSubview(button)
    fixture.frames(2)
    fixture.down(180, 340)
    fixture.frames(2)
    fixture.up(180, 340)
    fixture.frames(2)
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    #expect(!(try log(fixture)).lines.contains { $0.text.contains("nothing took") })
  }
}
