import Testing

@testable import GlissadeFit

@Suite struct LatePicturesTests {
  /// The places of a spring in whole pixels, at 60 pictures per second.
  private static let even = SyntheticMotion(omega: 16, dampingRatio: 0.9).samples()
  /// A deviation of whole pixels.
  private static let noise = NoiseEstimate.roundingDeviation

  /// Returns the samples whose times differ from those of other samples.
  private func moved(_ samples: [MotionSample], from others: [MotionSample]) -> [Int] {
    samples.indices.filter { samples[$0].time != others[$0].time }
  }

  /// The samples from the first change on.
  private func moving(_ samples: [MotionSample]) -> Range<Int> {
    let noise = NoiseEstimate(samples)
    return MotionStretch.all(in: samples, noise: noise).first?.moving ?? 0..<0
  }

  private func corrected(_ samples: [MotionSample]) -> [MotionSample] {
    LatePictures.corrected(samples, in: moving(samples), noise: Self.noise)
  }

  @Test("X-02 pictures that show the frame before have its time", arguments: [90.0, 120, 144])
  func late(_ frequency: Double) throws {
    let first = try #require(Self.even.firstIndex { $0.time > 0.55 })
    let late = [first, first + 1, first + 4]
    var truth = SyntheticMotion(omega: 16, dampingRatio: 0.9)
    truth.start += 1 / frequency
    let before = truth.samples()
    var samples = Self.even
    for index in late { samples[index].value = before[index].value }
    let result = corrected(samples)
    #expect(moved(result, from: samples) == late)
    for index in late {
      #expect(abs(samples[index].time - result[index].time - 1 / frequency) < 1e-9)
    }
  }

  @Test("X-02 the times of even pictures and of a few samples stay")
  func even() {
    #expect(corrected(Self.even) == Self.even)
    let few = Array(Self.even[30..<38])
    #expect(corrected(few) == few)
  }

  @Test("X-02 noise, repeated and missing pictures are none that are late", arguments: 1...20)
  func noisy(_ seed: Int) {
    var motion = SyntheticMotion(omega: 16, dampingRatio: 0.9)
    motion.noise = 0.5
    motion.repeated = 0.05
    motion.missing = 0.05
    let samples = motion.samples(seed: UInt64(seed))
    let noise = NoiseEstimate(samples).value
    #expect(LatePictures.corrected(samples, in: moving(samples), noise: noise) == samples)
  }
}
