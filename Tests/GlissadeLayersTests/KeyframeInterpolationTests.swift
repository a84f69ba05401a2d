import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

/// Tests of I-04, I-05: the interpolation of keyframes, as a value.
@Suite struct KeyframeInterpolationTests {
  private func interpolation(
    _ spans: [(Double, Double, Double)], from start: Double = 0,
    _ mode: CAAnimationCalculationMode = .linear
  ) -> KeyframeInterpolation {
    var made = KeyframeSpans()
    for (from, to, value) in spans { made.add(from...to, .number(value)) }
    return made.interpolation(from: .number(start), mode: mode)
  }

  private func number(_ interpolation: KeyframeInterpolation, _ fraction: Double) -> Double {
    guard case .number(let number) = interpolation.value(at: fraction) else { return .nan }
    return number
  }

  private func expect(
    _ interpolation: KeyframeInterpolation, _ points: [(Double, Double)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (fraction, value) in points {
      #expect(
        abs(number(interpolation, fraction) - value) < 1e-9, "at \(fraction)",
        sourceLocation: sourceLocation)
    }
  }

  @Test("I-04 times are fractions of the whole; a span without keyframe holds")
  func holds() {
    expect(
      interpolation([(0.2, 0.4, 100), (0.6, 0.8, 20)]),
      [
        (0, 0), (0.1, 0), (0.2, 0), (0.3, 50), (0.4, 100), (0.5, 100), (0.6, 100), (0.7, 60),
        (0.8, 20), (0.9, 20), (1, 20),
      ])
  }

  @Test("I-04 zero length is a step, at its time; at 0 the start still shows")
  func steps() {
    expect(
      interpolation([(0, 0, 10), (0.5, 0.5, 50), (0.5, 1, 100)]),
      [(0, 0), (1e-6, 10), (0.4999, 10), (0.5, 50), (0.75, 75), (1, 100)])
    expect(interpolation([(1, 1, 10)]), [(0, 0), (0.999999, 0), (1, 10)])
  }

  @Test("I-04 the order in which keyframes are added does not matter")
  func anyOrder() {
    #expect(
      interpolation([(0.5, 1, 20), (0, 0.5, 100)]) == interpolation([(0, 0.5, 100), (0.5, 1, 20)]))
  }

  @Test("a keyframe that begins while another is in progress leads on from at its current value")
  func overlap() {
    let cut = interpolation([(0, 1, 100), (0.25, 0.5, 50)])
    expect(cut, [(0.125, 12.5), (0.25, 25), (0.375, 37.5), (0.5, 50), (0.9, 50), (1, 50)])
    // The last word of two at once counts.
    expect(interpolation([(0, 0.5, 100), (0, 1, 10)]), [(0.5, 5), (1, 10)])
  }

  @Test("spans that meet but for rounding have no gap between them")
  func meeting() {
    let thirds = interpolation([(0, 0.1 + 0.2, 1), (0.3, 0.7, 1), (0.7, 0.7 + 0.3, 0)], .cubic)
    #expect(thirds.keys.count == 4)
  }

  @Test("I-05 M-29 cubic meets each keyed value at its time, without a corner within a run")
  func cubic() {
    let made = interpolation(
      [(0, 0.25, 60), (0.25, 0.5, 120), (0.5, 0.75, 60), (0.75, 1, 310)], from: 310, .cubic)
    expect(
      made,
      [(0, 310), (0.25, 60), (0.5, 120), (0.75, 60), (1, 310), (0.3, 54.08), (0.12, 187.65376)])
    for key in [0.25, 0.5, 0.75] {
      let step = 1e-6
      let arriving = (number(made, key) - number(made, key - step)) / step
      let leaving = (number(made, key + step) - number(made, key)) / step
      #expect(abs(arriving - leaving) < 0.1)
    }
  }

  @Test("I-05 M-29 a hold and a step are flat and end a run: nothing swings over them")
  func cubicHolds() {
    let made = interpolation([(0, 0.2, 100), (0.4, 0.6, 0), (0.6, 0.6, 50), (0.8, 1, 80)], .cubic)
    expect(made, [(0.2, 100), (0.3, 100), (0.39, 100), (0.6, 50), (0.7, 50), (0.8, 50), (1, 80)])
    // Half of the chord's slope on both sides of the hold.
    #expect(abs((100 - number(made, 0.2 - 1e-7)) / 1e-7 - 250) < 1e-2)
    #expect(abs((number(made, 0.4 + 1e-7) - 100) / 1e-7 + 250) < 1e-2)
  }

  @Test("discrete keeps the old value until a keyframe's end")
  func discrete() {
    expect(
      interpolation([(0, 0.5, 10), (0.5, 1, 20)], .discrete),
      [(0, 0), (0.49, 0), (0.5, 10), (0.99, 10), (1, 20)])
  }

  @Test(
    "paced goes straight at an even pace, whatever the keyframes' times", arguments: [0.1, 0.8])
  func paced(time: Double) {
    expect(
      interpolation([(0, time, 300), (time, 1, 200)], .paced),
      [(0, 0), (0.25, 100), (0.5, 200), (0.75, 300), (0.875, 250), (1, 200)])
    expect(interpolation([(0.2, 0.5, 0)], .paced), [(0, 0), (0.3, 0), (1, 0)])
  }

  @Test("cubic paced goes through the values at an even pace, without corners")
  func cubicPaced() {
    var spans = KeyframeSpans()
    for (time, point) in [
      (0.1, CGPoint(x: 100, y: 0)), (0.9, CGPoint(x: 150, y: 200)), (1, CGPoint(x: 300, y: 250)),
    ] {
      spans.add(time - 0.1...time, .point(point))
    }
    let interpolation = spans.interpolation(from: .point(.zero), mode: .cubicPaced)
    let points = (0...200).map { interpolation.value(at: Double($0) / 200) }
    let steps = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    let mean = steps.reduce(0, +) / 200
    #expect(steps.allSatisfy { abs($0 - mean) < 0.02 * mean })
    #expect(points.first == .point(.zero))
    #expect(points.last == .point(CGPoint(x: 300, y: 250)))
    #expect(points.contains { $0.distance(to: .point(CGPoint(x: 150, y: 200))) < mean })
  }

  @Test("beyond the ends, where springs lead, a path continues straight on; a hold stays")
  func overshoot() {
    for mode in [CAAnimationCalculationMode.linear, .cubic] {
      let made = interpolation([(0, 0.5, 100), (0.5, 1, 200)], mode)
      let slope = (number(made, 1) - number(made, 1 - 1e-6)) / 1e-6
      #expect(abs(number(made, 1.1) - (200 + slope * 0.1)) < 1e-3)
      #expect(number(made, -0.1) < 0)
    }
    expect(interpolation([(0.2, 0.4, 100)]), [(-0.1, 0), (1.2, 100)])
  }

  @Test("M-28 affine turns run on from key to key, past a half turn and a whole one")
  func affineTurns() {
    var spans = KeyframeSpans()
    for quarter in 1...6 {
      let angle = Double(quarter) * .pi / 2
      spans.add(
        Double(quarter - 1) / 6...Double(quarter) / 6,
        .transform(CATransform3DMakeRotation(angle, 0, 0, 1).flattened))
    }
    let interpolation = spans.interpolation(from: .transform(CATransform3DIdentity), mode: .linear)
    #expect(interpolation.addsUp)
    for step in 0...60 {
      let angle = Double(step) / 60 * 3 * .pi
      guard case .transform(let shown) = interpolation.value(at: Double(step) / 60) else { return }
      let error = (atan2(shown.m12, shown.m11) - angle).remainder(dividingBy: 2 * .pi)
      #expect(abs(error) < 1e-9)
    }
  }

  @Test("colours mix premultiplied and stay colours, however far the curve swings")
  func colours() {
    var spans = KeyframeSpans()
    let white = CGColor(gray: 1, alpha: 1)
    for index in 0..<3 {
      spans.add(
        Double(index) / 3...Double(index + 1) / 3,
        .color(index == 1 ? white : CGColor(gray: index == 0 ? 1 : 0, alpha: 1)))
    }
    let interpolation = spans.interpolation(from: .color(CGColor(gray: 0, alpha: 1)), mode: .cubic)
    for step in 0...100 {
      guard case .color(let color?) = interpolation.value(at: Double(step) / 100) else { return }
      #expect((0...1).contains(color.red))
      #expect(color.alpha == 1)
    }
    #expect(interpolation.value(at: 1.0 / 3) == .color(white))
  }
}

extension CATransform3D {
  /// Returns the transform without the rounding errors of a plane rotation in the third dimension.
  fileprivate var flattened: CATransform3D {
    CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(self))
  }
}
