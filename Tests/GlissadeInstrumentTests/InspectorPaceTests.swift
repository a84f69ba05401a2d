import Foundation
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("What of the inspector is drawn when") struct InspectorPaceTests {
  @Test("while the canvas moves one part a frame is drawn, each in its turn; at rest all, once")
  func turns() {
    var pace = InspectorPace()
    var counts: [InspectorPace.Part: Int] = [:]
    for frame in 0..<240 {
      let parts = pace.turn(at: Double(frame) / 60, isMoving: true, isChanged: false)
      #expect(parts.count <= 1)
      #expect(pace.isBehind)
      for part in parts { counts[part, default: 0] += 1 }
    }
    #expect(counts[.figures, default: 0] > 40)
    #expect(counts[.plot, default: 0] > 80)
    #expect(counts[.costs, default: 0] > 20)
    #expect(pace.turn(at: 4, isMoving: true, isChanged: true) == [.figures])
    #expect(pace.turn(at: 4, isMoving: false, isChanged: false) == Set(InspectorPace.Part.allCases))
    #expect(!pace.isBehind)
  }

  @Test(
    "what is shown at rest and while something is dragged is the current state, to the last digit")
  func rests() throws {
    let fixture = try Fixture()
    func texts(_ view: UIView) -> [String] {
      (view as? UILabel).flatMap(\.text).map { [$0] } ?? view.subviews.flatMap(texts)
    }
    fixture.down(180, 80)
    let y = fixture.drag(from: 80, speed: 500, frames: 23)
    fixture.frames(1)
    let progress = try #require(fixture.readOut.progress)
    #expect(texts(fixture.content.controller.inspector).contains(ReadOut.percent(progress)))
    fixture.up(180, y)
    fixture.settle()
    #expect(texts(fixture.content.controller.inspector).contains("At rest"))
    #expect(!fixture.content.needsFrame)
  }

  @Test("a line with fewer points is the same line, and begins where the plot does")
  func polyline() {
    let wave = (0...180).map { index -> CGPoint in
      CGPoint(x: Double(index) * 1.5 - 2, y: 40 + 30 * sin(Double(index) / 12))
    }
    let clipped = Polyline.clipped(wave, to: 0...240)
    #expect(clipped.first?.x == 0)
    #expect(clipped.last?.x == 240)
    #expect(Polyline.clipped([CGPoint(x: -2, y: 0)], to: 0...1).isEmpty)
    let simple = Polyline.simplified(clipped)
    #expect(simple.count < clipped.count / 2)
    #expect(simple.first == clipped.first)
    #expect(simple.last == clipped.last)
    for point in clipped {
      guard let end = simple.firstIndex(where: { $0.x >= point.x }), end > 0 else { continue }
      let (one, other) = (simple[end - 1], simple[end])
      let part = (point.x - one.x) / (other.x - one.x)
      #expect(abs(one.y + (other.y - one.y) * part - point.y) < 0.7)
    }
    #expect(Polyline.simplified([]).isEmpty)
  }
}
