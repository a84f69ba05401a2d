import Foundation
@testable import FlipCardDemo
import GlissadeRaster
import GlissadeTesting
import TestMaterial
import Testing

@MainActor @Suite("Flip card, as it looks")
struct FlipCardPictureTests {
  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("Fixtures")
  private nonisolated static let places = [
    (0.0, "0"), (1.0 / 6, "1-6"), (1.0 / 3, "1-3"), (0.5, "1-2"), (2.0 / 3, "2-3"), (1, "1"),
  ]

  private var isRecording: Bool {
    ProcessInfo.processInfo.environment["GLISSADE_RECORD"] == "1"
  }

  @Test(
    "2.2 M-32 turned back so far, the card is the picture that was looked at and approved",
    arguments: places)
  func picture(progress: Double, name: String) throws {
    let harness = Harness { DeckViewController() }
    guard PangoTextMeasurer(fonts: FontLibrary()).hasFamily("Inter") else {
      Issue.record("The pictures need the font Inter: install fonts-inter")
      return
    }
    harness.tap(at: CGPoint(x: 187, y: 333))
    harness.advanceUntilIdle()
    harness.mouseDown(at: CGPoint(x: 4, y: 300))
    harness.mouseMove(to: CGPoint(x: 14, y: 300))
    harness.advance(by: 1.0 / 60)
    harness.mouseMove(to: CGPoint(x: 14 + 200 * progress, y: 300))
    harness.advance(by: 1.0 / 60)
    try compare(harness, "flip-card-\(name)")
  }

  private func compare(_ harness: Harness, _ name: String) throws {
    let file = Self.folder.appendingPathComponent("\(name).png")
    guard FileManager.default.fileExists(atPath: file.path), !isRecording else {
      try harness.writePNG(to: file)
      Issue.record("\(name) was recorded: look at \(file.path), then run again")
      return
    }
    let folder = TemporaryFolder()
    let actual = folder.file("\(name).png")
    try harness.writePNG(to: actual)
    let decoder = SDLImageDecoder()
    let same = try decoder.decode(contentsOf: file) == decoder.decode(contentsOf: actual)
    if !same { folder.keep() }
    #expect(same, "compare \(file.path) with \(actual.path); GLISSADE_RECORD=1 records anew")
  }

  @Test("no picture is left over")
  func orphans() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasPrefix("flip-card-") }
    #expect(Set(files) == Set(Self.places.map { "flip-card-\($0.1).png" }))
  }
}
