import Foundation
import GlissadeDrawing
import GlissadeGallery
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("The keyboard focus") struct FocusTests {
  private func focused(_ fixture: Fixture) -> UIView? { fixture.content.controller.focusedView }

  private func name(_ view: UIView?) -> String {
    view?.accessibilityIdentifier ?? view?.superview?.accessibilityIdentifier
      ?? view.map { "\(type(of: $0))" } ?? "nothing"
  }

  /// Presses Tab until a view has the focus.
  private func tab(to wanted: String, in fixture: Fixture) throws {
    for _ in 0..<60 where name(focused(fixture)) != wanted { fixture.key("Tab") }
    try #require(name(focused(fixture)) == wanted)
  }

  /// The names of all controls in the order of Tab.
  private func walk(_ fixture: Fixture, modifiers: InputEvent.Modifiers = []) -> [String] {
    var names: [String] = []
    for _ in 0..<80 {
      fixture.key("Tab", modifiers: modifiers)
      let name = name(focused(fixture))
      if name == names.first { break }
      names.append(name)
    }
    return names
  }

  @Test("T-06 Tab visits list, canvas, inspector and bar in the order of reading, Shift back")
  func order() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: 900, frames: 12))
    fixture.settle()
    let names = walk(fixture)
    let expected = [
      "DemoList", "switch.inspector", "switch.keys", "tab.parameters", "tab.tree", "tab.log",
      "timeline", "transport.toggle", "transport.step", "transport.×½", "transport.record",
      "transport.replay",
    ]
    #expect(names.filter(expected.contains) == expected)
    #expect(names.contains("parameter.completionThreshold"))
    let last = ["transport.share", "divider.side", "divider.inspector"]
    #expect(Array(names.suffix(3)) == last)
    #expect(Set(names).count == names.count)
    fixture.key("Escape")
    #expect(focused(fixture) == nil)
    #expect(walk(fixture, modifiers: .shift) == names.reversed())
  }

  @Test("T-06 the focused control, and it alone, has a ring of the accent color")
  func ring() throws {
    let fixture = try Fixture()
    try tab(to: "transport.toggle", in: fixture)
    fixture.frames(1)
    let button = try #require(focused(fixture))
    #expect(button.layer.borderWidth == 2)
    #expect(button.layer.borderColor == button.shown(Palette.accent).cgColor)
    fixture.key("Tab")
    fixture.frames(1)
    #expect(button.layer.borderWidth == 0)
    #expect(focused(fixture)?.layer.borderWidth == 2)
    fixture.key("Escape")
    fixture.frames(1)
    #expect(focused(fixture) == nil)
    fixture.settle()
    #expect(!fixture.content.needsFrame)
  }

  @Test("T-06 Space and Return press the focused button; without a focus Space pauses")
  func activate() throws {
    let fixture = try Fixture()
    for key in ["Space", "Return"] {
      try tab(to: "tab.log", in: fixture)
      fixture.key(key)
      #expect(fixture.content.controller.inspector.tab == .log)
      #expect(!fixture.canvas.playback.isPaused)
      fixture.content.controller.inspector.show(.parameters)
      fixture.frames(1)
    }
    // Other keys are commands as before.
    fixture.key("s")
    #expect(fixture.canvas.playback.speed == 0.5)
    fixture.key("Escape")
    fixture.key("Space")
    #expect(fixture.canvas.playback.isPaused)
  }

  @Test("T-06 a click on a button does not take the focus, and a press on the canvas drops it")
  func mouse() throws {
    let fixture = try Fixture()
    let button = try #require(fixture.content.controller.inspector.tabButton(.log))
    fixture.click(button.convert(CGPoint(x: 10, y: 10), to: nil))
    #expect(focused(fixture) == nil)
    try tab(to: "tab.log", in: fixture)
    fixture.down(180, 600)
    fixture.up(180, 600)
    fixture.frames(1)
    #expect(focused(fixture) == nil)
  }

  @Test("T-06 in the list of demos arrows move and Space shows one, and the canvas is another")
  func list() throws {
    let fixture = try Fixture()
    fixture.key("Tab")
    #expect(name(focused(fixture)) == "DemoList")
    let canvas = fixture.canvas
    fixture.key("Down")
    fixture.key("Space")
    #expect(fixture.canvas !== canvas)
    #expect(!fixture.canvas.playback.isPaused)
  }

  @Test("T-06 L-10 arrows change the focused parameter, and Backspace restores it")
  func parameter() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: 900, frames: 12))
    fixture.settle()
    try tab(to: "parameter.completionThreshold", in: fixture)
    fixture.key("Right")
    #expect(fixture.canvas.scene.tuning.overrides[.completionThreshold] != nil)
    fixture.key("Backspace")
    #expect(fixture.canvas.scene.tuning.overrides[.completionThreshold] == nil)
  }

  @Test("T-06 arrows select a line of the log and show its frame; on the time line they step")
  func log() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: 900, frames: 12))
    fixture.settle()
    fixture.content.controller.inspector.show(.log)
    fixture.frames(1)
    try tab(to: "log", in: fixture)
    fixture.key("Up")
    let log = try #require(focused(fixture) as? LogView)
    #expect(log.selected == log.lines.count - 1)
    fixture.key("Home")
    #expect(log.selected == 0)
    #expect(fixture.content.past.isPast)
    fixture.key("Tab")
    try tab(to: "timeline", in: fixture)
    let position = try #require(fixture.content.past.position)
    fixture.key("Right")
    #expect(fixture.content.past.position == position + 1)
    fixture.key("End")
    #expect(!fixture.content.past.isPast)
    fixture.key("Left", modifiers: .shift)
    #expect(fixture.content.past.position == fixture.content.past.frames.count - 11)
  }

  @Test("T-06 arrows scroll the details of the selected view")
  func details() throws {
    let fixture = try Fixture(size: CGSize(width: 1180, height: 440))
    fixture.key("t")
    fixture.frames(2)
    try tab(to: "tree", in: fixture)
    fixture.key("Down")
    fixture.frames(2)
    try tab(to: "details", in: fixture)
    let table = try #require(focused(fixture)?.subviews.compactMap { $0 as? UITableView }.first)
    let start = table.contentOffset.y
    fixture.key("Down")
    #expect(table.contentOffset.y > start)
    fixture.key("Home")
    #expect(table.contentOffset.y == start)
  }

  @Test("T-06 what has the focus is scrolled to in a low window")
  func revealed() throws {
    let fixture = try Fixture(size: CGSize(width: 1180, height: 560))
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: 900, frames: 12))
    fixture.settle()
    let inspector = fixture.content.controller.inspector
    for wanted in ["parameter.completionThreshold", "tab.parameters"] {
      try tab(to: wanted, in: fixture)
      fixture.frames(1)
      let view = try #require(focused(fixture))
      let frame = view.convert(view.bounds, to: inspector)
      #expect(inspector.bounds.contains(frame), "\(wanted) \(frame)")
    }
  }

  @Test("T-06 T-02 arrows turn the canvas in space, + and − change its size")
  func space() throws {
    let fixture = try Fixture()
    fixture.key("e")
    fixture.settle()
    let screen = try #require(
      fixture.content.controller.canvas.subviews.first { $0.accessibilityIdentifier == "canvas" })
    var seen = [screen.layer.contentCommands]
    for key in ["Left", "Up", "+", "-"] {
      fixture.key(key)
      fixture.frames(1)
      #expect(screen.layer.contentCommands != seen.last)
      seen.append(screen.layer.contentCommands)
    }
    fixture.settle()
    #expect(!fixture.content.needsFrame)
  }

  @Test("T-06 the sheet of keys keeps the focus where it was")
  func sheet() throws {
    let fixture = try Fixture()
    fixture.key("?")
    fixture.key("Tab")
    #expect(focused(fixture) == nil)
  }
}
