import Foundation
import TestMaterial
import Testing

@testable import GlissadeMotion

@Suite struct UnitBezierTests {
  private let named: [String: UnitBezier] = [
    "linear": .linear, "default(ease)": .default, "easeIn": .easeIn, "easeOut": .easeOut,
    "easeInEaseOut": .easeInOut,
  ]

  @Test("M-24 the five named curves have the control points the reference gives them")
  func controlPoints() throws {
    for row in try ReferenceTable("timing_curves.csv", in: .module).rows {
      let curve = try #require(named[row["curve"] ?? ""])
      #expect(Double(curve.control1.x) == (try row.number("x1")))
      #expect(Double(curve.control1.y) == (try row.number("y1")))
      #expect(Double(curve.control2.x) == (try row.number("x2")))
      #expect(Double(curve.control2.y) == (try row.number("y2")))
    }
  }

  @Test("M-25 value and slope of the named curves follow the reference over the whole distance")
  func values() throws {
    for row in try ReferenceTable("timing_curves.csv", in: .module).rows {
      let curve = try #require(named[row["curve"] ?? ""])
      let t = try row.number("t")
      #expect(abs(curve.value(at: t) - (try row.number("y"))) < 1e-9)
      if row["dy_dt"] != "" {
        #expect(abs(curve.slope(at: t) - (try row.number("dy_dt"))) < 1e-6)
      }
    }
  }

  @Test("M-25 the values at a quarter that the specification names")
  func quarter() {
    for (curve, y) in [
      (UnitBezier.default, 0.4085106), (.easeIn, 0.0934647), (.easeOut, 0.3781381),
      (.easeInOut, 0.1291619),
    ] {
      #expect(abs(curve.value(at: 0.25) - y) < 1e-7)
    }
  }

  @Test("M-25 any curve's value lies on the Bézier, steep and flat ones included")
  func anyCurve() {
    var generator = SeededGenerator(seed: 25)
    var curves = [UnitBezier(1, 0, 0, 1), UnitBezier(0, 1, 1, 0), UnitBezier(0, 0, 0, 1)]
    for _ in 0..<200 {
      curves.append(
        UnitBezier(
          .random(in: 0...1, using: &generator), .random(in: -2...2, using: &generator),
          .random(in: 0...1, using: &generator), .random(in: -2...3, using: &generator)))
    }
    for curve in curves {
      for s in stride(from: 0.01, to: 1, by: 0.07) {
        let (a, b, c) = (3 * s * (1 - s) * (1 - s), 3 * s * s * (1 - s), s * s * s)
        let x = a * Double(curve.control1.x) + b * Double(curve.control2.x) + c
        let y = a * Double(curve.control1.y) + b * Double(curve.control2.y) + c
        // Where the curve is vertical, a rounding error of x is a large error of y.
        let tolerance = max(1e-6, abs(curve.slope(at: x)) * 4e-16)
        #expect(abs(curve.value(at: x) - y) < tolerance || !curve.slope(at: x).isFinite)
      }
    }
  }

  @Test("the slope is the derivative of the value, at the ends too")
  func slopes() {
    let curve = UnitBezier(0.3, 1.4, 0.6, -0.2)
    for x in [0.05, 0.3, 0.5, 0.9] {
      let h = 1e-5
      let difference = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      #expect(abs(curve.slope(at: x) - difference) < 1e-6)
    }
    #expect(abs(curve.slope(at: 0) - 1.4 / 0.3) < 1e-9)
    #expect(UnitBezier.easeOut.slope(at: 0) == 1 / 0.58)
    #expect(abs(UnitBezier.easeIn.slope(at: 1) - 1 / 0.58) < 1e-12)
    #expect(UnitBezier(0, 1, 1, 1).slope(at: 0) == .infinity)
    #expect(UnitBezier.default.slope(at: -0.1) == 0)
    #expect(UnitBezier.default.slope(at: 1.1) == 0)
  }

  @Test("M-26 before its start and after its end a curve holds its end value")
  func outside() {
    for curve in named.values {
      for x in [-1000, -0.5, -1e-12, 0] { #expect(curve.value(at: x) == 0) }
      for x in [1, 1.0.nextUp, 1.5, 1000] { #expect(curve.value(at: x) == 1) }
    }
  }
}
