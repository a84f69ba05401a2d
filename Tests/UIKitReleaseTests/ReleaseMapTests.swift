import Foundation
import GlissadeTesting
import Testing
import UIKit

#if canImport(Glibc)
  import Glibc
#endif

/// Tests of the outcomes of releases, as a client writes them.
@MainActor @Suite("What every release decides") struct ReleaseMapTests {
  /// Returns a harness in which the page is being pulled down.
  private func pulled(
    _ onRelease: @escaping (CGFloat) -> Void = { _ in }, by distance: CGFloat = 100
  ) -> Harness {
    let harness = Harness {
      let shore = ShoreViewController()
      shore.onRelease = onRelease
      return shore
    }
    harness.drag(
      from: CGPoint(x: 187, y: 60), to: CGPoint(x: 187, y: 60 + distance), over: 0.2,
      release: false)
    return harness
  }

  @Test("W-01 a flick of 300 pt/s anywhere presents the page")
  func flick() throws {
    let harness = pulled()
    let map = try harness.releaseMap(velocities: 300...2000, rows: 7, columns: 5)
    #expect(map.outcomes == ["finishes: Tides"])
    #expect(map.faults == [])
    #expect(map.answer(for: Release(position: 100, velocity: 300)).limit == nil)
  }

  @Test("W-01 a release at rest finishes beyond the middle, and one that moves up cancels")
  func seedsRule() throws {
    let map = try pulled().releaseMap(positions: 0...560, rows: 8, columns: 9)
    #expect(map.outcomes.sorted() == ["cancels: Shore", "finishes: Tides"])
    #expect(map.outcome(position: 100, velocity: -500) == "cancels: Shore")
    #expect(map.outcome(position: 500, velocity: -500) == "cancels: Shore")
    #expect(map.outcome(position: 20, velocity: 500) == "finishes: Tides")
    #expect(map.cell(row: 2, column: 4).outcome == "cancels: Shore")
    #expect(map.cell(row: 7, column: 4).outcome == "finishes: Tides")
  }

  @Test("W-01 the branches leave the program as it was")
  func untouched() throws {
    let harness = pulled()
    let log = harness.log
    let place = harness.window.subviews.count
    _ = try harness.results(of: [Release(position: 300, velocity: 900)])
    #expect(harness.log == log)
    #expect(harness.window.subviews.count == place)
    harness.mouseUp(at: CGPoint(x: 187, y: 160))
    #expect(harness.advanceUntilIdle())
  }

  @Test("W-01 a release has the outcome, the callbacks and the motion of the same pointer")
  func likeAPointer() throws {
    for release in [
      Release(position: 120, velocity: 240), Release(position: 200, velocity: -240),
    ] {
      let branch = try #require(try pulled().results(of: [release]).first)
      let harness = pulled()
      // The same stroke with a mouse: to the start of the run-up, a rest, and the run-up.
      let first = 60 + release.position - release.velocity * 0.1
      harness.mouseMove(to: CGPoint(x: 187, y: first))
      harness.advance(by: 0.2)
      let before = harness.log.count
      let start = harness.now
      for step in 0...12 {
        harness.send(
          .move(
            to: CGPoint(x: 187, y: first + release.velocity * Double(step) / 120),
            t: start + Double(step) / 120))
      }
      harness.send(.up(at: CGPoint(x: 187, y: 60 + release.position), t: start + 0.1))
      #expect(harness.advanceUntilIdle())
      let calls = harness.log[before...].filter { $0.hasPrefix("view") }
      #expect(branch.calls.filter { $0.hasPrefix("view") } == Array(calls))
      #expect(branch.decision == (release.velocity > 0 ? .finishes : .cancels))
      #expect(branch.ending == .rests)
      #expect(branch.view == "tides")
      #expect((0.1...1).contains(branch.seconds))
    }
  }

  @Test("W-01 the recognizer reads exactly the velocity of the map")
  func velocity() throws {
    // A copy of the process has no other way to say what it has read than to end with it.
    for velocity in [-1500.0, -40, 0, 40, 1500] {
      let harness = pulled { read in exit(abs(Double(read) - velocity) < 1e-6 ? 7 : 8) }
      let results = try harness.results(of: [Release(position: 300, velocity: velocity)])
      #expect(results.map(\.ending) == [.exits(7)], "\(velocity)")
    }
  }

  @Test("W-01 a program that ends, crashes or hangs in a branch is an outcome, and goes on")
  func faults() throws {
    let harness = pulled { velocity in
      if velocity > 1500 { exit(3) }
      if velocity > 500 { fatalError("Too fast.") }
      while velocity < -500 {}
    }
    let releases = [-1000.0, 0, 1000, 2000].map { Release(position: 200, velocity: $0) }
    let results = try harness.results(of: releases)
    #expect(results.map(\.ending) == [.hangs, .rests, .crashes("Too fast."), .exits(3)])
    harness.mouseUp(at: CGPoint(x: 187, y: 160))
    #expect(harness.advanceUntilIdle())
    let map = try pulled { if $0 > 1500 { fatalError("Too fast.") } }.releaseMap(
      rows: 3, columns: 9)
    #expect(map.outcomes.contains("crashes: Too fast."))
  }

  @Test("W-01 a program that never rests is said in a sentence")
  func restless() throws {
    let harness = pulled()
    let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    harness.window.addSubview(spinner)
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      spinner.frame.origin.x = 100
    }
    harness.advance(by: 0.1)
    let error = #expect(throws: (any Error).self) {
      try harness.releaseMap(rows: 2, columns: 2)
    }
    #expect("\(try #require(error))".contains("does not come to rest"))
  }

  @Test("W-01 without exactly one pointer that has moved there is a sentence and no map")
  func refusals() throws {
    func sentence(_ harness: Harness) throws -> String {
      let error = #expect(throws: (any Error).self) {
        try harness.releaseMap(rows: 2, columns: 2)
      }
      return "\(try #require(error))"
    }
    let harness = Harness { UIViewController() }
    #expect(try sentence(harness).hasPrefix("No pointer is down"))
    harness.mouseDown(at: CGPoint(x: 100, y: 100))
    harness.advance(by: 0.1)
    #expect(try sentence(harness).contains("has not moved"))
    harness.mouseMove(to: CGPoint(x: 100, y: 200))
    harness.advance(by: 0.1)
    #expect(try sentence(harness).hasPrefix("Nothing takes this drag"))
    harness.touchDown(1, at: CGPoint(x: 10, y: 10))
    harness.advance(by: 0.1)
    #expect(try sentence(harness).hasPrefix("2 touches are down"))
  }

  /// Performs a release by a mouse: to the start of a run-up, a rest, and the run-up.
  ///
  /// - Returns: A Boolean value that indicates whether the page is presented at the end.
  private func presents(_ release: Release) -> Bool {
    let harness = pulled()
    let start = 60 + release.position - release.velocity * 0.1
    harness.mouseMove(to: CGPoint(x: 187, y: start))
    harness.advance(by: 0.2)
    let begin = harness.now
    for step in 0...100 {
      let y = start + release.velocity * Double(step) / 1000
      harness.send(.move(to: CGPoint(x: 187, y: y), t: begin + Double(step) / 1000))
    }
    harness.send(.up(at: CGPoint(x: 187, y: 60 + release.position), t: begin + 0.1))
    #expect(harness.advanceUntilIdle())
    return harness.window.rootViewController?.presentedViewController != nil
  }

  @Test("W-02 a pointer's releases change their outcome at the border, within 1 pt and 5 pt/s")
  func border() throws {
    let map = try pulled().releaseMap(positions: 60...460, rows: 6, columns: 17)
    #expect(Set(map.borders.map(\.direction)) == [.velocity, .position])
    for border in map.borders {
      let isAlongRow = border.direction == .velocity
      #expect(border.upper.velocity - border.lower.velocity <= 5)
      #expect(border.upper.position - border.lower.position <= (isAlongRow ? 0 : 1))
      #expect(border.before == "cancels: Shore")
      #expect(border.after == "finishes: Tides")
      var before = border.lower
      var after = border.upper
      before.velocity -= isAlongRow ? 5 : 0
      after.velocity += isAlongRow ? 5 : 0
      before.position -= isAlongRow ? 0 : 1
      after.position += isAlongRow ? 0 : 1
      #expect(!presents(before), "\(before)")
      #expect(presents(after), "\(after)")
    }
  }
}
