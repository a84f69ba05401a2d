import Foundation
import GlissadeDrawing
import Testing

@testable import Glissade
@testable import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeSandbox
@testable import UIKit

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
    let rig = try Rig()
    rig.key("v")
    #expect(texts(rig.overlay).contains("page.first  0, 0  375 × 667"))
    rig.down(180, 80)
    _ = rig.drag(from: 80, speed: 667, frames: 24)
    let top = (try #require(rig.pageTop) * 10).rounded() / 10
    #expect(texts(rig.overlay).contains { $0.hasPrefix("page.second  0, \(top)") })
    rig.key("v")
    #expect(texts(rig.overlay).isEmpty)
  }

  @Test("labels lie on the canvas, and none lies on another")
  func labels() throws {
    let rig = try Rig(Gallery.demo(named: "playground"))
    let commands = ViewOutlines(bounds: rig.canvas.scene.screen.bounds).commands(
      for: rig.canvas.scene)
    let frames = commands.compactMap { command -> CGRect? in
      if case .shape(let shape) = command { return shape.outline.rect }
      return nil
    }
    #expect(frames.count > 10)
    for (index, one) in frames.enumerated() {
      #expect(rig.canvas.scene.screen.bounds.insetBy(dx: -1, dy: -1).contains(one))
      for other in frames[(index + 1)...] { #expect(!one.intersects(other), "\(one) \(other)") }
    }
  }

  @Test("O draws where the page was in the last second, and keeps that at rest")
  func onion() throws {
    let rig = try Rig()
    rig.key("o")
    #expect(rig.overlay.isEmpty)
    rig.down(180, 80)
    let y = rig.drag(from: 80, speed: 500, frames: 30)
    // Half a second at twelve a second, a way and a dot for each.
    let drawn = count(rig.overlay) - 4
    #expect(drawn > 8 && drawn < 24, "\(drawn)")
    rig.up(180, y)
    rig.settle()
    #expect(count(rig.overlay) > 8)
    #expect(!rig.content.needsFrame)
    rig.key("o")
    #expect(rig.overlay.isEmpty)
  }

  @Test("O switched on after the movement still shows it")
  func onionAfterwards() throws {
    let rig = try Rig()
    rig.down(180, 80)
    rig.up(180, rig.drag(from: 80, speed: 900, frames: 12))
    rig.settle()
    rig.frames(30)
    rig.key("o")
    #expect(count(rig.overlay) > 8)
  }

  @Test("the picture and its hash know nothing of what is drawn over it")
  func noPartOfThePicture() throws {
    let (plain, drawn) = (try Rig(), try Rig())
    for key in ["o", "v"] { drawn.key(key) }
    plain.frames(2)
    for rig in [plain, drawn] {
      rig.down(180, 80)
      _ = rig.drag(from: 80, speed: 500, frames: 12)
    }
    #expect(plain.canvas.flatten().stableHash == drawn.canvas.flatten().stableHash)
  }
}
