import Foundation
import GlissadeDrawing
import Testing
import UIKit

import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("What is drawn over the canvas") struct CanvasOverlayTests {
  private func texts(_ commands: [DrawCommand]) -> [String] {
    commands.flatMap { command -> [String] in
      switch command {
      case .text(let text): return [text.text]
      case .group(let group): return texts(group.commands)
      default: return []
      }
    }
  }

  private func count(_ commands: [DrawCommand]) -> Int {
    commands.reduce(0) {
      if case .group(let group) = $1 { return $0 + count(group.commands) }
      return $0 + 1
    }
  }

  @Test("V draws views with names and frames, those of the presented page, too")
  func outlines() throws {
    let fixture = try Fixture()
    fixture.key("v")
    #expect(texts(fixture.overlay).contains("page.first  0, 0  375 × 667"))
    fixture.down(180, 80)
    _ = fixture.drag(from: 80, speed: 667, frames: 24)
    let top = (try #require(fixture.pageTop) * 10).rounded() / 10
    #expect(
      texts(fixture.overlay).contains {
        $0.hasPrefix("page.second  0, \(ViewTree.Node.number(top))")
      })
    fixture.key("v")
    #expect(texts(fixture.overlay).isEmpty)
  }

  @Test("labels lie on the canvas, and none lies on another")
  func labels() throws {
    let fixture = try Fixture(Gallery.demo(named: "playground"))
    let commands = ViewOutlines(bounds: fixture.canvas.scene.screen.bounds).commands(
      for: fixture.canvas.scene)
    let frames = commands.compactMap { command -> CGRect? in
      if case .shape(let shape) = command { return shape.outline.rect }
      return nil
    }
    #expect(frames.count > 10)
    for (index, one) in frames.enumerated() {
      #expect(fixture.canvas.scene.screen.bounds.insetBy(dx: -1, dy: -1).contains(one))
      for other in frames[(index + 1)...] { #expect(!one.intersects(other), "\(one) \(other)") }
    }
  }

  @Test("O draws where the page was in the last second, and keeps that at rest")
  func onion() throws {
    let fixture = try Fixture()
    fixture.key("o")
    #expect(fixture.overlay.isEmpty)
    fixture.down(180, 80)
    let y = fixture.drag(from: 80, speed: 500, frames: 30)
    // Half a second at twelve a second, a line and a dot for each.
    let drawn = count(fixture.overlay) - 4
    #expect(drawn > 8, "\(drawn)")
    #expect(drawn < 24, "\(drawn)")
    fixture.up(180, y)
    fixture.settle()
    #expect(count(fixture.overlay) > 8)
    #expect(!fixture.content.needsFrame)
    fixture.key("o")
    #expect(fixture.overlay.isEmpty)
  }

  @Test("O switched on after the movement still shows it")
  func onionAfterwards() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: 900, frames: 12))
    fixture.settle()
    fixture.frames(30)
    fixture.key("o")
    #expect(count(fixture.overlay) > 8)
  }

  @Test("the picture and its hash know nothing of what is drawn over it")
  func noPartOfThePicture() throws {
    let (plain, drawn) = (try Fixture(), try Fixture())
    for key in ["o", "v"] { drawn.key(key) }
    plain.frames(2)
    for fixture in [plain, drawn] {
      fixture.down(180, 80)
      _ = fixture.drag(from: 80, speed: 500, frames: 12)
    }
    #expect(plain.canvas.flatten().stableHash == drawn.canvas.flatten().stableHash)
  }
}
