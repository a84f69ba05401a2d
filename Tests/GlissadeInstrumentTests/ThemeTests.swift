import Foundation
import GlissadeDrawing
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("The theme of the panes") struct ThemeTests {
  /// Brings a fixture into a state in which all kinds of panes show something.
  private func use(_ fixture: Fixture, _ tab: InspectorPane.Tab) throws {
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    fixture.content.controller.inspector.show(tab)
    fixture.settle()
  }

  @Test(
    "T-05 a change of the desktop's style applies at once, as if the window had opened in it",
    arguments: InspectorPane.Tab.allCases)
  func change(tab: InspectorPane.Tab) throws {
    let (changed, light) = (try Fixture(), try Fixture(style: .light))
    try use(changed, tab)
    try use(light, tab)
    let dark = try #require(changed.shown).stableHash
    #expect(try #require(light.shown).stableHash != dark)
    changed.content.setStyle(.light)
    changed.frames(1)
    changed.settle()
    #expect(try #require(changed.shown).stableHash == #require(light.shown).stableHash)
    changed.content.setStyle(.dark)
    changed.settle()
    #expect(try #require(changed.shown).stableHash == dark)
  }

  @Test("T-05 the program's picture is the same in both themes")
  func canvas() throws {
    let (dark, light) = (try Fixture(), try Fixture(style: .light))
    let pictures = [dark, light].map { $0.canvas.picture?.stableHash }
    #expect(pictures[0] != nil)
    #expect(pictures[0] == pictures[1])
    #expect(light.canvas.scene.traitCollection.userInterfaceStyle == .light)
    #expect(dark.canvas.scene.traitCollection.userInterfaceStyle == .light)
    #expect(dark.content.shell.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("T-05 a change of the style interrupts nothing, and at rest it draws one frame")
  func quiet() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    _ = fixture.drag(from: 80, speed: 600, frames: 12)
    let progress = try #require(fixture.progress)
    fixture.content.setStyle(.light)
    fixture.frames(2)
    #expect(fixture.progress == progress)
    fixture.settle()
    #expect(!fixture.content.needsFrame)
  }
}
