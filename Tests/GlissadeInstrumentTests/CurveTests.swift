import Foundation
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeInstrument

/// The curves below the canvas, and the points by which they are pulled.
@MainActor @Suite struct CurveTests {
  private func fixture(_ demo: String = "pull-down") throws -> Fixture {
    try Fixture(Gallery.demo(named: demo), size: CGSize(width: 1180, height: 820))
  }

  private func dragged(_ demo: String = "pull-down") throws -> Fixture {
    let fixture = try fixture(demo)
    fixture.down(180, 60)
    fixture.frames(1)
    fixture.up(180, fixture.drag(from: 60, speed: 900, frames: 20))
    fixture.settle()
    return fixture
  }

  private func plot(_ fixture: Fixture) -> CurvePlot { fixture.content.controller.curves }

  /// The point of a handle in the window.
  private func handle(_ handle: CurveContent.Handle, _ fixture: Fixture) throws -> CGPoint {
    let plot = plot(fixture)
    return plot.convert(try #require(plot.location(of: handle)), to: nil)
  }

  /// Presses at a point of the window, moves by a distance in steps, and releases.
  private func pull(_ fixture: Fixture, from start: CGPoint, by distance: CGVector) {
    fixture.send(.move(to: start, t: fixture.now))
    fixture.send(.down(at: start, t: fixture.now))
    for step in 1...10 {
      let part = Double(step) / 10
      let place = CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part)
      fixture.send(.move(to: place, t: fixture.now))
    }
    let end = CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)
    fixture.send(.up(at: end, t: fixture.now))
  }

  @Test("T-10 the page's curve has the first lane, with words at its release and at its rest")
  func lanes() throws {
    let fixture = try dragged()
    let content = plot(fixture).shown
    #expect(content.curves.first?.key == .init(view: "page.second", property: .y))
    let figures = try #require(content.figures)
    #expect(figures.peak == nil)
    #expect(figures.target - figures.start.value > 600)
    let time = try #require(figures.settlingTime)
    #expect(time > 0.2)
    #expect(time < 0.6)
    let words = plot(fixture).labels.map(\.text)
    #expect(words.contains("page.second"))
    #expect(words.contains { $0.hasPrefix("at rest after 0.") })
    #expect(words.contains { $0.hasPrefix("released, ") })
    #expect(words.contains("100 %"))
  }

  @Test("T-10 in the past the curve goes on after the visible frame")
  func past() throws {
    let fixture = try dragged()
    let all = plot(fixture).shown.curves
    for _ in 0..<15 { fixture.key(",") }
    fixture.frames(3)
    let content = plot(fixture).shown
    #expect(content.curves == all)
    #expect(content.cursor == fixture.content.past.frame?.time)
    #expect(content.age == "−0.25 s")
    #expect(plot(fixture).labels.contains { $0.text == "−0.25 s" })
  }

  @Test("T-10 the track of the time line lies below that of the curves")
  func aligned() throws {
    let fixture = try dragged()
    let line = fixture.content.controller.transport.timeLine
    let track = try #require(line.subviews.last)
    let own = plot(fixture)
    let (one, other) = (track.convert(track.bounds, to: nil), own.convert(own.track, to: nil))
    #expect(one.minX == other.minX)
    #expect(one.maxX == other.maxX)
    // A press on the curves shows the frame above the pointer.
    fixture.send(.down(at: CGPoint(x: other.midX, y: other.maxY - 2), t: fixture.now))
    let before = fixture.content.past.position
    fixture.send(.up(at: CGPoint(x: other.midX, y: other.maxY - 2), t: fixture.now))
    fixture.click(CGPoint(x: other.midX, y: one.midY))
    #expect(fixture.content.past.position == before)
  }

  @Test("T-11 a pulled peak gives the spring an overshoot, and the loop shows it")
  func peak() throws {
    let fixture = try dragged()
    let start = try handle(.peak, fixture)
    pull(fixture, from: start, by: CGVector(dx: 0, dy: -30))
    #expect(fixture.content.mode == .looping)
    let damping = try #require(fixture.content.parameters.current[.springDamping])
    #expect(damping < 0.9)
    for _ in 0..<240 { fixture.frames(1) }
    let figures = try #require(plot(fixture).shown.figures)
    #expect(figures.overshoot > 5)
    #expect(plot(fixture).labels.contains { $0.text.hasPrefix("overshoot ") })
  }

  @Test("T-11 a pulled end changes the response until the motion rests there")
  func settled() throws {
    let fixture = try dragged()
    let start = try handle(.settled, fixture)
    let shown = plot(fixture).shown
    let before = try #require(shown.figures?.settlingTime)
    let wanted = before + 120 / plot(fixture).track.width * shown.axis.length
    pull(fixture, from: start, by: CGVector(dx: 120, dy: 0))
    #expect(fixture.content.parameters.current[.springResponse] != nil)
    for _ in 0..<300 { fixture.frames(1) }
    let after = try #require(plot(fixture).shown.figures?.settlingTime)
    #expect(after > before + 0.05)
    #expect(abs(after - wanted) < 0.04)
  }

  @Test(
    "T-11 in the loop the pass before is a pale curve, and outlined where this one is elsewhere")
  func passBefore() throws {
    let fixture = try dragged()
    fixture.key("l")
    fixture.frames(20)
    fixture.content.tune(.springDamping, to: 0.3)
    for _ in 0..<100 where fixture.canvas.isReplaying { fixture.frames(1) }
    var ghosts = 0
    for _ in 0..<30 {
      fixture.frames(1)
      if !fixture.content.curves.drawPassBefore().isEmpty { ghosts += 1 }
    }
    #expect(ghosts > 5)
    let key = MotionCurve.Key(view: "page.second", property: .y)
    let before = try #require(plot(fixture).shown.before.first { $0.key == key })
    let now = try #require(plot(fixture).shown.curves.first { $0.key == key })
    let apart = now.samples.map { abs($0.value - (before.value(at: $0.time) ?? $0.value)) }
    #expect(try #require(apart.max()) > 5)
  }

  @Test("T-10 the wheel zooms at the pointer, and G hides the curves")
  func zoom() throws {
    let fixture = try dragged()
    let track = plot(fixture).convert(plot(fixture).track, to: nil)
    let length = fixture.content.curves.makeAxis().length
    let fixed = fixture.content.curves.makeAxis().time(atX: track.width / 2, width: track.width)
    fixture.send(
      .wheel(at: CGPoint(x: track.midX, y: track.midY), deltaX: 0, deltaY: -120, t: fixture.now))
    let axis = fixture.content.curves.makeAxis()
    #expect(axis.length < length * 0.7)
    #expect(abs(axis.time(atX: track.width / 2, width: track.width) - fixed) < 1e-6)
    // A double click shows 150 ms before and after the release, and then the usual time again.
    let place = CGPoint(x: track.midX, y: track.maxY - 4)
    for _ in 0..<2 { fixture.click(place) }
    fixture.key("Escape")
    #expect(fixture.content.curves.zoom == nil)
    for _ in 0..<2 { fixture.click(place) }
    let near = try #require(fixture.content.curves.zoom)
    #expect(abs(near.upperBound - near.lowerBound - 0.3) < 1e-9)
    fixture.key("g")
    #expect(!fixture.content.controller.showsCurves)
  }

  @Test("T-09 a thrown tile, a scrolled list and falling tiles have curves with their causes")
  func causes() throws {
    let fixture = try fixture("throw")
    let tile = try #require(fixture.canvas.scene.viewStatuses["tile"]).frame
    let (x, y) = (tile[0] + tile[2] / 2, tile[1] + tile[3] / 2)
    fixture.down(x, y)
    fixture.frames(1)
    for step in 1...12 {
      fixture.move(x - Double(step) * 10, y - Double(step) * 14)
      fixture.frames(1)
    }
    #expect(fixture.content.curves.watch.curves[.init(view: "tile", property: .y)]?.cause == .drag)
    #expect(fixture.readOut.kind == nil)
    fixture.up(x - 120, y - 168)
    fixture.frames(4)
    let curves = fixture.content.curves.watch.curves
    let moving = curves.moving(from: 0, to: fixture.canvas.time)
    #expect(!moving.isEmpty)
    #expect(moving.first?.cause == .animator)
    #expect(moving.first?.target != nil)
    let headline = try #require(fixture.content.curves.watch.motion(at: fixture.canvas.time))
    #expect(headline.view == "tile")
    #expect(headline.destination == "top left" || headline.destination == "top right")
    #expect(headline.speed > 100)
    #expect((headline.remaining ?? 0) > 50)
  }

  /// The texts of the labels in the inspector.
  private func texts(_ fixture: Fixture) -> [String] {
    func collect(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(collect)
    }
    return collect(fixture.content.controller.inspector)
  }

  @Test("T-09 falling tiles are named, and “At rest” is said only when nothing moves")
  func physics() throws {
    let fixture = try fixture("playground")
    var isNamed = false
    for _ in 0..<60 {
      fixture.frames(1)
      if texts(fixture).contains(where: { $0.hasPrefix("physics") }) {
        isNamed = true
        #expect(!texts(fixture).contains("At rest"))
      }
    }
    #expect(isNamed)
    #expect(fixture.content.curves.watch.curves.curves.contains { $0.cause == .physics })
    for _ in 0..<1200 where fixture.content.needsFrame { fixture.frames(1) }
    #expect(texts(fixture).contains("At rest"))
  }

  @Test(
    "T-09 an animation block's view moves to its model's place; one that rides along does not move")
  func block() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    view.accessibilityIdentifier = "tile"
    child.accessibilityIdentifier = "mark"
    view.addSubview(child)
    let fixture = try fixture()
    fixture.content.load(
      CanvasSubject(name: "block") {
        let root = UIViewController()
        root.loadViewIfNeeded()
        root.view.addSubview(view)
        return root
      })
    fixture.frames(3)
    fixture.canvas.scene.enter {
      UIView.animate(withDuration: 0.5) {
        view.center = CGPoint(x: 320, y: 600)
        view.alpha = 0.5
      }
    }
    fixture.frames(8)
    let curves = fixture.content.curves.watch.curves
    let curve = try #require(curves[.init(view: "tile", property: .y)])
    #expect(curve.cause == .block)
    #expect(curve.target == 600)
    #expect(curves[.init(view: "tile", property: .opacity)]?.target == 0.5)
    #expect(!curves.curves.contains { $0.key.view == "mark" })
    let headline = try #require(fixture.content.curves.watch.motion(at: fixture.canvas.time))
    #expect(headline.destination == "bottom right")
    #expect(headline.subtitle == "UIView.animate")
  }

  @Test("T-10 in the loop the axis stands still, and the curve fills it")
  func steady() throws {
    let fixture = try dragged()
    fixture.frames(200)
    fixture.key("l")
    // The first pass is as long as the drag of the run before; the second has one before it.
    for _ in 0..<120 { fixture.frames(1) }
    let canvas = fixture.canvas
    for _ in 0..<300 where fixture.canvas === canvas { fixture.frames(1) }
    fixture.frames(3)
    let axis = fixture.content.curves.makeAxis()
    for _ in 0..<40 {
      fixture.frames(1)
      let now = fixture.content.curves.makeAxis()
      #expect(abs(now.start - axis.start) < 0.05)
      #expect(abs(now.end - axis.end) < 0.1)
    }
  }
}
