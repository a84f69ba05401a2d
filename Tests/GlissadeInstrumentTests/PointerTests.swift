import Foundation
import GlissadeDrawing
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInstrument
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
      let fixture = try Fixture(size: size)
      let canvas = fixture.panes.canvas
      #expect(fixture.overlay.isEmpty)
      let place = CGPoint(x: canvas.midX, y: canvas.midY)
      fixture.send(.down(at: place, t: fixture.now))
      #expect(
        boxes(fixture.overlay).contains {
          abs($0.midX - place.x) < 0.01 && abs($0.midY - place.y) < 0.01
        })
      fixture.send(.up(at: place, t: fixture.now))
      #expect(fixture.overlay.isEmpty)
    }
  }

  @Test("the dot is drawn over the canvas and is no part of its picture")
  func noPartOfThePicture() throws {
    let fixture = try Fixture()
    fixture.settle()
    let picture = fixture.canvas.flatten().stableHash
    fixture.down(180, 300)
    fixture.frames(1)
    #expect(!fixture.overlay.isEmpty)
    #expect(fixture.canvas.flatten().stableHash == picture)
  }

  @Test(
    "the trail is what the pointer did in the last tenth of a second of real time, at any speed")
  func trail() throws {
    for speed in [1, 0.1] {
      let fixture = try Fixture(speed: speed)
      fixture.down(180, 80)
      _ = fixture.drag(from: 80, speed: 600, frames: 30)
      let trail = fixture.canvas.pointer.trail(at: fixture.now)
      #expect(trail.allSatisfy { (0..<1).contains($0.age) })
      #expect((11...13).contains(trail.count))
      let distance = try #require(trail.last).place.y - (try #require(trail.first).place.y)
      #expect(abs(distance - 60) < 11)
      fixture.frames(7)
      #expect(fixture.canvas.pointer.trail(at: fixture.now).count <= 1)
    }
  }

  @Test("H-07 the landing point is the pointer's place and its projected velocity")
  func landing() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    let y = fixture.drag(from: 80, speed: 400, frames: 20)
    let landing = try #require(fixture.canvas.pointer.landing(at: fixture.canvas.time))
    #expect(abs(landing.y - (y + 399.6 * 0.499)) < 3)
    #expect(landing.x == 180)
    let ring = fixture.place(180, Double(landing.y))
    #expect(
      boxes(fixture.overlay).contains {
        abs($0.midY - ring.y) < 0.01 && abs($0.midX - ring.x) < 0.01
      })
    fixture.frames(8)
    #expect(fixture.canvas.pointer.landing(at: fixture.canvas.time) == nil)
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

  @Test("what moves while time is paused keeps its velocity and is where the pointer is")
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

  @Test("O-04 with Alt both touches are shown over the canvas, and a press is two touches there")
  func secondTouch() throws {
    let fixture = try Fixture()
    fixture.settle()
    func send(_ event: InputEvent, _ modifiers: InputEvent.Modifiers) {
      var event = event
      event.modifiers = modifiers
      fixture.send(event)
      fixture.settle()
    }
    let place = fixture.place(100, 80)
    send(.move(to: place, t: fixture.now, button: 0), .alternate)
    let shown = boxes(fixture.canvas.overlay([], pointer: nil)).map {
      CGPoint(x: $0.midX, y: $0.midY)
    }
    #expect(shown.contains(CGPoint(x: 100, y: 80)))
    #expect(shown.contains(CGPoint(x: 275, y: 587)))
    send(.down(at: place, t: fixture.now), .alternate)
    #expect(fixture.canvas.pointer.places.count == 2)
    send(.up(at: place, t: fixture.now), .alternate)
    #expect(fixture.canvas.pointer.place == nil)
    send(.move(to: CGPoint(x: 3, y: 3), t: fixture.now, button: 0), .alternate)
    #expect(fixture.canvas.overlay([], pointer: nil).isEmpty)
    send(.move(to: place, t: fixture.now, button: 0), [])
    #expect(fixture.canvas.overlay([], pointer: nil).isEmpty)
  }
}
