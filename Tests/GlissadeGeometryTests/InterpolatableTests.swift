import Foundation
import TestMaterial
import Testing

@testable import GlissadeGeometry

@Suite struct InterpolatableTests {
  /// The laws every additive value must keep.
  private func check<Value: AdditiveInterpolatable & Equatable>(
    _ a: Value, _ b: Value, quarter: Value, norm: Double
  ) {
    #expect(a.interpolated(to: b, at: 0) == a)
    #expect(a.interpolated(to: b, at: 1) == b)
    #expect(a.interpolated(to: b, at: 0.25) == quarter)
    #expect(a.interpolated(to: b, at: 1.5).subtracting(b) == b.subtracting(a).scaled(by: 0.5))
    #expect(a.subtracting(a) == .zero)
    #expect(a.adding(.zero) == a)
    #expect(b.subtracting(a).norm == norm)
    #expect(Value.zero.norm == 0)
  }

  @Test("I-02 values of every kind add, subtract, scale and interpolate by their members")
  func laws() {
    check(2.0, 10.0, quarter: 4.0, norm: 8)
    check(CGFloat(2), CGFloat(-6), quarter: CGFloat(0), norm: 8)
    check(CGPoint(x: 0, y: 8), CGPoint(x: 12, y: 24), quarter: CGPoint(x: 3, y: 12), norm: 20)
    check(
      CGVector(dx: 0, dy: 8), CGVector(dx: 12, dy: 24), quarter: CGVector(dx: 3, dy: 12), norm: 20)
    check(
      CGSize(width: 12, height: 24), CGSize(width: 0, height: 8),
      quarter: CGSize(width: 9, height: 20), norm: 20)
    check(
      CGRect(x: 0, y: 8, width: 12, height: 24), CGRect(x: 8, y: 8, width: 0, height: 8),
      quarter: CGRect(x: 2, y: 8, width: 9, height: 20),
      norm: (64.0 + 400).squareRoot())
  }

  @Test("M-27 the end is reached exactly, whatever the rounding in between")
  func exactEnd() {
    var generator = SeededGenerator(seed: 27)
    for _ in 0..<1000 {
      let (a, b) = (
        Double.random(in: -1e3...1e3, using: &generator),
        Double.random(in: -1...1, using: &generator)
      )
      #expect(a.interpolated(to: b, at: 1) == b)
    }
  }
}
