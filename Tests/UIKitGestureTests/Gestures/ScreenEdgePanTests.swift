import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Ported client code: an edge pan as the classic tutorials set it up.
@MainActor @Suite("Screen edge pan")
struct ScreenEdgePanTests {
  let setup = GestureSetup()
  let recorder = StateRecorder()

  private func listen(_ edges: UIRectEdge) -> UIScreenEdgePanGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = edges
    return recorder.add(pan, on: setup.window)
  }

  @Test("F-17 M-12 begins from within 20 pt of its edge, inwards; translation counts as a pan's")
  func begins() {
    let pan = listen(.bottom)
    var travels: [CGFloat] = []
    recorder.onCall = { [unowned pan] _ in travels.append(pan.translation(in: nil).y) }
    setup.down(200, 585, at: 0)
    setup.move(200, 575, at: 0.01)
    setup.move(200, 545, at: 0.02)
    setup.up(200, 545, at: 0.03)
    #expect(recorder.states == [.began, .changed, .ended])
    #expect(travels == [0, -30, -30])
  }

  @Test("F-17 a touch that starts further in, or goes along the edge or outwards, is none")
  func fails() {
    let pan = listen(.bottom)
    let strokes: [(CGPoint, CGPoint)] = [
      (CGPoint(x: 200, y: 579), CGPoint(x: 200, y: 500)),
      (CGPoint(x: 200, y: 585), CGPoint(x: 260, y: 580)),
      (CGPoint(x: 200, y: 585), CGPoint(x: 200, y: 599)),
    ]
    for (index, (from, to)) in strokes.enumerated() {
      setup.down(from.x, from.y, at: Double(index))
      setup.move(to.x, to.y, at: Double(index) + 0.1)
      // A touch that went in the wrong direction at first is no edge pan afterwards.
      setup.move(from.x, from.y - 80, at: Double(index) + 0.2)
      #expect(recorder.states.isEmpty)
      setup.up(to.x, to.y, at: Double(index) + 0.3)
      #expect(pan.state == .possible)
    }
  }

  @Test("F-17 without edges it never begins; each edge named counts")
  func edges() {
    let pan = listen([])
    let starts: [(UIRectEdge, CGPoint)] = [
      (.left, CGPoint(x: 3, y: 300)), (.right, CGPoint(x: 397, y: 300)),
      (.top, CGPoint(x: 200, y: 3)), (.bottom, CGPoint(x: 200, y: 597)),
    ]
    let rounds: [UIRectEdge] = [[], .left, [.right, .top], .all]
    for (round, edges) in rounds.enumerated() {
      pan.edges = edges
      for (index, (edge, start)) in starts.enumerated() {
        recorder.states = []
        let time = Double(round * 10 + index)
        setup.down(start.x, start.y, at: time)
        setup.move((start.x + 200) / 2, (start.y + 300) / 2, at: time + 0.1)
        setup.up((start.x + 200) / 2, (start.y + 300) / 2, at: time + 0.2)
        #expect(recorder.states == (edges.contains(edge) ? [.began, .ended] : []))
      }
    }
  }

  @Test("F-17 the screen is the scene's, whatever the size of the view it is on")
  func screen() {
    let scene = ViewSetup()
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .right
    _ = recorder.add(pan, on: scene.root)
    scene.root.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
    for (index, x) in [340.0, 360].enumerated() {
      let t = Double(index)
      scene.scene.deliver([.down(at: CGPoint(x: x, y: 100), t: t)], now: t)
      scene.scene.deliver([.move(to: CGPoint(x: x - 30, y: 100), t: t + 0.1)], now: t + 0.1)
      scene.scene.deliver([.up(at: CGPoint(x: x - 30, y: 100), t: t + 0.2)], now: t + 0.2)
      #expect(recorder.states == (index == 0 ? [] : [.began, .ended]))
    }
  }

  @Test("F-12 F-17 another pan may wait for it, and continues where it fails")
  func failureRequirement() {
    let edge = listen(.left)
    let other = StateRecorder()
    let pan = other.add(UIPanGestureRecognizer(), on: setup.window)
    pan.require(toFail: edge)
    setup.down(5, 200, at: 0)
    setup.move(50, 200, at: 0.1)
    setup.up(50, 200, at: 0.2)
    #expect(recorder.states == [.began, .ended])
    #expect(other.states.isEmpty)
    recorder.states = []
    setup.down(100, 200, at: 1)
    setup.move(150, 200, at: 1.1)
    setup.up(150, 200, at: 1.2)
    #expect(recorder.states.isEmpty)
    #expect(other.states == [.began, .ended])
  }
}
