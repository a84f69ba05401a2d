import GlissadeFit
import GlissadeMotion
import Testing

@Suite struct SpringFitTests {
  private static let grid: [SyntheticMotion] = [8.0, 14, 22].flatMap { omega in
    [0.4, 0.7, 1].flatMap { ratio in
      [false, true].map { isDragged in
        SyntheticMotion(
          omega: omega, dampingRatio: ratio, velocity: isDragged ? 40 * omega : 0,
          isDragged: isDragged)
      }
    }
  }

  private func spring(_ fit: MotionFit) throws -> SpringModel {
    let found = fit.models.compactMap { model -> SpringModel? in
      if case .spring(let spring) = model.motion { return spring }
      return nil
    }
    return try #require(found.first)
  }

  private func check(
    _ motion: SyntheticMotion, omega: Double, ratio: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let fit = try MotionFit(motion.samples())
    let spring = try spring(fit)
    #expect(
      abs(spring.omega / motion.omega - 1) < omega, "ω₀ \(spring.omega)",
      sourceLocation: sourceLocation)
    #expect(
      abs(spring.dampingRatio - motion.dampingRatio) < ratio, "ζ \(spring.dampingRatio)",
      sourceLocation: sourceLocation)
    #expect(
      fit.best.motion.name == "spring", "\(fit.models.map(\.motion.name))",
      sourceLocation: sourceLocation)
  }

  @Test("X-02 whole pixels at 60 fps give ω₀ within 1 % and ζ within 0.02", arguments: grid)
  func clean(_ motion: SyntheticMotion) throws {
    try check(motion, omega: 0.01, ratio: 0.02)
  }

  @Test("X-02 repeated and missing frames do not decide", arguments: grid)
  func damaged(_ motion: SyntheticMotion) throws {
    var motion = motion
    motion.repeated = 0.05
    motion.missing = 0.05
    try check(motion, omega: 0.02, ratio: 0.03)
  }

  @Test(
    "X-02 pictures of a display's frame or the one before give ω₀ within 1 % and ζ within 0.02",
    arguments: grid.filter { $0.omega == 22 })
  func display(_ motion: SyntheticMotion) throws {
    var motion = motion
    motion.display = 90
    try check(motion, omega: 0.01, ratio: 0.02)
  }

  @Test("X-02 noise of 2 px leaves ω₀ within 3 % and ζ within 0.05", arguments: grid)
  func noisy(_ motion: SyntheticMotion) throws {
    var motion = motion
    motion.noise = 2
    try check(motion, omega: 0.03, ratio: 0.05)
  }

  @Test("X-02 24 to 120 frames per second are read", arguments: [24.0, 30, 90, 120])
  func rates(_ rate: Double) throws {
    for ratio in [0.5, 0.8, 1] {
      var motion = SyntheticMotion(omega: 10, dampingRatio: ratio, rate: rate)
      try check(motion, omega: 0.01, ratio: 0.02)
      motion.isDragged = true
      motion.velocity = 500
      try check(motion, omega: 0.02, ratio: 0.02)
    }
  }

  @Test("X-02 an overdamped spring from rest is read")
  func overdamped() throws {
    try check(SyntheticMotion(omega: 14, dampingRatio: 1.5), omega: 0.02, ratio: 0.03)
  }

  @Test("X-02 the end of a drag is found, and what comes before it is not the spring")
  func endOfDrag() throws {
    let motion = SyntheticMotion(velocity: 700, start: 0.6, isDragged: true)
    let spring = try spring(try MotionFit(motion.samples()))
    #expect(abs(spring.start - 0.6) < 1.5 / 60)
    let truth = SpringMotion(
      spring: Spring(angularFrequency: 14, dampingRatio: 0.8), start: SyntheticMotion.from,
      target: SyntheticMotion.from + 400, velocity: 700)
    #expect(abs(spring.velocity - truth.velocity(at: spring.start - 0.6)) < 100)
  }

  @Test("X-02 a motion that is read from its end alone says so")
  func endAlone() throws {
    let whole = try MotionFit(SyntheticMotion().samples())
    #expect(whole.coverage > 0.97)
    #expect(!whole.text(unit: "px").contains("Only the last"))
    let end = SyntheticMotion(velocity: 300, distance: 60, start: 0.9, isDragged: true)
    let fit = try MotionFit(end.samples())
    #expect((0.1..<0.25).contains(fit.coverage))
    let share = (fit.coverage * 100).rounded()
    #expect(fit.text(unit: "px").contains("Only the last \(Int(share)) % of the distance"))
    #expect(fit.json.contains("\"coverage\":0.\(Int(share))"))
  }

  @Test("X-02 the interval contains the truth, and grows with the noise")
  func intervals() throws {
    var motion = SyntheticMotion()
    let narrow = try #require(try MotionFit(motion.samples()).best.intervals["omega"])
    motion.noise = 2
    let wide = try #require(try MotionFit(motion.samples()).best.intervals["omega"])
    #expect(wide.contains(14))
    #expect(wide.upperBound - wide.lowerBound > 3 * (narrow.upperBound - narrow.lowerBound))
  }

  @Test("X-02 intervals of 95 % contain the truth in at least 90 of 100 cases")
  func coverage() throws {
    var contained: [Bool] = []
    for seed in 1...12 {
      for (noise, ratio) in [(0.0, 0.4), (0.5, 0.7), (2, 0.4), (2, 1)] {
        var motion = SyntheticMotion(dampingRatio: ratio, noise: noise)
        motion.start += Double(seed) * 0.0003
        let fit = try MotionFit(motion.samples(seed: UInt64(seed)))
        guard let spring = fit.models.first(where: { $0.motion.name == "spring" }) else { continue }
        for (name, truth) in [("omega", 14), ("damping_ratio", ratio)] {
          contained.append(spring.intervals[name]?.contains(truth) ?? false)
        }
      }
    }
    #expect(contained.count == 96)
    #expect(contained.count(where: \.self) >= 86)
  }

  @Test("X-02 of several motions the last large one is read, or the one of a time")
  func severalMotions() throws {
    let first = SyntheticMotion(omega: 10).samples()
    let end = (first.last?.time ?? 0) + 1
    let second = SyntheticMotion(omega: 20, distance: -400).samples().map {
      MotionSample(time: $0.time + end, value: $0.value + 400)
    }
    let all = first + second
    #expect(abs(try spring(try MotionFit(all)).omega - 20) < 0.2)
    #expect(abs(try spring(try MotionFit(all, in: 0...end)).omega - 10) < 0.1)
    #expect(try MotionFit(all).others.count == 1)
  }

  @Test(
    "X-02 data without a motion are refused with a sentence that says what to do",
    arguments: [
      ([Double](), "at least"), ([1, 2], "at least"),
      ([Double](repeating: 3, count: 100), "Nothing"),
      ([Double](repeating: 3, count: 50) + [Double](repeating: 9, count: 50), "several samples"),
    ])
  func faults(_ values: [Double], _ part: String) {
    let samples = values.enumerated().map {
      MotionSample(time: Double($0.offset) / 60, value: $0.element)
    }
    let error = #expect(throws: FitError.self) { try MotionFit(samples) }
    #expect(error?.description.contains(part) == true)
  }

  @Test("X-02 a time without samples is refused with the times of the file")
  func noSamplesBetween() throws {
    let error = #expect(throws: FitError.self) {
      try MotionFit(SyntheticMotion().samples(), in: 50...60)
    }
    #expect(error?.description.contains("50.00 to 60.00 s; the file has 0.01 to") == true)
  }

  @Test("X-02 with noise of half a pixel the whole motion after a drag is read, not only its end")
  func halfPixel() throws {
    var motion = SyntheticMotion(
      dampingRatio: 1, velocity: 560, distance: 406.6, start: 0.5026, isDragged: true)
    motion.noise = 0.5
    motion.isWhole = false
    for seed in 1...4 {
      let fit = try MotionFit(motion.samples(seed: UInt64(seed)))
      #expect(fit.best.motion.name == "spring", "\(seed)")
      #expect(abs(try spring(fit).omega / motion.omega - 1) < 0.01, "\(seed)")
    }
  }

  @Test("X-02 a hundred thousand samples are read")
  func manySamples() throws {
    let motion = SyntheticMotion(start: 20, rate: 4000, isWhole: false)
    #expect(motion.samples().count > 80_000)
    try check(motion, omega: 0.01, ratio: 0.02)
  }
}
