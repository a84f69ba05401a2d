import Foundation
import GlissadeGallery
import GlissadeGestures
import TestMaterial
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

/// Tests of the words and the small signs of the inspector.
@MainActor @Suite("Words of the inspector") struct SmallFaultTests {
  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
  }

  private func find(_ name: String, _ fixture: Fixture) throws -> UIView {
    let root = try #require(fixture.content.controller.view)
    return try #require(all(UIView.self, in: root).first { $0.accessibilityIdentifier == name })
  }

  private func click(_ name: String, _ fixture: Fixture) throws {
    let view = try find(name, fixture)
    let place = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    fixture.click(view.convert(place, to: nil))
  }

  @Test("T-07 each figure of the transition and the cost of frames say what they are")
  func hints() throws {
    let fixture = try Fixture()
    let rows = all(FigureRow.self, in: fixture.content.controller.inspector)
    #expect(rows.count == 6)
    #expect(Set(rows.compactMap { $0.hint?.text }).count == 6)
    let strip = try #require(all(CostStrip.self, in: fixture.content.controller.inspector).first)
    #expect(strip.hint != nil)
    let texts = strip.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts.contains("16.7 ms"))
    #expect(texts.contains("0"))
    // At rest the figures are folded away; those of a frame of the past are visible.
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    fixture.key(",")
    fixture.frames(2)
    let first = try #require(rows.first)
    fixture.point(at: first)
    fixture.frames(90)
    let drawn = fixture.overlay
    fixture.send(.move(to: CGPoint(x: 500, y: 5), t: fixture.now))
    fixture.frames(5)
    #expect(drawn != fixture.overlay)
  }

  @Test("the end of a recording names its file; its buttons copy the path and show the folder")
  func savedRecording() throws {
    let fixture = try Fixture()
    let folder = TemporaryFolder.ofProcess.url.appendingPathComponent("saved-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    fixture.content.recordingsFolder = folder
    var opened: [URL] = []
    fixture.content.openFolder = {
      opened.append($0)
      return opened.count == 1
    }
    fixture.key("r")
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    let saved = fixture.content.controller.canvas.share
    #expect(saved.isHidden)
    fixture.key("r")
    fixture.settle()
    #expect(!saved.isHidden)
    let file = try #require(saved.status.file)
    #expect(FileManager.default.fileExists(atPath: file.path))
    #expect(fixture.content.notice == "Recorded into \(file.lastPathComponent)")
    #expect(all(UILabel.self, in: saved).contains { $0.text == file.lastPathComponent })
    try click("share.copy", fixture)
    #expect(fixture.content.shellPasteboard.string == file.path)
    #expect(fixture.content.notice == "The path is copied.")
    try click("share.reveal", fixture)
    #expect(opened.map(\.path) == [folder.path])
    try click("share.reveal", fixture)
    #expect(fixture.content.notice == "No file manager opens \(folder.path).")
    try click("share.close", fixture)
    #expect(saved.isHidden)
  }

  @Test("the phases are names over one line, on which the present phase is marked")
  func phases() throws {
    let fixture = try Fixture()
    let line = try #require(all(PhaseLine.self, in: fixture.content.controller.inspector).first)
    let names = line.subviews.compactMap { $0 as? UILabel }
    #expect(names.map(\.text) == ["Interactive", "Animating", "Settling", "Finishing"])
    _ = try fixture.pull()
    fixture.frames(2)
    #expect(line.phase == "interactive")
    let places = names.map(\.frame)
    for (left, right) in zip(places, places.dropFirst()) { #expect(right.minX - left.maxX > 4) }
    #expect(abs((places.last?.maxX ?? 0) - line.bounds.width) < 1)
    #expect(all(UIControl.self, in: line).isEmpty)
    fixture.up(180, 380)
    fixture.frames(6)
    #expect(line.phase != "interactive")
    #expect(line.phase != nil)
    #expect(names.map(\.frame) == places)
  }

  @Test("a changed threshold is part of the rule, and the words before it stay")
  func threshold() throws {
    var readOut = ReadOut(rule: "It finishes past half.")
    #expect(readOut.ruleInForce == "It finishes past half.")
    readOut.changedThreshold = 0.4
    #expect(
      readOut.ruleInForce == "It finishes past half. The finish threshold is now 40 %.")
  }

  @Test("a tile of Playground moves freely after a release, and goes to no place")
  func playground() throws {
    let fixture = try Fixture(Gallery.demo(named: "playground"))
    fixture.settle()
    let tile = try #require(fixture.canvas.scene.viewStatuses["tile.1"]?.frame)
    let place = CGPoint(x: tile[0] + tile[2] / 2, y: tile[1] + tile[3] / 2)
    fixture.down(place.x, place.y)
    fixture.frames(2)
    for step in 1...8 {
      fixture.move(place.x, place.y - 6 * Double(step))
      fixture.frames(1)
    }
    #expect(fixture.readOut.decision == .coasts)
    #expect(ReadOut.name(of: .coasts) == "Moves freely")
    #expect(fixture.readOut.relativeVelocity == nil)
  }

  @Test("a drag between pages of Flip card does not show the rule of the flip")
  func pages() throws {
    let fixture = try Fixture(Gallery.demo(named: "flip-card"))
    fixture.settle()
    #expect(fixture.readOut.rule.contains("flip"))
    fixture.down(300, 250)
    fixture.frames(2)
    for step in 1...8 {
      fixture.move(300 - 15 * Double(step), 250)
      fixture.frames(1)
    }
    #expect(fixture.readOut.phase == "interactive")
    #expect(!fixture.readOut.rule.contains("flip"))
    #expect(fixture.readOut.decision == nil)
    fixture.up(180, 250)
    fixture.settle()
    #expect(fixture.readOut.rule.contains("flip"))
  }

  @Test("a shade that is dragged stays interactive when the pointer leaves it")
  func shade() throws {
    let fixture = try Fixture(Gallery.demo(named: "shade"))
    fixture.settle()
    fixture.down(180, 20)
    fixture.frames(2)
    for step in 1...10 {
      fixture.move(180, 20 + 30 * Double(step))
      fixture.frames(1)
    }
    for place in [(180.0, 600.0), (-60, 300), (500, 200), (180, -40), (180, 330)] {
      fixture.move(place.0, place.1)
      fixture.frames(8)
      #expect(fixture.readOut.phase == "interactive", "\(place)")
    }
    fixture.up(180, 330)
    fixture.settle()
  }
}
