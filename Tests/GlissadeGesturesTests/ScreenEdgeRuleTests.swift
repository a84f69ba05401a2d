import Foundation
import Testing

@testable import GlissadeGestures

@Suite("Screen edges")
struct ScreenEdgeRuleTests {
  private let screen = CGRect(x: 0, y: 0, width: 375, height: 667)
  private let all: ScreenEdges = [.top, .left, .bottom, .right]

  @Test("F-17 M-12 the region is 20 pt wide at each edge")
  func region() {
    let rule = ScreenEdgeRule(edges: all, screen: screen)
    let places: [(x: Double, y: Double, near: ScreenEdges)] = [
      (200, 20, .top), (200, 20.1, []), (20, 300, .left), (20.1, 300, []), (200, 647, .bottom),
      (200, 646.9, []), (355, 300, .right), (354.9, 300, []), (0, 0, [.top, .left]),
      (374, 666, [.bottom, .right]),
    ]
    for place in places {
      #expect(rule.edges(near: CGPoint(x: place.x, y: place.y)) == place.near)
    }
  }

  @Test("F-17 only the wanted edges count")
  func wantedEdges() {
    let rule = ScreenEdgeRule(edges: [.left], screen: screen)
    #expect(rule.edges(near: CGPoint(x: 3, y: 3)) == [.left])
    #expect(rule.edges(near: CGPoint(x: 200, y: 3)) == [])
  }

  @Test("F-17 inwards is away from the edge by at least as much as along it")
  func inwards() {
    let moves: [(edges: ScreenEdges, x: Double, y: Double, leads: Bool)] = [
      (.left, 5, 5, true), (.left, 5, 5.1, false), (.left, -5, 0, false), (.right, -5, -5, true),
      (.right, 5, 0, false), (.top, 0, 5, true), (.top, 6, 5, false), (.bottom, 3, -5, true),
      (.bottom, 0, 5, false), ([.top, .left], -5, 6, true), ([], 5, 0, false),
    ]
    for move in moves {
      let travel = CGPoint(x: move.x, y: move.y)
      #expect(ScreenEdgeRule.leadsInwards(travel, from: move.edges) == move.leads)
    }
  }

  private func sample(_ x: Double, _ y: Double, at time: Double, touch: Int = 1) -> TouchSample {
    TouchSample(touch: touch, time: time, location: CGPoint(x: x, y: y))
  }

  @Test("F-17 a pan with the rule fails where it starts inside, and once it goes along or back")
  func pan() {
    var pan = PanTracker(edgeRule: ScreenEdgeRule(edges: .bottom, screen: screen))
    #expect(pan.down(sample(200, 600, at: 0)) == .fail)
    pan.reset()
    #expect(pan.down(sample(200, 660, at: 1)) == .none)
    #expect(pan.move([sample(200, 657, at: 1.01)]) == .none)
    #expect(pan.move([sample(200, 655, at: 1.02)]) == .begin)
    pan.reset()
    _ = pan.down(sample(200, 660, at: 2))
    #expect(pan.move([sample(206, 659, at: 2.01)]) == .fail)
  }

  @Test("F-17 of two touches both start at the same edge")
  func twoTouches() {
    var pan = PanTracker(
      minimumTouches: 2, edgeRule: ScreenEdgeRule(edges: all, screen: screen))
    #expect(pan.down(sample(10, 300, at: 0)) == .none)
    #expect(pan.down(sample(200, 10, at: 0.1, touch: 2)) == .fail)
    pan.reset()
    _ = pan.down(sample(10, 300, at: 1))
    #expect(pan.down(sample(10, 400, at: 1.1, touch: 2)) == .none)
    let moved = [sample(20, 300, at: 1.2), sample(20, 400, at: 1.2, touch: 2)]
    #expect(pan.move(moved) == .begin)
  }
}
