import Foundation
import GlissadeDynamics
import GlissadeGeometry
import Testing

/// Tests of accelerations that depend on the location.
@Suite struct FieldTests {
  /// The velocity after a twentieth of a second from rest at a place.
  private func velocity(
    in field: Field, at point: CGPoint, charge: CGFloat = 0, side: CGFloat = 10
  ) throws -> CGVector {
    let trial = Trial()
    let body = try trial.box(side, side, at: point.x, point.y) { $0.charge = charge }
    _ = try trial.world.insert(.field(field), on: [body])
    trial.run(for: 0.05)
    return trial.state(body).velocity
  }

  @Test("a linear field of strength 1 is gravity of 1 along its direction, whatever its length")
  func linear() throws {
    var field = Field(.linear(direction: CGVector(dx: 30, dy: 40)), position: .zero)
    let velocity = try velocity(in: field, at: CGPoint(x: 500, y: -900))
    #expect(abs(velocity.dx - 30) < 0.01)
    #expect(abs(velocity.dy - 40) < 0.01)
    field.strength = 2
    #expect(try abs(self.velocity(in: field, at: .zero).dx - 60) < 0.01)
    field.kind = .linear(direction: .zero)
    #expect(try self.velocity(in: field, at: .zero) == .zero)
  }

  @Test("a radial field draws to its position, and fades by its falloff")
  func radial() throws {
    var field = Field(.radial, position: CGPoint(x: 100, y: 0))
    #expect(try abs(velocity(in: field, at: CGPoint(x: 100, y: 500)).dy + 50) < 0.01)
    field.strength = -1
    #expect(try abs(velocity(in: field, at: CGPoint(x: 100, y: 500)).dy - 50) < 0.01)
    field.strength = 1
    field.falloff = 2
    // 200 pt away it is a quarter of what it is at 100; the distance meanwhile is 0.3 pt.
    #expect(try abs(velocity(in: field, at: CGPoint(x: 300, y: 0)).dx + 12.5) < 0.1)
  }

  @Test("nearer than its minimum radius a field grows no more, and its centre is no pole")
  func smoothing() throws {
    var field = Field(.radial, position: .zero)
    field.falloff = 2
    field.minimumRadius = 50
    #expect(try abs(velocity(in: field, at: CGPoint(x: 20, y: 0)).dx + 200) < 1)
    #expect(try velocity(in: field, at: .zero) == .zero)
  }

  @Test("a field is felt in its region only")
  func region() throws {
    var field = Field(.linear(direction: CGVector(dx: 1, dy: 0)), position: CGPoint(x: 100, y: 0))
    field.region = .circle(radius: 50)
    #expect(try velocity(in: field, at: CGPoint(x: 140, y: 0)).dx > 40)
    #expect(try velocity(in: field, at: CGPoint(x: 160, y: 0)) == .zero)
    field.region = .inverse(.rectangle(CGSize(width: 100, height: 40)))
    #expect(try velocity(in: field, at: CGPoint(x: 140, y: 10)) == .zero)
    #expect(try velocity(in: field, at: CGPoint(x: 140, y: 30)).dx > 40)
  }

  @Test("regions combine as sets do")
  func sets() {
    let (left, right) = (
      FieldRegion.circle(radius: 10), FieldRegion.rectangle(CGSize(width: 40, height: 4))
    )
    let (inLeft, inRight, inBoth) = (
      CGVector(dx: 0, dy: 8), CGVector(dx: 15, dy: 0), CGVector(dx: 5, dy: 1)
    )
    func holds(_ region: FieldRegion) -> [Bool] {
      [inLeft, inRight, inBoth].map(region.contains)
    }
    #expect(holds(.union(left, right)) == [true, true, true])
    #expect(holds(.intersection(left, right)) == [false, false, true])
    #expect(holds(.difference(left, right)) == [true, false, false])
    #expect(holds(.inverse(left)) == [false, true, false])
    #expect(holds(.everywhere) == [true, true, true])
  }

  @Test("an electric field drives like charges off by charge over mass, and leaves others alone")
  func electric() throws {
    let field = Field(.electric, position: .zero)
    let place = CGPoint(x: 300, y: 0)
    #expect(try abs(velocity(in: field, at: place, charge: 1, side: 100).dx - 50) < 0.01)
    #expect(try abs(velocity(in: field, at: place, charge: -2, side: 100).dx + 100) < 0.01)
    #expect(try abs(velocity(in: field, at: place, charge: 4, side: 200).dx - 50) < 0.01)
    #expect(try velocity(in: field, at: place, side: 100) == .zero)
  }
}
