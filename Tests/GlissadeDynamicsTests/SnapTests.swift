import Foundation
import GlissadeDynamics
import GlissadeGeometry
import Testing

/// Tests of bodies that are pulled to a location.
@Suite struct SnapTests {
  /// Returns the overshoot at a point 200 pt away, with the trial.
  private func snap(damping: CGFloat) throws -> (overshoot: Double, Trial, Handle<Body>) {
    let trial = Trial()
    let body = try trial.box()
    try trial.world.setState(BodyState(position: .zero, angle: 1), of: body)
    _ = try trial.world.insert(
      .snap(Snap(point: CGPoint(x: 200, y: 0), damping: damping)), on: [body])
    var furthest = 0.0
    trial.run(for: 6) { furthest = max(furthest, trial.state(body).position.x) }
    return (furthest - 200, trial, body)
  }

  @Test("M-40 the more damping, the less a snap overshoots; with 1 it does not")
  func damping() throws {
    let overshoots = try [0, 0.25, 0.5, 0.75, 1].map { try snap(damping: $0).overshoot }
    for (less, more) in zip(overshoots.dropFirst(), overshoots) { #expect(less < more - 0.1) }
    #expect(overshoots[0] > 50)
    #expect(overshoots[4] < 0.1)
  }

  @Test("J-14 a snap reaches its point and zero rotation, and rests", arguments: [0, 0.5, 1])
  func rests(damping: CGFloat) throws {
    let (_, trial, body) = try snap(damping: damping)
    let state = trial.state(body)
    #expect(trial.world.isAtRest)
    #expect(hypot(state.position.x - 200, state.position.y) < 0.5)
    #expect(abs(state.angle) < 0.01)
    #expect(state.velocity == .zero)
  }

  @Test("J-14 rest is reported at most 0.5 s after the last half point of motion")
  func pause() throws {
    let trial = Trial()
    let body = try trial.box()
    _ = try trial.world.insert(.snap(Snap(point: CGPoint(x: 200, y: 0))), on: [body])
    var places: [Double] = []
    trial.run(for: 6) { if !trial.world.isAtRest { places.append(trial.state(body).position.x) } }
    let end = trial.state(body).position.x
    let lastFar = places.lastIndex { abs($0 - end) >= 0.5 } ?? 0
    #expect(Double(places.count - lastFar) / 60 <= 0.5)
  }

  @Test("J-14 a body that has turned more than once snaps to the nearest upright")
  func turns() throws {
    let trial = Trial()
    let body = try trial.box()
    try trial.world.setState(BodyState(position: .zero, angle: 4 * .pi + 0.5), of: body)
    _ = try trial.world.insert(.snap(Snap(point: .zero, damping: 1)), on: [body])
    trial.run(for: 3)
    #expect(abs(trial.state(body).angle - 4 * .pi) < 0.01)
  }
}
