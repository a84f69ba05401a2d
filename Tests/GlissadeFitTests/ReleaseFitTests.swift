import GlissadeFit
import GlissadeMotion
import Testing

@Suite struct ReleaseFitTests {
  /// A motion of a released value, with the relative velocity of the release.
  struct Case: CustomTestStringConvertible {
    var omega: Double
    /// The velocity towards the target, in distances per second.
    var velocity: Double
    var isDragged: Bool
    var testDescription: String { "ω \(omega), \(velocity) /s, dragged \(isDragged)" }
  }

  private static let cases = [14.0, 22.9, 34].flatMap { omega in
    [
      Case(omega: omega, velocity: 0, isDragged: false),
      Case(omega: omega, velocity: 0.1 * omega, isDragged: true),
      Case(omega: omega, velocity: 0.25 * omega, isDragged: true),
    ]
  }

  private static func release(_ motion: Case) -> ReleaseMotion {
    ReleaseMotion(
      start: 640, target: 320, velocity: -320 * motion.velocity, frequency: motion.omega)
  }

  /// Returns samples of a motion over 320 points, in quarters of a pixel, at 60 frames per second.
  private func samples(_ motion: Case) -> [MotionSample] {
    let from = 640.0
    let release = Self.release(motion)
    return (0..<120).map { frame in
      let time = (Double(frame) + 0.3) / 60 - 0.6
      var value = release.value(at: time)
      if time < 0 {
        value =
          motion.isDragged
          ? from - 320 * motion.velocity * time - 900 * time * time * (1 + time) : from
      }
      return MotionSample(time: time, value: (value * 4).rounded() / 4)
    }
  }

  @Test(
    "X-02 the continuation of a drag is told from a spring, with its frequency", arguments: cases)
  func release(_ motion: Case) throws {
    let fit = try MotionFit(samples(motion))
    guard case .release(let release) = fit.best.motion else {
      Issue.record("\(fit.models.map(\.motion))")
      return
    }
    #expect(abs(release.omega / motion.omega - 1) < 0.01, "ω \(release.omega)")
    // The motion continues the drag without a change of its velocity, so that the instant of the
    // release cannot be seen. The curve after it can.
    let truth = Self.release(motion)
    for step in 0...20 {
      let time = max(release.start, 0) + Double(step) / 60
      #expect(abs(release.value(at: time) - truth.value(at: time)) < 2)
    }
    #expect(fit.spring != nil)
  }

  @Test("X-02 noisy data do not decide for the continuation of a drag")
  func noisy() throws {
    let motion = SyntheticMotion(omega: 14, dampingRatio: 0.9, noise: 2)
    #expect(try MotionFit(motion.samples()).best.motion.name == "spring")
  }

  @Test("X-02 a release has the damping ratio 1 in the JSON, and no interval of it")
  func json() throws {
    let json = try MotionFit(samples(Self.cases[1])).json
    #expect(
      json.hasPrefix(
        "{\"best\":\"release\",\"models\":[{\"model\":\"release\",\"damping_ratio\":1.0,"))
    let first = try #require(json.split(separator: "}").first)
    #expect(first.contains("\"interval\":{\"omega\":["))
  }
}
