import Foundation
import GlissadeDynamics
import GlissadeGeometry
import TestMaterial
import Testing

/// Tests of the forces that slow a body without contacts.
@Suite struct ResistanceTests {
  @Test("M-38 resistance is v₀e^(−ct), and so is the distance")
  func table() throws {
    let rows = try ReferenceTable("physics_resistance.csv", in: .module).rows
    for damping in Set(try rows.map { try $0.number("linear_damping_c") }).sorted() {
      let trial = Trial()
      let body = try trial.box(velocity: CGVector(dx: 1000, dy: 0)) { $0.resistance = damping }
      for row in rows where try row.number("linear_damping_c") == damping {
        let time = try row.number("t_s")
        if time > trial.now { trial.run(for: time - trial.now, framesPerSecond: 10) }
        if trial.world.isAtRest { break }
        let state = trial.state(body)
        let (v, x) = (try row.number("analytic_v(v0=1000)"), try row.number("analytic_x"))
        #expect(abs(state.velocity.dx - v) <= 0.005 * v)
        #expect(abs(state.position.x - x) <= 0.005 * x)
      }
    }
  }

  @Test("M-38 angular resistance slows turning in in the same way, and nothing else")
  func angular() throws {
    let trial = Trial()
    let body = try trial.box { $0.angularResistance = 2 }
    try trial.world.addVelocity(CGVector(dx: 100, dy: 0), angular: 10, to: body)
    trial.run(for: 0.5)
    #expect(abs(trial.state(body).angularVelocity - 10 * exp(-1.0)) < 0.005)
    #expect(abs(trial.state(body).angle - 5 * (1 - exp(-1.0))) < 0.005)
    #expect(abs(trial.state(body).velocity.dx - 100) < 1e-3)
  }

  @Test("resistance gives a fall its final speed g/c")
  func finalSpeed() throws {
    let trial = Trial()
    let body = try trial.box { $0.resistance = 5 }
    try trial.gravity(on: [body])
    trial.run(for: 3)
    #expect(abs(trial.state(body).velocity.dy - 200) < 1)
  }
}
