import GlissadeGallery
import GlissadeGestures
import TestMaterial
import Testing
import UIKit

@testable import GlissadeInstrument
@testable import GlissadeSandbox

/// Tests that nothing of a demo is kept when another one takes its place, whatever its state.
@MainActor @Suite struct SwitchingTests {
  /// An object that should be released, and a description of it.
  private struct Watched {
    weak var object: AnyObject?
    var name: String
  }

  /// The canvas with its scene, controllers, views and recognizers.
  private func watch(_ fixture: Fixture) -> [Watched] {
    var found: [Watched] = []
    func add(_ object: AnyObject) {
      let name = "\(fixture.canvas.subject.name): \(type(of: object))"
      found.append(Watched(object: object, name: name))
    }
    func add(tree view: UIView) {
      add(view)
      for recognizer in view.gestureRecognizers ?? [] { add(recognizer) }
      for subview in view.subviews { add(tree: subview) }
    }
    func add(controllers controller: UIViewController) {
      add(controller)
      for child in controller.children { add(controllers: child) }
      if let presented = controller.presentedViewController { add(controllers: presented) }
    }
    add(fixture.canvas)
    add(fixture.canvas.scene)
    for window in fixture.canvas.scene.windows {
      add(tree: window)
      if let root = window.rootViewController { add(controllers: root) }
    }
    return found
  }

  /// A stroke or a click, and some of the frames that follow from it.
  private func touch(_ fixture: Fixture, _ random: inout SeededGenerator) {
    var (x, y) = (
      Double.random(in: 5...370, using: &random), Double.random(in: 5...660, using: &random)
    )
    fixture.down(x, y)
    fixture.frames(2)
    if Bool.random(using: &random) {
      let (dx, dy) = (
        Double.random(in: -25...25, using: &random), Double.random(in: -30...30, using: &random)
      )
      for _ in 0..<Int.random(in: 2...15, using: &random) {
        x += dx
        y += dy
        fixture.move(x, y)
        fixture.frames(1)
      }
    }
    if Int.random(in: 0..<4, using: &random) > 0 { fixture.up(x, y) }
    fixture.frames(Int.random(in: 0...20, using: &random))
  }

  @Test(
    "a demo that is replaced in mid-transition is released", arguments: Gallery.demos.map(\.name))
  func released(name: String) throws {
    let demo = try #require(Gallery.demo(named: name))
    let fixture = try Fixture(demo)
    let fallback = try #require(Gallery.demos.first).subject
    // With nine demos these are more than fifty changes.
    for seed in 0..<8 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      fixture.content.load(demo.subject)
      fixture.frames(3)
      for _ in 0..<Int.random(in: 1...3, using: &random) { touch(fixture, &random) }
      let watched = watch(fixture)
      fixture.content.load(fallback)
      fixture.frames(3)
      let kept = watched.filter { $0.object != nil }.map(\.name)
      #expect(kept.isEmpty, "seed \(seed)")
      if !kept.isEmpty { break }
    }
  }

  @Test("a run that is continued from the past releases the one before it")
  func continued() throws {
    let fixture = try Fixture()
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      touch(fixture, &random)
      touch(fixture, &random)
      let watched = watch(fixture)
      fixture.key(",", modifiers: .shift)
      fixture.key("Space")
      fixture.frames(3)
      let kept = watched.filter { $0.object != nil }.map(\.name)
      #expect(kept.isEmpty)
    }
  }

  @Test("a replay releases the run before it")
  func replayed() throws {
    let fixture = try Fixture()
    var random = SeededGenerator(seed: 11)
    for _ in 0..<10 {
      touch(fixture, &random)
      let watched = watch(fixture)
      fixture.content.toggleReplay()
      fixture.frames(20)
      fixture.canvas.takeOver()
      fixture.frames(3)
      let kept = watched.filter { $0.object != nil }.map(\.name)
      #expect(kept.isEmpty)
    }
  }
}
