import Foundation
import GlissadeMotion
import Testing
import UIKit

@testable import GlissadeGallery
@testable import GlissadeInspector
@testable import Glissade
@testable import GlissadeSandbox

@Suite @MainActor struct ReadOutTests {
  /// Numbers that look random and are the same every time.
  private struct Dice {
    var state: UInt64
    mutating func next(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let part = Double(state >> 11) / Double(1 << 53)
      return range.lowerBound + part * (range.upperBound - range.lowerBound)
    }
  }

  @Test("L-10 what the read-out says a release would do is what the release then does")
  func verdictIsTrue() throws {
    var dice = Dice(state: 7)
    var seen: Set<ReadOut.Decision> = []
    for index in 0..<24 {
      let rig = try Rig(speed: [1, 0.5, 0.25, 0.1][index % 4])
      rig.down(180, 60)
      var y = rig.drag(from: 60, speed: dice.next(200...900), frames: 20)
      y = rig.drag(from: y, speed: dice.next(-700...700), frames: 8)
      rig.frames(Int(dice.next(0...4)))
      if index % 5 == 0 { rig.key("Space") }
      let said = try #require(rig.readOut.decision)
      seen.insert(said)
      rig.up(180, y)
      rig.frames(1)
      if rig.canvas.playback.isPaused { rig.key("Space") }
      #expect(rig.readOut.decision == nil)
      rig.canvas.perform(.setSpeed(1))
      rig.settle()
      #expect((rig.pageTop == 0) == (said == .finishes), "stroke \(index)")
    }
    #expect(seen == [.finishes, .cancels])
  }

  @Test("L-10 progress and velocities are the finger's, in points and in ways a second")
  func figures() throws {
    let rig = try Rig()
    rig.down(180, 80)
    _ = rig.drag(from: 80, speed: 500, frames: 24)
    let readOut = rig.readOut
    #expect(readOut.kind == "Present")
    #expect(readOut.between == "Shore → Tides")
    #expect(readOut.phase == "interactive")
    let progress = try #require(readOut.progress)
    #expect(abs(progress - (try #require(rig.progress))) < 1e-9)
    #expect(abs(try #require(readOut.velocity) / 500 - 1) < 0.01)
    #expect(abs(try #require(readOut.perDistance) - 500 / 667) < 0.01)
    #expect(abs(try #require(readOut.projected) - progress - 0.499 * 500 / 667) < 0.01)
    #expect(abs(try #require(readOut.relativeVelocity) - 500 / 667 / (1 - progress)) < 0.01)
  }

  @Test("L-10 in slow motion the velocity is that of the scene's time")
  func slowFigures() throws {
    let rig = try Rig(speed: 0.25)
    rig.down(180, 80)
    _ = rig.drag(from: 80, speed: 200, frames: 40)
    #expect(abs(try #require(rig.readOut.velocity) / 800 - 1) < 0.01)
  }

  @Test("held still, the velocity becomes zero and the decision changes, and then nothing is drawn")
  func hold() throws {
    let rig = try Rig()
    rig.down(180, 80)
    _ = rig.drag(from: 80, speed: 600, frames: 12)
    #expect(rig.readOut.decision == .finishes)
    #expect(rig.content.needsFrame)
    rig.frames(8)
    #expect(rig.readOut.decision == .cancels)
    #expect(rig.readOut.velocity == 0)
    #expect(!rig.content.needsFrame)
  }

  @Test("let go, the read-out shows how the page goes on, and at rest that nothing is under way")
  func afterRelease() throws {
    let rig = try Rig()
    rig.down(180, 80)
    rig.up(180, rig.drag(from: 80, speed: 900, frames: 12))
    rig.frames(4)
    let settling = rig.readOut
    #expect(settling.phase == "settling")
    #expect(settling.decision == nil)
    let top = try #require(rig.pageTop)
    rig.frames(1)
    let velocity = (try #require(rig.pageTop) - top) / Rig.interval
    #expect(abs(try #require(settling.velocity) / velocity - 1) < 0.1)
    rig.settle()
    #expect(rig.readOut.kind == nil)
    #expect(rig.readOut.progress == nil)
  }

  @Test("a program's rule is unknown until it releases by one, and then decides as displayed")
  func anyProgram() throws {
    let demo = Demo(name: "nameless", title: "", summary: "", hue: .black) { ShoreViewController() }
    let rig = try Rig(demo)
    rig.down(180, 80)
    let y = rig.drag(from: 80, speed: 600, frames: 14)
    let unknown = rig.readOut
    #expect(unknown.rule.contains("unknown"))
    #expect(unknown.decision == nil)
    // No distance is known, so the speed is the pointer's.
    #expect(abs(try #require(unknown.velocity) / 600 - 1) < 0.01)
    rig.up(180, y)
    rig.settle()
    #expect(rig.readOut.rule.contains("follows its velocity"))
    rig.down(180, 600)
    _ = rig.drag(from: 600, speed: -600, frames: 14)
    let known = rig.readOut
    #expect(known.decision == .finishes)
    #expect(known.distance == 667)
    #expect(abs(try #require(known.velocity) / 600 - 1) < 0.02)
    _ = rig.drag(from: 460, speed: 300, frames: 6)
    #expect(rig.readOut.decision == .cancels)
  }

  @Test("a navigation controller's own rule is known from the first drag")
  func navigation() throws {
    let demo = Demo(name: "nameless", title: "", summary: "", hue: .black) {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      return stack
    }
    let rig = try Rig(demo)
    rig.down(5, 300)
    for step in 1...10 {
      rig.move(5 + 6 * Double(step), 300)
      rig.frames(1)
    }
    #expect(rig.readOut.decision == .finishes)
    #expect(rig.readOut.distance == 375)
    #expect(rig.readOut.rule.contains("50 %"))
    rig.frames(10)
    #expect(rig.readOut.decision == .cancels)
  }

  @Test("a window too narrow for the inspector tells the same in short in the transport")
  func narrow() throws {
    #expect(PaneLayout(CGSize(width: 720, height: 560)).inspector == nil)
    let wide = PaneLayout(CGSize(width: 1180, height: 820))
    #expect(wide.inspector == CGRect(x: 880, y: 0, width: 300, height: 764))
    #expect(wide.canvas.maxX == 880)
    #expect(wide.transport == CGRect(x: 220, y: 764, width: 960, height: 56))
    var readOut = ReadOut(rule: "")
    #expect(readOut.brief == nil)
    (readOut.phase, readOut.progress, readOut.velocity) = ("interactive", 0.414, -0.2)
    readOut.decision = .goes(to: "the top")
    #expect(readOut.brief == "Interactive 41 %\n0 pt/s · Goes to the top")
  }
}
