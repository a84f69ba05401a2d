import Foundation
import GlissadeDrawing
import TestMaterial
import Testing

@testable import GlissadeRaster

@Suite struct GoldenTests {
  private static let fonts = FontLibrary()
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  private var isRecording: Bool {
    ProcessInfo.processInfo.environment["GLISSADE_RECORD"] == "1"
  }

  private static func file(_ name: String) -> URL {
    folder.appendingPathComponent("\(name).png")
  }

  @Test(
    "M-33 what is painted is the picture that was looked at and approved",
    arguments: GoldenScene.all)
  func picture(_ scene: GoldenScene) throws {
    let measurer = PangoTextMeasurer(fonts: Self.fonts)
    for family in scene.fonts where !measurer.hasFamily(family) {
      let packages = "fonts-inter, fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji"
      Issue.record("\(scene.name) needs the font \(family): install \(packages)")
      return
    }
    let surface = Painting.paint(scene.list, fonts: Self.fonts)
    let file = Self.file(scene.name)
    guard FileManager.default.fileExists(atPath: file.path), !isRecording else {
      try PNGWriter.write(surface, to: file)
      Issue.record("\(scene.name) was recorded: look at \(file.path), then run again")
      return
    }
    let golden = try SDLImageDecoder().decode(contentsOf: file)
    let difference = Painting.difference(golden, surface.makeImage())
    if difference > 0 {
      let folder = TemporaryFolder()
      folder.keep()
      let actual = folder.file("\(scene.name).png")
      try PNGWriter.write(surface, to: actual)
      let advice = "compare \(actual.path); GLISSADE_RECORD=1 records anew"
      Issue.record("\(scene.name) differs by up to \(difference)/255 from \(file.path): \(advice)")
    }
  }

  @Test("no picture is left over from a scene that is gone")
  func orphans() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let names = Set(files.filter { $0.hasSuffix(".png") }.map { $0.dropLast(4) }.map(String.init))
    #expect(names.subtracting(GoldenScene.all.map(\.name)).isEmpty)
    #expect(Set(GoldenScene.all.map(\.name)).count == GoldenScene.all.count)
  }
}
