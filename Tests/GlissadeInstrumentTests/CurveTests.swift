import Foundation
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeInstrument

/// The curves below the canvas, and the points by which they are pulled.
@MainActor @Suite struct CurveTests {
  func fixture(_ demo: String = "pull-down") throws -> Fixture {
    try Fixture(Gallery.demo(named: demo), size: CGSize(width: 1180, height: 820))
  }

  func dragged(_ demo: String = "pull-down") throws -> Fixture {
    let fixture = try fixture(demo)
    fixture.down(180, 60)
    fixture.frames(1)
    fixture.up(180, fixture.drag(from: 60, speed: 900, frames: 20))
    fixture.settle()
    return fixture
  }

  func plot(_ fixture: Fixture) -> CurvePlot { fixture.content.controller.curves }

  /// Presses at a point of the window, moves by a distance in steps, and releases.
  func pull(_ fixture: Fixture, from start: CGPoint, by distance: CGVector) {
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

  @Test(
    "T-10 the name of the first lane and its percentages do not cover each other",
    arguments: [0.2, 0.35, 0.5, 0.7, 1])
  func names(damping: Double) throws {
    let fixture = try fixture()
    fixture.down(180, 60)
    fixture.frames(1)
    fixture.content.tune(.springDamping, to: damping)
    fixture.up(180, fixture.drag(from: 60, speed: 900, frames: 20))
    fixture.settle()
    let plot = plot(fixture)
    #expect(plot.labels.contains { $0.text == "100 %" })
    for height in stride(from: 60, through: 300, by: 20) {
      plot.frame.size.height = CGFloat(height)
      let labels = plot.labels.filter { $0.frame.maxX <= plot.track.minX && $0.frame.minY > 20 }
      #expect(labels.contains { $0.text == "page.second" })
      for (index, one) in labels.enumerated() {
        for other in labels[(index + 1)...] {
          let covers = one.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame)
          #expect(!covers, "\(height): \(one.text), \(other.text)")
        }
      }
    }
  }

  @Test("T-10 no curve is drawn beyond the end of the track, also where it is zoomed")
  func clipped() throws {
    let fixture = try dragged()
    let own = plot(fixture)
    let track = own.convert(own.track, to: nil)
    for _ in 0..<3 {
      fixture.send(
        .wheel(at: CGPoint(x: track.midX, y: track.midY), deltaX: 0, deltaY: -120, t: fixture.now))
      fixture.frames(2)
      let ends = own.commands.compactMap { command -> CGFloat? in
        guard case .path(let path) = command else { return nil }
        return path.path.boundingBox.maxX
      }
      #expect(!ends.isEmpty)
      #expect(ends.allSatisfy { $0 <= own.track.maxX + 1e-6 })
    }
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

  /// A window with the curves of six falling tiles.
  private func falling() throws -> Fixture {
    let fixture = try fixture("playground")
    for _ in 0..<120 { fixture.frames(1) }
    try #require(plot(fixture).hiddenCount > 2)
    fixture.key("Space")
    fixture.frames(3)
    return fixture
  }

  @Test("T-10 lanes scroll by the wheel over their names or with Shift, the first one stays")
  func scrolled() throws {
    let fixture = try falling()
    let own = plot(fixture)
    let all = own.shown.curves.map(\.key)
    func visible() -> [MotionCurve.Key] { own.visible.map(\.key) }
    #expect(visible() == [all[0], all[1], all[2]])
    #expect(own.indicator != nil)
    let names = own.convert(CGPoint(x: 60, y: own.bounds.maxY - 20), to: nil)
    fixture.send(.wheel(at: names, deltaX: 0, deltaY: 40, t: fixture.now))
    fixture.frames(1)
    #expect(visible() == [all[0], all[2], all[3]])
    #expect(own.labels.contains { $0.text == all[3].view })
    #expect(fixture.content.curves.zoom == nil)
    let lanes = own.convert(CGPoint(x: own.track.midX, y: own.track.midY), to: nil)
    var wheel = InputEvent.wheel(at: lanes, deltaX: 0, deltaY: 40 * 60, t: fixture.now)
    wheel.modifiers = .shift
    fixture.send(wheel)
    fixture.frames(1)
    #expect(visible() == [all[0]] + all.suffix(2))
    fixture.send(.wheel(at: names, deltaX: 0, deltaY: -4000, t: fixture.now))
    fixture.frames(1)
    #expect(visible() == [all[0], all[1], all[2]])
  }

  @Test("T-10 lanes scroll by a drag of their names, and by arrow keys after Tab")
  func scrolledByHand() throws {
    let fixture = try falling()
    let own = plot(fixture)
    let all = own.shown.curves.map(\.key)
    let names = own.convert(CGPoint(x: 60, y: own.bounds.maxY - 20), to: nil)
    pull(fixture, from: names, by: CGVector(dx: 0, dy: -70))
    fixture.frames(1)
    #expect(own.visible.map(\.key) == [all[0], all[3], all[4]])
    #expect(!fixture.content.mode.isPast)
    for _ in 0..<60 where !own.isFirstResponder { fixture.key("Tab") }
    #expect(own.isFirstResponder)
    fixture.key("Home")
    #expect(own.visible.map(\.key) == [all[0], all[1], all[2]])
    fixture.key("Down")
    #expect(own.visible.map(\.key) == [all[0], all[2], all[3]])
    fixture.key("End")
    #expect(own.visible.map(\.key) == [all[0]] + all.suffix(2))
  }

  @Test("T-10 where all curves have a lane nothing scrolls, and Tab skips the curves")
  func nothingToScroll() throws {
    let fixture = try dragged()
    let own = plot(fixture)
    try #require(own.hiddenCount == 0)
    #expect(own.indicator == nil)
    let before = own.visible
    own.scroll(by: 400)
    fixture.frames(1)
    #expect(own.visible == before)
    #expect(!own.canBecomeFirstResponder)
  }

  @Test("T-10 two touches zoom the curves between them, and leave the present as it is")
  func pinched() throws {
    let fixture = try dragged()
    let own = plot(fixture)
    let track = own.convert(own.track, to: nil)
    let before = fixture.content.curves.makeAxis()
    let middle = CGPoint(x: track.midX, y: track.midY)
    func place(_ distance: CGFloat) -> CGPoint { CGPoint(x: middle.x + distance, y: middle.y) }
    fixture.send(.touchDown(1, at: place(-50), t: fixture.now))
    fixture.send(.touchDown(2, at: place(50), t: fixture.now))
    for step in 1...20 {
      let distance = 50 + CGFloat(step) * 5
      fixture.send(.touchMove(1, to: place(-distance), t: fixture.now))
      fixture.send(.touchMove(2, to: place(distance), t: fixture.now))
    }
    let axis = fixture.content.curves.makeAxis()
    #expect(axis.length < before.length * 0.5)
    let width = own.track.width
    #expect(
      abs(axis.time(atX: width / 2, width: width) - before.time(atX: width / 2, width: width))
        < 0.05)
    fixture.send(.touchUp(1, at: place(-150), t: fixture.now))
    fixture.send(.touchUp(2, at: place(150), t: fixture.now))
    #expect(!fixture.content.mode.isPast)
    #expect(fixture.content.mode == .live)
  }

  @Test("T-10 plus and minus zoom at the visible frame")
  func zoomByKeys() throws {
    let fixture = try dragged()
    for _ in 0..<15 { fixture.key(",") }
    fixture.frames(2)
    let width = plot(fixture).track.width
    let shown = try #require(fixture.content.past.frame?.time)
    let axis = fixture.content.curves.makeAxis()
    fixture.key("+")
    let closer = fixture.content.curves.makeAxis()
    #expect(closer.length < axis.length * 0.7)
    #expect(abs(closer.x(of: shown, width: width) - axis.x(of: shown, width: width)) < 1e-6)
    fixture.key("-")
    #expect(abs(fixture.content.curves.makeAxis().length - axis.length) < 1e-9)
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
