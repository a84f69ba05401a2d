import Foundation
import TestMaterial
import Testing

@testable import GlissadeFit

@Suite("Even times") struct EvenTimesTests {
  /// Returns the stamps of pictures at a rate, rounded to a unit in seconds, without some of them.
  private func stamps(
    _ rate: Double, _ unit: Double, from start: Double = 0, without missing: Set<Int> = [],
    count: Int = 120, by rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> [Double] {
    (0..<count).filter { !missing.contains($0) }.map {
      ((start + Double($0) / rate) / unit + 1e-7).rounded(rule) * unit
    }
  }

  @Test(
    "X-02 rounded stamps have the times that they had before, also where pictures are missing",
    arguments: [24.0, 25, 29.97, 30, 50, 59.94, 60], [0.01, 0.001])
  func rates(_ rate: Double, _ unit: Double) throws {
    for rule in [FloatingPointRoundingRule.toNearestOrAwayFromZero, .down] {
      for start in [0, 0.0031, 1.4567] {
        for missing in [[], [3, 4, 30, 77] as Set] {
          let times = try #require(
            EvenTimes(stamps(rate, unit, from: start, without: missing, by: rule)))
          #expect(abs(times.interval * rate - 1) < 0.003, "\(1 / times.interval)")
          let numbers = (0..<120).filter { !missing.contains($0) }
          let shift = times.times[0] - start
          for (number, time) in zip(numbers, times.times) {
            let difference = time - shift - start - Double(number) / rate
            #expect(abs(difference) < 0.5 * unit, "\(number): \(difference)")
          }
        }
      }
    }
  }

  @Test("X-02 ten thousand stamps are even to the last")
  func long() throws {
    let times = try #require(EvenTimes(stamps(59.94, 0.01, count: 10_000)))
    #expect(abs(times.times[9999] - 9999 / 59.94) < 0.01)
  }

  @Test("X-02 stamps that are not rounded, or that were not even, stay as they are")
  func uneven() {
    #expect(EvenTimes((0..<60).map { Double($0) / 60 }) == nil)
    var random = SeededGenerator(seed: 1)
    var time = 0.0
    let jumps = (0..<60).map { _ in
      time += (Double.random(in: 0.012...0.03, using: &random) * 1000).rounded() / 1000
      return time
    }
    #expect(EvenTimes(jumps) == nil)
    #expect(EvenTimes([0, 0]) == nil)
    #expect(EvenTimes([0, 0, 0, 0.01]) == nil)
  }
}
