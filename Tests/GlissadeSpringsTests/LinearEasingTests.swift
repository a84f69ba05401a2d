import Foundation
import Testing

@testable import GlissadeSprings

@Suite struct LinearEasingTests {
  private static let ratios = [0.25, 0.3, 0.4, 0.6, 0.8, 0.95, 1, 1.5, 4]

  /// The greatest distance of a text in CSS from the closed form, at 20 001 times and beyond its
  /// end.
  private func deviation(_ easing: LinearEasing, _ form: ClosedForm) -> Double {
    (0...25_000).reduce(0) { greatest, index in
      let time = easing.duration * Double(index) / 20_000
      return max(greatest, abs(easing.value(at: time) - form.progress(at: time)))
    }
  }

  private func easing(_ text: String) throws -> LinearEasing {
    try SpringReader(try SpringPhrase(text)).linearEasing()
  }

  @Test(
    "X-01 linear() deviates by at most 0.002, with at most 40 points", arguments: ratios,
    [-3.0, 0, 8])
  func bound(ratio: Double, velocity: Double) throws {
    let description = SpringDescription(
      angularFrequency: 13, dampingRatio: ratio, mass: 3, relativeVelocity: velocity)
    let spelled = SpringText.spelling(.css, of: description)
    let easing = try easing(try #require(spelled.text))
    #expect(easing.points.count <= 40)
    let found = deviation(easing, ClosedForm(omega: 13, ratio: ratio, velocity: velocity))
    if spelled.losses.isEmpty {
      #expect(found <= 0.002)
    } else {
      #expect(ratio < 0.35)
      #expect(velocity != 0)
    }
  }

  @Test("X-01 where 40 points are too few, the deviation is said", arguments: [0.06, 0.1, 0.18])
  func tooFew(ratio: Double) throws {
    let spelled = SpringText.spelling(
      .css, of: SpringDescription(angularFrequency: 13, dampingRatio: ratio))
    let easing = try easing(try #require(spelled.text))
    #expect(easing.points.count <= 40)
    #expect(easing.points.count >= 38)
    let found = deviation(easing, ClosedForm(omega: 13, ratio: ratio))
    #expect(found > 0.002)
    #expect(spelled.losses == ["with 40 points it deviates by up to \(SpringFormat.short(found))"])
  }

  @Test("X-01 a spring that swings too often has no linear()", arguments: [0, 0.001, 0.02])
  func none(ratio: Double) {
    let spelled = SpringText.spelling(
      .css, of: SpringDescription(angularFrequency: 13, dampingRatio: ratio))
    #expect(spelled.text == nil)
    #expect(spelled.losses.count == 1)
  }

  @Test(
    "X-01 a spring is read back from linear(), with its residual", arguments: ratios, [3.0, 18, 90])
  func fit(ratio: Double, omega: Double) throws {
    let spelled = SpringText.spelling(
      .css, of: SpringDescription(angularFrequency: omega, dampingRatio: ratio))
    let reading = try SpringText.parse(try #require(spelled.text))
    #expect(abs(reading.description.angularFrequency / omega - 1) < (ratio > 1 ? 0.05 : 0.01))
    #expect(abs(reading.description.dampingRatio / ratio - 1) < (ratio > 1 ? 0.05 : 0.01))
    #expect(reading.description.relativeVelocity == 0)
    #expect(reading.remarks.count == 1)
    // What was read moves like the spring.
    let form = ClosedForm(omega: omega, ratio: ratio)
    let motion = reading.description.motion
    for index in 0...100 {
      let time = reading.description.figures.settling * Double(index) / 100
      #expect(abs(motion.value(at: time) - form.progress(at: time)) < 0.004)
    }
  }

  @Test("X-01 an initial velocity is read back from linear()", arguments: [-6.0, 8, 15])
  func velocity(velocity: Double) throws {
    let spelled = SpringText.spelling(
      .css,
      of: SpringDescription(angularFrequency: 13, dampingRatio: 0.5, relativeVelocity: velocity))
    let reading = try SpringText.parse(try #require(spelled.text)).description
    #expect(abs(reading.relativeVelocity - velocity) < 0.5)
    #expect(abs(reading.angularFrequency / 13 - 1) < 0.03)
    #expect(abs(reading.dampingRatio - 0.5) < 0.03)
  }

  @Test("X-01 points get their times as in CSS")
  func times() throws {
    let even = try easing("linear(0, 0.5, 1) 1s")
    #expect(even.points.map(\.time) == [0, 0.5, 1])
    let mixed = try easing("transition: transform 800ms linear(0, 0.2, 0.4 40%, 0.3 20% 60%, 1)")
    #expect(mixed.duration == 0.8)
    #expect(mixed.points.map(\.time) == [0, 0.2, 0.4, 0.4, 0.6, 1])
    #expect(mixed.points.map(\.value) == [0, 0.2, 0.4, 0.3, 0.3, 1])
    #expect(mixed.value(at: 0.4) == 0.3)
    #expect(mixed.value(at: 9) == 1)
  }

  @Test(
    "X-01 points that are no spring are refused in a sentence",
    arguments: [
      "linear(0, 1) 1s", "linear(0, 1, 0, 1, 0, 1) 1s", "linear(1, 0) 1s", "linear(0, 0) 1s",
      "linear(0, 0.5 10%, 0.5 90%, 1) 1s",
    ])
  func noSpring(text: String) throws {
    let error = #expect(throws: SpringTextError.self) { try SpringText.parse(text) }
    #expect(error?.reason.hasPrefix("these points are no spring") ?? false)
  }
}
