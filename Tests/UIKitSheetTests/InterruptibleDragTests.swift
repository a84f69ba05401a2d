import Foundation
import GlissadeTesting
import Testing
import UIKit

extension DragStop.ID {
  fileprivate static let high: Self = "high"
  fileprivate static let low: Self = "low"
  fileprivate static let left: Self = "left"
  fileprivate static let right: Self = "right"
}

/// A card that a drag moves between stops, as a client writes it.
@MainActor private final class CardSetup {
  let harness: Harness
  let card = UIView()
  let drag: InterruptibleDrag
  private(set) var rests: [String] = []
  static let frame = 1.0 / 60

  init(along axis: NSLayoutConstraint.Axis = .vertical) {
    harness = Harness { UIViewController() }
    drag = InterruptibleDrag(along: axis)
    let card = card
    let drag = drag
    card.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
    card.backgroundColor = .red
    card.addGestureRecognizer(drag.pan)
    drag.onMove = { position in
      if axis == .vertical {
        card.frame.origin.y = position
      } else {
        card.frame.origin.x = position
      }
    }
    drag.willRest = { [weak self] in self?.rests.append("will \($0.id.rawValue)") }
    drag.didRest = { [weak self] in self?.rests.append("did \($0.id.rawValue)") }
    harness.window.rootViewController?.view.addSubview(card)
    drag.stops =
      axis == .vertical
      ? [DragStop(.low, at: 350), DragStop(.high, at: 100)]
      : [DragStop(.left, at: -200), DragStop(.right, at: 0)]
  }

  var top: CGFloat { harness.presentationFrame(of: card).minY }
  func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 150, y: y) }

  /// Presses the card, and moves it by a distance beyond the 4 points after which a pan begins.
  func pull(from start: CGFloat, by distance: CGFloat, hold: TimeInterval = 0.2) {
    harness.mouseDown(at: point(start))
    let sign: CGFloat = distance < 0 ? -1 : 1
    harness.mouseMove(to: point(start + 5 * sign))
    harness.advance(by: Self.frame)
    for step in 1...10 {
      harness.mouseMove(to: point(start + 5 * sign + distance * CGFloat(step) / 10))
      harness.advance(by: Self.frame)
    }
    harness.advance(by: hold)
  }

  func release(at y: CGFloat) { harness.mouseUp(at: point(y)) }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(harness.advanceUntilIdle(timeout: 10), sourceLocation: sourceLocation)
  }
}

@MainActor @Suite("A drag between stops, as a client uses it")
struct InterruptibleDragTests {
  @Test("M-55 content goes with its stops, follows the pointer, and rests at the nearest stop")
  func follows() {
    let setup = CardSetup()
    setup.harness.advance(by: CardSetup.frame)
    #expect(setup.drag.target?.id == .high || setup.drag.target?.id == .low)
    setup.drag.move(to: .high, animated: false)
    setup.harness.advance(by: CardSetup.frame)
    #expect(setup.top == 100)
    setup.pull(from: 150, by: 80)
    #expect(abs(setup.top - 180) < 1e-6)
    #expect(setup.drag.isDragging)
    #expect(setup.drag.target == nil)
    #expect(setup.drag.reading?.outcome == .goes(to: .high))
    setup.release(at: 235)
    setup.harness.advance(by: CardSetup.frame)
    #expect(setup.drag.isMoving)
    setup.settle()
    #expect(setup.top == 100)
    #expect(setup.rests == ["will high", "did high"])
    setup.pull(from: 150, by: 130)
    #expect(setup.drag.reading?.outcome == .goes(to: .low))
    setup.release(at: 285)
    setup.settle()
    #expect(setup.top == 350)
    #expect(setup.drag.position == 350)
    #expect(setup.drag.velocity == 0)
  }

  @Test("M-54 the rule and the client choose the stop of a release")
  func rule() {
    let setup = CardSetup()
    setup.drag.move(to: .high, animated: false)
    setup.drag.releaseRule.threshold = 0.2
    setup.pull(from: 150, by: 60)
    setup.release(at: 215)
    setup.settle()
    #expect(setup.top == 350)
    var releases: [DragRelease] = []
    setup.drag.stopForRelease = { release, stop in
      releases.append(release)
      return stop.id == .high ? .low : .high
    }
    setup.pull(from: 400, by: -200)
    setup.release(at: 195)
    setup.settle()
    #expect(setup.top == 350)
    #expect(releases.last?.origin.id == .low)
    #expect(abs((releases.last?.position ?? 0) - 150) < 1e-6)
    #expect(abs((releases.last?.travel ?? 0) + 200) < 1e-6)
  }

  @Test("M-11 M-55 an end without a band stops the content, one with a band resists")
  func bands() {
    let setup = CardSetup()
    setup.drag.move(to: .high, animated: false)
    setup.pull(from: 150, by: -50)
    #expect(setup.top == 100)
    setup.release(at: 95)
    setup.settle()
    let band = RubberBand(extent: 600)
    setup.drag.bandBeforeFirstStop = band
    setup.drag.bandAfterLastStop = RubberBand(extent: 300)
    #expect(setup.drag.bandBeforeFirstStop == band)
    setup.pull(from: 150, by: -50)
    #expect(abs(setup.top - (100 + band.offset(forPull: -50))) < 1e-6)
    setup.release(at: 95)
    setup.settle()
    #expect(setup.top == 100)
    setup.drag.move(to: .low, animated: false)
    setup.pull(from: 400, by: 60)
    let shown = 350 + (setup.drag.bandAfterLastStop?.offset(forPull: 60) ?? 0)
    #expect(abs(setup.top - shown) < 1e-6)
    setup.release(at: 465)
    setup.settle()
  }

  @Test("L-09 L-12 M-55 a press catches moving content, and a program moves it with its velocity")
  func catches() {
    let setup = CardSetup()
    setup.drag.move(to: .high, animated: false)
    setup.drag.move(to: .low, animated: true)
    setup.harness.advance(by: 0.1)
    let before = setup.top
    #expect(before > 120)
    #expect(before < 340)
    setup.harness.mouseDown(at: setup.point(before + 50))
    setup.harness.advance(by: 0.2)
    #expect(setup.drag.isDragging)
    #expect(abs(setup.top - before) < 40)
    let caught = setup.top
    setup.harness.advance(by: 0.2)
    #expect(setup.top == caught)
    setup.drag.move(to: .high, animated: true)
    setup.settle()
    #expect(setup.top == 100)
    setup.harness.mouseUp(at: setup.point(before + 50))
    setup.settle()
    #expect(setup.top == 100)
  }

  @Test("L-19 M-55 a client may move the content from inside each of its closures")
  func reentry() {
    let setup = CardSetup()
    let drag = setup.drag
    drag.move(to: .high, animated: false)
    var turns = 0
    drag.didRest = { _ in
      turns += 1
      if turns < 4 { drag.move(to: turns % 2 == 0 ? .low : .high, animated: true) }
    }
    drag.willRest = { _ in if turns == 2 { drag.move(to: .high, animated: false) } }
    drag.move(to: .low, animated: true)
    setup.settle()
    #expect(turns == 2)
    #expect(setup.top == 100)
    drag.onMove = { [card = setup.card] top in
      card.frame.origin.y = top
      if top > 200 { drag.stops = [DragStop(.low, at: 150), DragStop(.high, at: 50)] }
    }
    drag.willRest = { _ in }
    drag.didRest = { _ in }
    drag.move(to: .low, animated: true)
    setup.settle()
    #expect(setup.top == 150)
    #expect(drag.target?.id == .low)
  }

  @Test("M-55 content at rest goes with its stop")
  func stops() {
    let setup = CardSetup()
    setup.drag.move(to: .low, animated: false)
    setup.drag.stops = [DragStop(.low, at: 300), DragStop(.high, at: 50)]
    #expect(setup.drag.position == 300)
    #expect(setup.card.frame.minY == 300)
    #expect(setup.drag.stops.map(\.id.rawValue) == ["high", "low"])
    setup.drag.move(to: "nowhere", animated: false)
    #expect(setup.drag.position == 300)
  }

  @Test("M-55 along the horizontal axis a drag begins sideways only")
  func horizontal() {
    let setup = CardSetup(along: .horizontal)
    #expect(setup.drag.axis == .horizontal)
    setup.drag.move(to: .right, animated: false)
    setup.pull(from: 100, by: 60)
    #expect(!setup.drag.isDragging)
    setup.release(at: 165)
    setup.harness.drag(
      from: CGPoint(x: 300, y: 100), to: CGPoint(x: 140, y: 100), over: 0.3, hold: 0.2)
    setup.settle()
    #expect(setup.card.frame.minX == -200)
  }
}
