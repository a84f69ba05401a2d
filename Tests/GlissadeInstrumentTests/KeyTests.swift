import Foundation
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("Keys") struct KeyTests {
  @Test("each key is described once, and what is reported a key is what it does")
  func table() {
    let notes = InstrumentCommand.descriptions + GalleryPane.table.descriptions
    #expect(Set(notes).count == notes.count)
    let command = { InstrumentCommand.table.command(for: .key($0, modifiers: $1, t: 0)) }
    #expect(command("Space", []) == .playback(.togglePause))
    #expect(command("s", []) == .playback(.slower))
    #expect(command("s", .shift) == .playback(.faster))
    #expect(command("s", .control) == .share)
    #expect(command("p", .control) == nil)
    #expect(command("/", .shift) == .keys)
    #expect(command("F1", []) == .keys)
    #expect(command("v", []) == .overlay(.outlines))
    #expect(command("v", .shift) == nil)
    #expect(command("q", []) == nil)
    #expect(notes.helpText.split(separator: "\n").count == notes.count)
    for note in notes { #expect(RunCommand.helpMessage().contains(note.text)) }
  }

  @Test("? shows the sheet of keys over everything; Escape, ? or a click closes it")
  func sheet() throws {
    for size in [
      CGSize(width: 1180, height: 820), CGSize(width: 720, height: 560),
      CGSize(width: 1920, height: 1200),
    ] {
      let fixture = try Fixture(size: size)
      let sheet = try #require(
        fixture.content.controller.view.subviews.last { $0 is KeySheet })
      #expect(sheet.isHidden)
      fixture.key("/", modifiers: .shift)
      #expect(!sheet.isHidden)
      #expect(sheet.frame == CGRect(origin: .zero, size: size))
      // All of it is in the window.
      func check(_ view: UIView) {
        for child in view.subviews {
          let frame = child.convert(child.bounds, to: nil)
          #expect(
            sheet.bounds.contains(frame), "\(type(of: child)) \(frame) in \(size)")
          check(child)
        }
      }
      check(sheet)
      fixture.key("Escape")
      #expect(sheet.isHidden)
      #expect(!fixture.content.isFinished)
      fixture.key("F1")
      #expect(!sheet.isHidden)
      fixture.click(CGPoint(x: 10, y: 10))
      #expect(sheet.isHidden)
      fixture.key("?")
      fixture.key("?")
      #expect(sheet.isHidden)
    }
  }

  @Test("what is drawn over the canvas is not drawn over the sheet")
  func overlays() throws {
    let fixture = try Fixture()
    fixture.key("v")
    #expect(!fixture.overlay.isEmpty)
    fixture.key("?")
    #expect(fixture.overlay.isEmpty)
    fixture.key("Escape")
    #expect(!fixture.overlay.isEmpty)
  }

  @Test("with the sheet open the pointer does nothing to the canvas")
  func covered() throws {
    let fixture = try Fixture()
    fixture.key("?")
    fixture.down(180, 80)
    _ = fixture.drag(from: 80, speed: 600, frames: 12)
    #expect(fixture.phase == nil)
  }
}
