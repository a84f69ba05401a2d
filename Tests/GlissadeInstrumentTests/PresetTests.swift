import Foundation
import GlissadeFiles
import GlissadeGallery
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument

/// Named sets of parameters, and the file that keeps them.
@MainActor @Suite("Presets of parameters") final class PresetTests {
  private let folder = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent(UUID().uuidString)
  private var file: URL { folder.appendingPathComponent("glissade/presets.json") }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A window after a drag, which uses the presets of the file.
  private func fixture() throws -> Fixture {
    let fixture = try Fixture(Gallery.demo(named: "pull-down"))
    fixture.content.presets.remember(in: file)
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: 900, frames: 12))
    fixture.settle()
    return fixture
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func view(_ name: String, _ fixture: Fixture) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == name { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(fixture.content.controller.inspector)
  }

  private func press(_ name: String, _ fixture: Fixture) throws {
    let button = try #require(view(name, fixture) as? TransportButton)
    fixture.content.shell.enter { button.onPress() }
    fixture.frames(2)
  }

  private func save(_ name: String, _ fixture: Fixture) throws {
    let field = try #require(view("presets.name", fixture))
    fixture.content.shell.enter { _ = field.becomeFirstResponder() }
    for character in name { fixture.key(character == " " ? "Space" : "\(character)") }
    fixture.key("Return")
    fixture.frames(2)
  }

  private func texts(_ fixture: Fixture) -> String {
    func collect(_ view: UIView) -> [String] {
      if view.isHidden { return [] }
      return ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(collect)
    }
    return collect(fixture.content.controller.inspector.presets).joined(separator: "\n")
  }

  @Test("T-12 a preset is saved by a name, and applied in another window, where it can be undone")
  func save() throws {
    let first = try fixture()
    first.content.tune(.springDamping, to: 0.6)
    first.content.tune(.springResponse, to: 0.35)
    try press("presets.toggle", first)
    try save("Soft one", first)
    #expect(first.content.notice == "Saved as “Soft one”.")
    let second = try fixture()
    try press("presets.toggle", second)
    try press("preset.Soft one", second)
    #expect(second.content.parameters.current == [.springDamping: 0.6, .springResponse: 0.35])
    #expect(second.canvas.parameters == ["springDamping": 0.6, "springResponse": 0.35])
    second.key("z", modifiers: .control)
    #expect(second.content.parameters.current.isEmpty)
    try press("preset.Soft one.remove", second)
    #expect(view("preset.Soft one", second) == nil)
    #expect(try ParameterPresets.read(file).names.isEmpty)
  }

  @Test("T-12 keys that are typed into the name reach nothing else")
  func keys() throws {
    let fixture = try fixture()
    let starts = fixture.canvas
    fixture.content.tune(.springDamping, to: 0.6)
    try press("presets.toggle", fixture)
    try save("la", fixture)
    #expect(fixture.canvas === starts)
    #expect(!fixture.content.mode.isLooping)
    #expect(fixture.content.parameters.selected == .a)
    #expect(try ParameterPresets.read(file).names == ["la"])
  }

  @Test("T-12 without changed values nothing is saved, and a sentence says so")
  func nothing() throws {
    let fixture = try fixture()
    try press("presets.toggle", fixture)
    try save("none", fixture)
    #expect(fixture.content.notice == "No parameter was changed that a preset could keep.")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("T-12 a damaged file is named in the pane, stays as it is, and the window keeps the preset")
  func damaged() throws {
    try write("{\"Soft\": {\"springDamping\": 0.6")
    let fixture = try fixture()
    fixture.content.tune(.springDamping, to: 0.8)
    try press("presets.toggle", fixture)
    #expect(texts(fixture).contains("is no list of presets"))
    try save("Mine", fixture)
    #expect(texts(fixture).contains("The change lasts as long as this window."))
    #expect(try String(contentsOf: file, encoding: .utf8) == "{\"Soft\": {\"springDamping\": 0.6")
    fixture.content.tune(.springDamping, to: nil)
    try press("preset.Mine", fixture)
    #expect(fixture.content.parameters.current == [.springDamping: 0.8])
  }

  @Test("T-12 a file that cannot be written is named in the pane, and the window keeps the preset")
  func unwritable() throws {
    // A file cannot be made in a folder that is a file.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("glissade"))
    let fixture = try fixture()
    fixture.content.tune(.springDamping, to: 0.8)
    try press("presets.toggle", fixture)
    try save("Mine", fixture)
    #expect(texts(fixture).contains("The change lasts as long as this window."))
    #expect(view("preset.Mine", fixture) != nil)
  }

  @Test("T-12 what another window or a later version has written stays in the file")
  func merge() throws {
    try write("{\"Old\": {\"springDamping\": 9, \"laterName\": 3, \"panSlop\": 7}}")
    let fixture = try fixture()
    fixture.content.tune(.springDamping, to: 0.8)
    try write(
      "{\"Old\": {\"springDamping\": 9, \"laterName\": 3, \"panSlop\": 7}, \"New\": {}}")
    try press("presets.toggle", fixture)
    try save("Mine", fixture)
    let kept = try ParameterPresets.read(file)
    #expect(kept.names == ["Mine", "New", "Old"])
    #expect(kept.values(of: "Old") == ["springDamping": 9, "laterName": 3, "panSlop": 7])
    // Values out of range are limited.
    #expect(kept.parameters(of: "Old") == [.springDamping: 2, .panSlop: 7])
  }

  @Test("T-12 the presets lie in the desktop's folder of settings")
  func folderOfSettings() {
    #expect(
      ParameterPresets.file(in: ["XDG_CONFIG_HOME": "/tmp/c"])?.path
        == "/tmp/c/glissade/presets.json")
    #expect(ParameterPresets.file(in: [:]) == nil)
  }
}
