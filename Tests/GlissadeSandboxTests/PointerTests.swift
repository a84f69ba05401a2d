import Foundation
import GlissadeDrawing
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeSandbox

@Suite @MainActor struct PointerTests {
  private func boxes(_ commands: [DrawCommand]) -> [CGRect] {
    commands.flatMap { command -> [CGRect] in
      guard case .group(let group) = command else { return [command.bounds] }
      return group.commands.map(\.bounds)
    }
  }

  @Test("the dot is where the pointer is while it is pressed, and only then")
  func dot() throws {
    for size in [CGSize(width: 1180, height: 820), CGSize(width: 720, height: 560)] {
      let rig = try Rig(size: size)
      let canvas = rig.panes.canvas
      #expect(rig.overlay.isEmpty)
      let place = CGPoint(x: canvas.midX, y: canvas.midY)
      rig.send(.down(at: place, t: rig.now))
      #expect(
        boxes(rig.overlay).contains {
          abs($0.midX - place.x) < 0.01 && abs($0.midY - place.y) < 0.01
        })
      rig.send(.up(at: place, t: rig.now))
      #expect(rig.overlay.isEmpty)
    }
  }

  @Test("the dot is drawn over the canvas and is no part of its picture")
  func noPartOfThePicture() throws {
    let rig = try Rig()
    rig.settle()
    let picture = rig.canvas.flatten().stableHash
    rig.down(180, 300)
    rig.frames(1)
    #expect(!rig.overlay.isEmpty)
    #expect(rig.canvas.flatten().stableHash == picture)
  }

  @Test("the trail is what the hand did in the last tenth of a second of real time, at any speed")
  func trail() throws {
    for speed in [1, 0.1] {
      let rig = try Rig(speed: speed)
      rig.down(180, 80)
      _ = rig.drag(from: 80, speed: 600, frames: 30)
      let trail = rig.canvas.pointer.trail(at: rig.now)
      #expect(trail.allSatisfy { (0..<1).contains($0.age) })
      #expect((11...13).contains(trail.count))
      let way = try #require(trail.last).place.y - (try #require(trail.first).place.y)
      #expect(abs(way - 60) < 11)
      rig.frames(7)
      #expect(rig.canvas.pointer.trail(at: rig.now).count <= 1)
    }
  }

  @Test("H-07 the landing point is the pointer's place and its projected velocity")
  func landing() throws {
    let rig = try Rig()
    rig.down(180, 80)
    let y = rig.drag(from: 80, speed: 400, frames: 20)
    let landing = try #require(rig.canvas.pointer.landing(at: rig.canvas.time))
    #expect(abs(landing.y - (y + 399.6 * 0.499)) < 3)
    #expect(landing.x == 180)
    let ring = rig.place(180, Double(landing.y))
    #expect(
      boxes(rig.overlay).contains { abs($0.midY - ring.y) < 0.01 && abs($0.midX - ring.x) < 0.01 })
    rig.frames(8)
    #expect(rig.canvas.pointer.landing(at: rig.canvas.time) == nil)
  }

  @Test("a landing point outside the canvas is shown at its edge, in its true direction")
  func clamped() throws {
    var pointer = PointerWatch()
    for index in 0...10 {
      let place = CGPoint(x: 100 + Double(index) * 10, y: 100 + Double(index) * 20)
      let t = Double(index) / 125
      pointer.record(
        index == 0 ? .down(at: place, t: t) : .move(to: place, t: t), wall: t, isTimePaused: false)
    }
    let canvas = CGRect(x: 0, y: 0, width: 375, height: 667)
    let overlay = PointerOverlay(canvas: canvas, radius: 16, transform: .identity)
    let shown = boxes(overlay.commands(for: pointer, wall: 0.08, time: 0.08))
    let ring = try #require(shown.last { $0.width == 5 })
    #expect(canvas.insetBy(dx: 10, dy: 10).contains(CGPoint(x: ring.midX, y: ring.midY)))
    #expect(abs((ring.midY - 300) / (ring.midX - 200) - 2) < 0.05)
  }

  @Test("what moves while time stands keeps its velocity and is where the pointer is")
  func displaced() {
    var pointer = PointerWatch()
    pointer.record(.down(at: .zero, t: 0), wall: 0, isTimePaused: false)
    for index in 1...8 {
      let t = Double(index) / 125
      pointer.record(.move(to: CGPoint(x: 0, y: 500 * t), t: t), wall: t, isTimePaused: false)
    }
    let velocity = pointer.velocity(at: 0.064)
    pointer.record(.move(to: CGPoint(x: 50, y: 300), t: 0.064), wall: 2, isTimePaused: true)
    #expect(abs(pointer.velocity(at: 0.064).dy - velocity.dy) < 1e-6)
    #expect(abs(velocity.dy - 500) < 1)
    #expect(pointer.place == CGPoint(x: 50, y: 300))
    pointer.record(.focus(false, t: 0.07), wall: 2.1, isTimePaused: true)
    #expect(pointer.place == nil)
    #expect(pointer.velocity(at: 0.07) == .zero)
  }
}
