import Foundation
import GlissadeDynamics
import GlissadeGeometry
import TestMaterial
import Testing

/// Tests of forces and impulses, and of the mass on which they act.
@Suite struct PushTests {
  @Test("J-06 J-07 a push moves a body by its area and density, for good or at once")
  func table() throws {
    for row in try ReferenceTable("physics_push.csv", in: .module).rows {
      let expected = (
        continuous: try row.number("continuous_acceleration_pt_s2"),
        instantaneous: try row.number("instantaneous_delta_v_pt_s")
      )
      for mode in [Push.Mode.continuous, .instantaneous] {
        let trial = Trial()
        let density = try row.number("density")
        let body = try trial.box(try row.number("width"), try row.number("height")) {
          $0.density = density
        }
        let push = Push(mode: mode, vector: CGVector(dx: try row.number("magnitude"), dy: 0))
        _ = try trial.world.insert(.push(push), on: [body])
        trial.run(for: 0.05)
        let isContinuous = mode == .continuous
        let velocity = isContinuous ? expected.continuous * 0.05 : expected.instantaneous
        // Nothing is faster than what the world can move in a sub-step.
        let reported = Double(trial.state(body).velocity.dx)
        #expect(abs(reported - min(velocity, 9590)) <= 1e-4 * velocity + 1e-3)
      }
    }
  }

  @Test("J-06 an instant's push is over at once, until it is made active again")
  func instant() throws {
    let trial = Trial()
    let body = try trial.box()
    var push = Push(mode: .instantaneous, vector: CGVector(dx: 1, dy: 0))
    let law = try trial.world.insert(.push(push), on: [body])
    trial.run(for: 0.1)
    #expect(abs(trial.state(body).velocity.dx - 100) < 0.01)
    push.isActive = false
    #expect(trial.world.law(law) == .push(push))
    push.isActive = true
    try trial.world.setLaw(.push(push), for: law)
    trial.run(for: 0.1)
    #expect(abs(trial.state(body).velocity.dx - 200) < 0.01)
  }

  @Test("J-06 a continuous push that is not active does nothing")
  func inactive() throws {
    let trial = Trial()
    let body = try trial.box()
    var push = Push(mode: .continuous, vector: CGVector(dx: 1, dy: 0))
    push.isActive = false
    _ = try trial.world.insert(.push(push), on: [body])
    trial.run(for: 0.1)
    #expect(trial.state(body).velocity == .zero)
  }

  @Test("J-06 a push beside the centre turns the body by its moment of inertia")
  func torque() throws {
    let trial = Trial()
    let body = try trial.box(200, 100)
    var push = Push(mode: .instantaneous, vector: CGVector(dx: 0, dy: 3))
    push.offsets = [body: CGVector(dx: 50, dy: 0)]
    _ = try trial.world.insert(.push(push), on: [body])
    trial.run(for: 1.0 / 60)
    // Mass 2; inertia 2·(200² + 100²)/12; the impulse is 300.
    let inertia: CGFloat = 2 * (200 * 200 + 100 * 100) / 12
    let spin: CGFloat = 300 * 50 / inertia
    #expect(abs(trial.state(body).velocity.dy - 150) < 0.01)
    #expect(abs(trial.state(body).angularVelocity - spin) < 1e-4)
  }

  @Test("J-07 mass is area times density: 1 for 100×100 at density 1, an ellipse's π/4 of that")
  func mass() throws {
    let trial = Trial()
    let size = CGSize(width: 200, height: 100)
    func mass(_ shape: BodyShape, density: CGFloat = 1) throws -> Double {
      let body = try trial.body(shape, at: 0, 0) { $0.density = density }
      return Double(trial.world.mass(of: body) ?? 0)
    }
    #expect(try abs(mass(.rectangle(size)) - 2) < 1e-12)
    #expect(try abs(mass(.rectangle(size), density: 3) - 6) < 1e-12)
    #expect(try abs(mass(.ellipse(size)) - .pi / 2) < 1e-12)
    let triangle = [CGPoint(x: -50, y: 50), CGPoint(x: 50, y: 50), CGPoint(x: 0, y: -50)]
    #expect(try abs(mass(.polygon(triangle)) - 0.5) < 1e-12)
    #expect(try abs(mass(.polygon(triangle.reversed())) - 0.5) < 1e-12)
  }

  @Test("J-07 gravity takes no heed of mass")
  func gravity() throws {
    let trial = Trial()
    let light = try trial.box(10, 10)
    let heavy = try trial.box(500, 500, at: 2000, 0) { $0.density = 20 }
    try trial.gravity(on: [light, heavy])
    trial.run(for: 0.5)
    #expect(trial.state(light).velocity == trial.state(heavy).velocity)
  }

  @Test("a body of several parts weighs as they do, and turns about their centre of mass")
  func group() throws {
    let trial = Trial()
    let square = BodyShape.rectangle(CGSize(width: 100, height: 100))
    let body = try trial.world.insert(
      Body(
        parts: [
          BodyPart(square, offset: CGVector(dx: -100, dy: 0)),
          BodyPart(square, offset: CGVector(dx: 200, dy: 0)),
        ], state: BodyState(position: .zero, angularVelocity: 1)))
    #expect(trial.world.mass(of: body) == 2)
    trial.run(for: 0.5)
    // The center of mass is 50 to the right of the body's, and stays where it was.
    let center = trial.state(body).place(CGVector(dx: 50, dy: 0))
    #expect(hypot(center.x - 50, center.y) < 0.05)
    #expect(abs(trial.state(body).angle - 0.5) < 1e-4)
  }
}
