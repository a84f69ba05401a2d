import Foundation
@testable import ThrowDemo
import GlissadeTesting
import TestMaterial
import Testing

@MainActor @Suite("Throw")
struct ThrowTests {
  let harness = Harness { ThrowViewController() }

  private var tile: CGRect { harness.frame(of: "tile") }
  private var middle: CGPoint { harness.center(of: "tile") }
  private let window = CGRect(x: 0, y: 0, width: 375, height: 667)

  /// Throws the tile from where it is along a vector, and releases it in full speed.
  private func fling(by distance: CGVector, over duration: Double) {
    let start = middle
    let end = CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)
    harness.drag(from: start, to: end, over: duration, rate: 1000, release: false)
    harness.send(.up(at: end, t: harness.now))
    harness.advance(by: Harness.frame)
  }

  @Test("it begins in a corner, within the safe area")
  func beginning() {
    #expect(tile == CGRect(x: 239, y: 491, width: 120, height: 160))
  }

  @Test("M-43 while it is dragged, the tile is where the pointer put it, in every frame")
  func follows() {
    let start = middle
    harness.mouseDown(at: start)
    harness.mouseMove(to: CGPoint(x: start.x - 5, y: start.y))
    harness.advance(by: Harness.frame)
    for step in 1...20 {
      let distance = CGVector(dx: -5 - 6 * Double(step), dy: -11 * Double(step))
      harness.mouseMove(to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy))
      harness.advance(by: Harness.frame)
      #expect(abs(middle.x - (start.x + distance.dx + 5)) < 1e-6)
      #expect(abs(middle.y - (start.y + distance.dy)) < 1e-6)
    }
  }

  @Test(
    "M-08 H-07 it flies into the corner nearest to where it would slide",
    arguments: [
      (CGVector(dx: -60, dy: -20), 0.06, CGPoint(x: 16, y: 491)),
      (CGVector(dx: -10, dy: -80), 0.08, CGPoint(x: 239, y: 16)),
      (CGVector(dx: -60, dy: -100), 0.08, CGPoint(x: 16, y: 16)),
      (CGVector(dx: -20, dy: -20), 0.3, CGPoint(x: 239, y: 491)),
    ])
  func corners(distance: CGVector, duration: Double, corner: CGPoint) {
    fling(by: distance, over: duration)
    #expect(harness.advanceUntilIdle())
    #expect(tile.origin == corner)
  }

  @Test("kept at rest before it is released, it goes to the corner it is nearest to")
  func held() {
    harness.drag(from: middle, to: CGPoint(x: 120, y: 500), over: 0.3, hold: 0.2)
    #expect(harness.advanceUntilIdle())
    #expect(tile.origin == CGPoint(x: 16, y: 491))
  }

  @Test(
    "H-01 M-44 released, it keeps the pointer's velocity along both axes",
    arguments: [
      CGVector(dx: -900, dy: -600), CGVector(dx: -300, dy: -2000), CGVector(dx: -1500, dy: -40),
      CGVector(dx: 0, dy: -1200),
    ])
  func keepsVelocity(velocity: CGVector) {
    let seconds = 0.08
    let end = CGPoint(
      x: middle.x + velocity.dx * seconds, y: middle.y + velocity.dy * seconds)
    harness.drag(from: middle, to: end, over: seconds, rate: 1000, release: false)
    harness.send(.up(at: end, t: harness.now))
    // The tile moves by itself from the last frame of the drag on (M-48).
    let start = middle
    harness.advance(by: Harness.frame)
    let size = hypot(velocity.dx, velocity.dy) / 60
    let x = middle.x - start.x - velocity.dx / 60
    let y = middle.y - start.y - velocity.dy / 60
    // A frame of 60 Hz is twice as long as the one of M-44.
    #expect(hypot(x, y) < 0.05 * size + 2, "off by \(x), \(y)")
  }

  @Test("L-09 L-12 touched in flight, it stops within a frame, where it is")
  func caught() {
    fling(by: CGVector(dx: -60, dy: -100), over: 0.06)
    harness.advance(by: 0.1)
    let place = middle
    harness.expectToCatch("tile", at: place)
    let shown = middle
    #expect(hypot(shown.x - place.x, shown.y - place.y) > 10)
    harness.mouseMove(to: CGPoint(x: place.x + 3, y: place.y + 2))
    harness.advance(by: Harness.frame)
    #expect(hypot(middle.x - shown.x - 3, middle.y - shown.y - 2) < 1e-6)
    harness.mouseUp(at: CGPoint(x: place.x + 3, y: place.y + 2))
    #expect(harness.advanceUntilIdle())
  }

  @Test("M-11 past the edge it resists, and taken hold of there it does not jump")
  func rubber() {
    let start = middle
    harness.drag(from: start, to: CGPoint(x: start.x + 104, y: start.y), over: 0.3, release: false)
    harness.advance(by: Harness.frame)
    let pulled = middle.x - start.x
    let band = RubberBand(extent: 375).offset(forPull: 100)
    #expect(abs(pulled - band) < 4)
    harness.mouseUp(at: CGPoint(x: start.x + 104, y: start.y))
    harness.advance(by: 0.1)
    #expect(middle.x > start.x + 2)
    let point = middle
    harness.expectToCatch("tile", at: point)
    let shown = middle
    harness.mouseMove(to: CGPoint(x: point.x - 1, y: point.y))
    harness.advance(by: Harness.frame)
    #expect(middle.x < shown.x)
    #expect(middle.x > shown.x - 1)
  }

  @Test("whatever it is thrown with, it stays in the window and comes to rest in the safe area")
  func stays() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<60 {
      let seconds = Double.random(in: 0.03...0.15, using: &random)
      let speed = Double.random(in: 0...9000, using: &random)
      let angle = Double.random(in: 0...(2 * .pi), using: &random)
      let distance = min(speed * seconds, 300)
      fling(by: CGVector(dx: distance * cos(angle), dy: distance * sin(angle)), over: seconds)
      // Held past the edge it may be anywhere; in flight it may not leave.
      var wasInside = window.contains(tile)
      harness.watch {
        #expect(!wasInside || window.insetBy(dx: -0.5, dy: -0.5).contains(tile))
        wasInside = wasInside || window.contains(tile)
      }
      #expect(window.insetBy(dx: 16, dy: 16).contains(tile))
    }
  }

  @Test("in a window of another size it is in the same corner", arguments: [0.0, 0.1])
  func resized(wait: Double) {
    fling(by: CGVector(dx: -60, dy: -20), over: 0.06)
    if wait > 0 { harness.advance(by: wait) } else { #expect(harness.advanceUntilIdle()) }
    harness.resize(to: CGSize(width: 200, height: 300))
    #expect(harness.advanceUntilIdle())
    #expect(tile.minX == 16)
    #expect(tile.maxY == 284)
    #expect(tile.width == 64)
  }

  @Test("O-03 two touches scale and turn the tile, which straightens when they end")
  func pinch() throws {
    let tile = try #require(harness.view("tile"))
    let middle = CGPoint(x: 187, y: 333)
    harness.pinch(at: middle, scale: 1.5, span: 200, release: false)
    let scale = hypot(tile.transform.a, tile.transform.b)
    #expect(scale > 1.35)
    #expect(scale < 1.5)
    harness.touchUp(1, at: CGPoint(x: 337, y: 333))
    harness.touchUp(2, at: CGPoint(x: 37, y: 333))
    harness.advanceUntilIdle()
    #expect(tile.transform == .identity)
    harness.rotate(at: middle, by: 0.6, span: 200, release: false)
    #expect(atan2(tile.transform.b, tile.transform.a) > 0.45)
    harness.loseFocus()
    harness.advanceUntilIdle()
    #expect(tile.transform == .identity)
    #expect(self.tile == CGRect(x: 239, y: 491, width: 120, height: 160))
  }

  @Test("O-03 however far the touches go, the tile stays between half and twice its size")
  func pinchLimits() throws {
    let tile = try #require(harness.view("tile"))
    let middle = CGPoint(x: 187, y: 333)
    harness.pinch(at: middle, scale: 8, span: 40, release: false)
    #expect(abs(hypot(tile.transform.a, tile.transform.b) - 2) < 1e-9)
    harness.touchMove(1, to: CGPoint(x: 188, y: 333))
    harness.touchMove(2, to: CGPoint(x: 186, y: 333))
    harness.advance(by: Harness.frame)
    #expect(abs(hypot(tile.transform.a, tile.transform.b) - 0.5) < 1e-9)
  }

  @Test("L-09 a tile that is caught while it straightens does not jump")
  func caughtWhileStraightening() throws {
    let tile = try #require(harness.view("tile"))
    harness.rotate(at: CGPoint(x: 187, y: 333), by: 1, span: 200)
    harness.advance(by: 2 * Harness.frame)
    let before = try #require(tile.layer.presentation()).transform
    harness.mouseDown(at: self.middle)
    harness.advance(by: Harness.frame)
    let after = tile.transform
    #expect(abs(after.a - before.m11) < 0.1)
    #expect(abs(after.b - before.m12) < 0.1)
    harness.mouseUp(at: self.middle)
    harness.advanceUntilIdle()
    #expect(tile.transform == .identity)
  }
}
