import Foundation
import GlissadeGallery
import GlissadeInspector
import GlissadeTesting
import Testing
import UIKit

/// Tests of copied springs: pasted into a program, each gives the motion that was tuned.
@MainActor @Suite struct PastedSpringTests {
  /// A motion of a program after its input.
  private struct Case {
    let program: String
    let view: String
    let text: String
    /// The parameters that are tuned: a spring, or the rule of a release.
    let kinds: [String]
  }

  private static let tuned: [String: [Tuning.Parameter: Double]] = [
    "spring": [.springDamping: 0.6, .springResponse: 0.35], "rule": [.releaseSettling: 1.2],
  ]

  private static let cases = [
    Case(
      program: "panel", view: "page.panel",
      text: drag(from: (187, 662), to: (187, 420), at: 0.5, over: 0.3), kinds: ["spring", "rule"]),
    Case(
      program: "photos", view: "page.photo",
      text: "tap cell.ridges 0.5\n" + drag(from: (187, 333), to: (187, 480), at: 2.5, over: 0.3),
      kinds: ["spring", "rule"]),
    Case(
      program: "sheet", view: "page.pieces",
      text: "tap button.open 0.5\n" + drag(from: (187, 360), to: (187, 220), at: 2.5, over: 0.3),
      kinds: ["spring", "rule"]),
    Case(
      program: "throw", view: "tile",
      text: drag(from: (310, 580), to: (230, 440), at: 0.5, over: 0.3), kinds: ["rule"]),
    Case(program: "own", view: "page.own", text: "tap button.open 0.5", kinds: ["spring"]),
  ]

  /// Returns the lines of a drag, sampled 60 times a second.
  private static func drag(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), at time: TimeInterval,
    over seconds: TimeInterval
  ) -> String {
    let count = Int(seconds * 60)
    let lines = (0...count).map { step in
      let part = Double(step) / Double(count)
      let place = (x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      return "\(step == 0 ? "down" : "move") \(time + seconds * part) \(place.x) \(place.y)"
    }
    return (lines + ["up \(time + seconds + 0.005) \(end.x) \(end.y)"]).joined(separator: "\n")
  }

  /// Returns the motion of a program whose parameters are tuned in its scene.
  private func rows(_ one: Case, _ values: [Tuning.Parameter: Double]) -> [[Double]] {
    let harness = Harness(size: CGSize(width: 375, height: 667)) {
      Gallery.demo(named: one.program)?.makeRoot() ?? OwnViewController()
    }
    for (parameter, value) in values { harness.scene.tune(parameter.rawValue, to: value) }
    return MotionScript(text: one.text, view: one.view).rows(harness)
  }

  /// Returns the greatest difference of two motions, in points, over the frames that both have.
  private func difference(_ one: [[Double]], _ other: [[Double]]) -> Double {
    zip(one, other).filter { $0.count == $1.count }
      .flatMap { zip($0, $1).map { abs($0 - $1) } }.max() ?? 0
  }

  @Test("T-11 T-13 what was tuned and copied gives the same motion when it is pasted")
  func pasted() throws {
    let spring = try #require(ParameterSnippet.text(Self.tuned["spring"] ?? [:]))
    let rule = try #require(ParameterSnippet.text(Self.tuned["rule"] ?? [:]))
    let programs = try PastedDemos(spring: spring, rule: rule)
    for one in Self.cases {
      let own = rows(one, [:])
      for kind in one.kinds {
        let tuned = rows(one, Self.tuned[kind] ?? [:])
        let pasted = try programs.rows(of: one.program, kind, one.view, one.text)
        let name = "\(one.program), \(kind)"
        #expect(difference(own, tuned) > 3, "\(name) is not tuned")
        #expect(tuned.map(\.count) == pasted.map(\.count), "\(name)")
        #expect(difference(tuned, pasted) < 0.01, "\(name)")
      }
    }
  }
}
