import Foundation
import GlissadeGallery
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

/// Tests of the headline with every demo: during a drag, after its release, and at rest.
@MainActor @Suite("The headline names what moves") struct HeadlineTests {
  private func texts(_ fixture: Fixture) -> [String] {
    func collect(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(collect)
    }
    return collect(fixture.content.controller.inspector)
  }

  /// Returns whether a named view moves by more than a point between two frames.
  private func moves(_ before: [String: FrameTrace.ViewStatus], _ fixture: Fixture) -> Bool {
    fixture.canvas.scene.viewStatuses.contains { name, status in
      guard let old = before[name]?.frame else { return false }
      return zip(old, status.frame).contains { abs($0 - $1) > 1 }
    }
  }

  @Test(
    "T-09 no demo is at rest while a view moves, and each is at rest in the end",
    arguments: Gallery.demos.map(\.name))
  func atRest(name: String) throws {
    let fixture = try Fixture(Gallery.demo(named: name))
    var wrong: [String] = []
    var moving = 0
    func check(_ phase: String) {
      let before = fixture.canvas.scene.viewStatuses
      fixture.frames(1)
      guard moves(before, fixture) else { return }
      moving += 1
      // While the canvas moves, figures are redrawn at intervals of four frames.
      if moving > 5, texts(fixture).contains("At rest") { wrong.append(phase) }
    }
    fixture.settle()
    // An upward and a downward stroke at the lower edge, at the upper edge, and in the middle.
    for (start, end) in [(650.0, 300.0), (20, 400), (330, 120), (330, 560)] {
      fixture.down(180, start)
      fixture.frames(1)
      moving = 0
      for step in 1...14 {
        fixture.move(180, start + (end - start) * Double(step) / 14)
        check("drag from \(start)")
      }
      fixture.up(180, end)
      moving = 0
      for _ in 0..<600 where fixture.content.needsFrame { check("after \(start)") }
    }
    for _ in 0..<1200 where fixture.content.needsFrame { fixture.frames(1) }
    #expect(wrong.isEmpty, "\(name): \(Set(wrong).sorted())")
    #expect(texts(fixture).contains("At rest"), "\(name)")
  }

  @Test("T-09 a dragged view that is held still is named until its release, without a speed")
  func held() throws {
    let fixture = try Fixture(Gallery.demo(named: "throw"))
    fixture.settle()
    let tile = try #require(fixture.canvas.scene.viewStatuses["tile"]).frame
    let (x, y) = (tile[0] + tile[2] / 2, tile[1] + tile[3] / 2)
    fixture.down(x, y)
    for step in 1...12 {
      fixture.move(x - Double(step) * 10, y)
      fixture.frames(1)
    }
    fixture.frames(60)
    let watch = fixture.content.curves.watch
    let held = try #require(watch.motion(at: fixture.canvas.time, isMoving: false))
    #expect(held.view == "tile")
    #expect(held.speed == 0)
    #expect(held.subtitle == "dragged")
    #expect(texts(fixture).contains(held.title))
    #expect(!texts(fixture).contains("At rest"))
    fixture.up(x - 120, y)
    fixture.frames(4)
    fixture.settle()
    #expect(texts(fixture).contains("At rest"))
  }
}
