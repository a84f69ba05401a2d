import Foundation
@testable import PlaygroundDemo
import GlissadeTesting
import TestMaterial
import Testing

@MainActor @Suite("Playground")
struct PlaygroundTests {
  private let harness = Harness { PlaygroundViewController() }

  private var tiles: [PlaygroundTile] {
    (1...12).compactMap { harness.view("tile.\($0)") as? PlaygroundTile }
  }
  private var impacts: [String] { harness.log.filter { $0.hasPrefix("impact") } }

  private func settle() { #expect(harness.advanceUntilIdle(timeout: 12), "it never rests") }

  private func expectInside(_ size: CGSize = CGSize(width: 375, height: 667)) {
    let space = CGRect(origin: .zero, size: size).insetBy(dx: -2, dy: -2)
    for tile in tiles {
      #expect(space.contains(tile.frame), "\(tile.accessibilityIdentifier ?? ""): \(tile.frame)")
    }
  }

  /// The tile with the highest center, on which none rests.
  private var top: PlaygroundTile? { tiles.min { $0.center.y < $1.center.y } }

  @Test("J-01 J-15 a pile of twelve comes to rest in the box, and then nothing runs")
  func pile() {
    #expect(tiles.count == 12)
    settle()
    expectInside()
    #expect(harness.scene.runningAnimators.isEmpty)
    #expect((tiles.map(\.frame.maxY).max() ?? 0) > 660)
    let frames = harness.presentedCount
    harness.advance(by: 1)
    #expect(harness.presentedCount == frames)
    #expect(!harness.log.contains { $0.hasPrefix("warning") })
    // None lies inside another.
    for (index, tile) in tiles.enumerated() {
      for other in tiles[..<index] {
        let distance = hypot(tile.center.x - other.center.x, tile.center.y - other.center.y)
        let least = min(tile.bounds.width, tile.bounds.height) / 2
        let otherLeast = min(other.bounds.width, other.bounds.height) / 2
        #expect(distance > least + otherLeast - 2)
      }
    }
  }

  @Test("J-12 a tile hangs on the pointer by the point that is touched, wherever that goes")
  func hangs() throws {
    settle()
    let tile = try #require(top)
    let corner = CGPoint(x: tile.bounds.width * 0.8, y: tile.bounds.height * 0.3)
    let start = tile.convert(corner, to: nil)
    harness.mouseDown(at: start)
    harness.mouseMove(to: CGPoint(x: start.x, y: start.y - 5))
    harness.advance(by: Harness.frame)
    let held = tile.convert(CGPoint(x: start.x, y: start.y - 5), from: nil)
    for step in 1...60 {
      let point = CGPoint(
        x: start.x + 30 * sin(Double(step) / 12), y: start.y - 5 - Double(step) * 4)
      harness.mouseMove(to: point)
      harness.advance(by: Harness.frame)
      let shown = tile.convert(held, to: nil)
      #expect(hypot(shown.x - point.x, shown.y - point.y) < 3, "\(shown) for \(point)")
    }
    harness.mouseUp(at: CGPoint(x: start.x, y: start.y - 245))
    settle()
    expectInside()
  }

  @Test("L-10 a thrown tile has the pointer's velocity, changed by gravity and resistance alone")
  func thrown() throws {
    settle()
    let tile = try #require(top)
    let start = tile.center
    let goesLeft = start.x > 187
    let end = CGPoint(x: start.x + (goesLeft ? -100 : 100), y: start.y - 150)
    harness.drag(from: start, to: end, over: 0.15, rate: 1000, release: false)
    harness.send(.up(at: end, t: harness.now))
    var places = [tile.center]
    for _ in 0..<4 {
      harness.advance(by: Harness.frame)
      places.append(tile.center)
    }
    // The throw is 100 pt to the side and 150 pt up in 0.15 s.
    let velocity = CGVector(dx: goesLeft ? -2000.0 / 3 : 2000.0 / 3, dy: -1000)
    for (frame, place) in places.enumerated().dropFirst() {
      let (before, count) = (places[frame - 1], Double(frame))
      let (x, y) = (
        Self.distance(velocity.dx, gravity: 0), Self.distance(velocity.dy, gravity: 1000)
      )
      let (dx, dy) = (x(count) - x(count - 1), y(count) - y(count - 1))
      #expect(abs(place.x - before.x - dx) < 0.002 * abs(dx), "frame \(frame)")
      #expect(abs(place.y - before.y - dy) < 0.002 * abs(dy), "frame \(frame)")
    }
    settle()
    #expect(impacts.count == 1, "\(impacts)")
    expectInside()
  }

  @Test(
    "a thrown tile gives one impact, also where it loses its speed in the contact",
    arguments: stride(from: 0.14, through: 0.26, by: 0.005).map { $0 })
  func impact(seconds: Double) throws {
    settle()
    let tile = try #require(top)
    let start = tile.center
    let aside: CGFloat = start.x > 187 ? -80 : 80
    harness.drag(
      from: start, to: CGPoint(x: start.x + aside, y: start.y - 180), over: seconds, rate: 125)
    settle()
    #expect(impacts.count == 1, "\(impacts)")
  }

  /// Returns the distance after a number of frames, under gravity in pt/s² and a tile's resistance.
  private static func distance(_ velocity: Double, gravity: Double) -> (_ frames: Double) -> Double
  {
    let resistance = 0.2
    return { frames in
      let time = frames * Harness.frame
      let left = exp(-resistance * time)
      return (velocity - gravity / resistance) * (1 - left) / resistance + gravity / resistance
        * time
    }
  }

  @Test("a tile put on the others stays there")
  func stacked() throws {
    settle()
    let tile = try #require(top)
    let start = tile.center
    harness.drag(from: start, to: CGPoint(x: start.x, y: start.y - 60), over: 0.4, hold: 0.5)
    settle()
    #expect(tile.center.y < 667 - tile.bounds.height)
    expectInside()
  }

  @Test("however hard a tile is thrown, all stay in the box and come to rest")
  func hard() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<12 {
      let tile = try #require(tiles.randomElement(using: &random))
      let start = tile.center
      let angle = Double.random(in: 0...(2 * .pi), using: &random)
      let length = Double.random(in: 20...400, using: &random)
      harness.drag(
        from: start,
        to: CGPoint(x: start.x + cos(angle) * length, y: start.y + sin(angle) * length),
        over: Double.random(in: 0.03...0.3, using: &random), rate: 240)
      harness.advance(by: 0.3)
      expectInside()
    }
    settle()
    expectInside()
  }

  @Test(
    "in a window of another size all tiles are in it, and come to rest",
    arguments: [CGSize(width: 200, height: 200), CGSize(width: 700, height: 500)])
  func resized(size: CGSize) throws {
    settle()
    let tile = try #require(top)
    harness.drag(
      from: tile.center, to: CGPoint(x: 187, y: 200), over: 0.2, release: false)
    harness.resize(to: size)
    harness.advance(by: Harness.frame)
    harness.mouseUp(at: CGPoint(x: 187, y: 200))
    settle()
    expectInside(size)
  }

  @Test("J-17 the page takes its animator along")
  func ownership() {
    weak var controller: UIViewController?
    weak var tile: UIView?
    do {
      let harness = Harness { PlaygroundViewController() }
      harness.advance(by: 0.2)
      controller = harness.window.rootViewController
      tile = harness.view("tile.1")
    }
    #expect(controller == nil)
    #expect(tile == nil)
  }

  @Test("R-06 with reduced motion tiles rise less after they have hit the ground")
  func reducedMotion() {
    let calm = Harness(reducesMotion: true) { PlaygroundViewController() }
    func heights(_ harness: Harness) -> [CGFloat] {
      (1...12).map { harness.frame(of: "tile.\($0)").midY }
    }
    func risenDistance(_ harness: Harness) -> CGFloat {
      var distance: CGFloat = 0
      var last = heights(harness)
      for _ in 0..<240 {
        harness.advance(by: Harness.frame)
        let now = heights(harness)
        for (before, after) in zip(last, now) { distance += max(before - after, 0) }
        last = now
      }
      return distance
    }
    #expect(risenDistance(calm) < risenDistance(harness))
  }
}
