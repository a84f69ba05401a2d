import Foundation
@testable import StackDemo
import GlissadeGallery
import GlissadeTesting
import Testing

@MainActor @Suite("Stack")
struct StackTests {
  let harness = Harness { HerbariumViewController.makeStack() }

  private var stack: UINavigationController {
    harness.window.rootViewController as! UINavigationController
  }
  private static let rest = CGRect(x: 0, y: 44, width: 375, height: 623)

  private func tap(_ name: String) {
    harness.tap(at: harness.center(of: name))
    #expect(harness.advanceUntilIdle())
  }

  private func frame() { harness.advance(by: Harness.frame) }

  private func expectSound() {
    #expect(!harness.log.contains { $0.hasPrefix("warning") || $0.hasPrefix("violation") })
  }

  @Test("a tile leads to its page, a row to the next, All back to the list")
  func deeper() {
    #expect(harness.frame(of: "page.list") == Self.rest)
    tap("tile.poppy")
    #expect(harness.frame(of: "page.plant") == Self.rest)
    #expect(stack.topViewController?.title == "Corn poppy")
    tap("row.capsule")
    #expect(harness.frame(of: "page.part") == Self.rest)
    #expect(stack.viewControllers.count == 3)
    tap("button.all")
    #expect(harness.frame(of: "page.list") == Self.rest)
    #expect(stack.viewControllers.count == 1)
    expectSound()
  }

  @Test("a tile is its page's upper part in small: a zoom starts without a jump")
  func sheet() {
    let tile = harness.frame(of: "tile.fern")
    let small = PlantSheet(tile: tile.width)
    let page = PlantSheet(page: Self.rest.size)
    let scale = tile.width / 375
    #expect(abs(small.pictureHeight - page.pictureHeight * scale) < 0.5)
    #expect(abs(small.name.minY - page.name.minY * scale) < 0.5)
    #expect(abs(small.nameSize - page.nameSize * scale) < 0.1)
    tap("button.zoom")
    let resting = harness.frame(of: "tile.fern")
    harness.tap(at: harness.center(of: "tile.fern"))
    let first = harness.frame(of: "zoom")
    #expect(abs(first.minX - resting.minX) < 1)
    #expect(abs(first.width - resting.width) < 1)
  }

  @Test("L-12 a zoom is caught by a touch, and only touched it continues")
  func caught() {
    tap("button.zoom")
    harness.tap(at: harness.center(of: "tile.oak"))
    for _ in 0..<5 { frame() }
    harness.expectToCatch("zoom", at: CGPoint(x: 187, y: 400))
    harness.mouseUp(at: CGPoint(x: 187, y: 400))
    #expect(harness.advanceUntilIdle())
    #expect(harness.frame(of: "page.plant") == Self.rest)
    #expect(harness.view("zoom") == nil)
    expectSound()
  }

  @Test("a drag down shrinks the page, 300 points all of it; released past the middle it goes")
  func draggedDown() {
    tap("button.zoom")
    tap("tile.fern")
    for (distance, goes) in [(100.0, false), (200, true)] {
      harness.mouseDown(at: CGPoint(x: 187, y: 150))
      harness.mouseMove(to: CGPoint(x: 187, y: 156))
      frame()
      for step in 1...20 {
        harness.mouseMove(to: CGPoint(x: 187, y: 156 + distance * Double(step) / 20))
        frame()
        let part = distance * Double(step) / 20 / 300
        let tile = 163.5
        #expect(abs(harness.frame(of: "zoom").width - (375 + (tile - 375) * part)) < 1e-6)
      }
      for _ in 0..<6 { frame() }
      harness.mouseUp(at: CGPoint(x: 187, y: 156 + distance))
      #expect(harness.advanceUntilIdle())
      #expect(stack.viewControllers.count == (goes ? 1 : 2))
      #expect(harness.view("zoom") == nil)
      #expect(harness.frame(of: goes ? "page.list" : "page.plant") == Self.rest)
    }
    expectSound()
  }

  @Test("K-01 the pull from the edge drives the zoom, too, and the tile is there again afterwards")
  func edge() {
    tap("button.zoom")
    tap("tile.clover")
    harness.drag(
      from: CGPoint(x: 4, y: 300), to: CGPoint(x: 290, y: 300), over: 0.4, hold: 0.2, release: false
    )
    #expect(harness.frame(of: "zoom").width < 260)
    harness.mouseUp(at: CGPoint(x: 290, y: 300))
    #expect(harness.advanceUntilIdle())
    #expect(stack.viewControllers.count == 1)
    #expect(harness.view("tile.clover")?.isHidden == false)
    expectSound()
  }

  @Test("L-04 a zoom reverted leaves everything as it was")
  func takenBack() {
    tap("button.zoom")
    tap("tile.fern")
    let page = harness.view("page.plant")
    let before = page.map {
      "\($0.frame) \($0.transform) \($0.bounds) \(String(describing: $0.superview))"
    }
    harness.drag(from: CGPoint(x: 187, y: 150), to: CGPoint(x: 187, y: 210), over: 0.3, hold: 0.2)
    #expect(harness.advanceUntilIdle())
    let after = page.map {
      "\($0.frame) \($0.transform) \($0.bounds) \(String(describing: $0.superview))"
    }
    #expect(before == after)
    expectSound()
  }

  @Test("the release rule predicts the outcome of a release", arguments: [60.0, 120, 240])
  func rule(distance: CGFloat) throws {
    let rule = try #require(Gallery.demo(named: "stack")?.releaseRule)
    tap("tile.fern")
    #expect(rule.release(stack) == nil)
    #expect(rule.distance(stack) == 375)
    harness.drag(
      from: CGPoint(x: 4, y: 300), to: CGPoint(x: 4 + distance, y: 300), over: 0.2, release: false)
    let release = try #require(rule.release(stack))
    harness.mouseUp(at: CGPoint(x: 4 + distance, y: 300))
    #expect(harness.advanceUntilIdle())
    #expect((release.outcome == .finishes) == (stack.viewControllers.count == 1))
  }

  @Test(
    "any size has a list to read and a page to show",
    arguments: [
      CGSize(width: 200, height: 200), CGSize(width: 700, height: 500),
    ])
  func sizes(size: CGSize) {
    harness.resize(to: size)
    #expect(harness.advanceUntilIdle())
    harness.tap(at: harness.center(of: "tile.fern"))
    #expect(harness.advanceUntilIdle())
    #expect(
      harness.frame(of: "page.plant")
        == CGRect(x: 0, y: 44, width: size.width, height: size.height - 44))
    expectSound()
  }
}
