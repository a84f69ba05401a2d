import Foundation
import Testing

@testable import GlissadeMotion

@Suite struct VelocityEstimatorTests {
  /// Feeds x as a function of time, sampled at whole multiples of an interval up to the end.
  private func estimator(
    until end: Double, rate: Double, from start: Double = 0, x: (Double) -> Double
  ) -> VelocityEstimator {
    var result = VelocityEstimator()
    for index in 0...Int((end - start) * rate) {
      let t = start + Double(index) / rate
      result.add(time: t, location: CGPoint(x: x(t), y: -2 * x(t)))
    }
    return result
  }

  @Test("M-02 the slope of any parabola at its newest sample is found exactly")
  func parabola() {
    for offset in [0.0, 5_000_000] {
      for rate in [60.0, 125, 1000] {
        let e = estimator(until: offset + 0.2, rate: rate, from: offset) {
          let t = $0 - offset
          return 300 - 500 * t + 4000 * t * t
        }
        let newest = e.samples[e.samples.count - 1].time - offset
        let v = e.velocity(at: offset + newest)
        let expected = -500 + 8000 * newest
        #expect(abs(Double(v.dx) - expected) < (offset == 0 ? 1e-6 : 1e-1))
        #expect(abs(Double(v.dy) + 2 * expected) < (offset == 0 ? 1e-6 : 2e-1))
      }
    }
  }

  @Test("M-02 only the last 100 ms count, and all samples in them however many")
  func window() {
    // Fast at first; the last 100 ms go at 200 pt/s.
    let e = estimator(until: 0.5, rate: 2000) { $0 < 0.4 ? 3000 * $0 : 1200 + 200 * ($0 - 0.4) }
    #expect(abs(e.velocity(at: 0.5).dx - 200) < 1e-6)
    #expect(e.samples.count == 201)
    #expect(abs((e.samples.first?.time ?? 0) - 0.4) < 1e-9)
  }

  @Test("M-02 samples with equal times are one, the last of them; older ones too")
  func merging() {
    var e = VelocityEstimator()
    for index in 0...10 {
      let t = Double(index) * 0.008
      e.add(time: t, location: CGPoint(x: 9999 * (index % 2), y: -50))
      e.add(time: t, location: CGPoint(x: 1000 * t, y: 3))
    }
    #expect(e.samples.count == 11)
    #expect(abs(e.velocity(at: 0.08).dx - 1000) < 1e-6)
    #expect(abs(e.velocity(at: 0.08).dy) < 1e-9)
    e.add(time: 0.01, location: CGPoint(x: 81, y: 3))
    #expect(e.samples.count == 11)
    #expect(e.samples.last == .init(time: 0.08, location: CGPoint(x: 81, y: 3)))
  }

  @Test("M-02 F-10 a pause over 40 ms cuts the stroke: hold, then flick, and only the flick counts")
  func gap() {
    for (pause, cut) in [(0.040, false), (0.041, true)] {
      var e = VelocityEstimator()
      for (t, x) in [(0.0, 0.0), (0.010, -30), (0.020, -60)] {
        e.add(time: t, location: CGPoint(x: x, y: 0))
      }
      for step in 0...3 {
        let t = 0.020 + pause + Double(step) * 0.010
        e.add(time: t, location: CGPoint(x: -60 + Double(step) * 12, y: 0))
      }
      let v = Double(e.velocity(at: 0.050 + pause).dx)
      #expect((abs(v - 1200) < 1e-6) == cut)
    }
  }

  @Test("M-03 two samples give their slope, one gives nothing, and no zero interval is divided by")
  func fewSamples() {
    var e = VelocityEstimator()
    #expect(e.velocity(at: 0) == .zero)
    #expect(e.pureFit == .zero)
    e.add(time: 1, location: CGPoint(x: 10, y: 20))
    #expect(e.velocity(at: 1) == .zero)
    e.add(time: 1, location: CGPoint(x: 400, y: 20))
    #expect(e.velocity(at: 1) == .zero)
    e.add(time: 1.016, location: CGPoint(x: 408, y: 12))
    let v = e.velocity(at: 1.016)
    #expect(abs(v.dx - 500) < 1e-9)
    #expect(abs(v.dy + 500) < 1e-9)
    e.reset()
    #expect(e.velocity(at: 1.016) == .zero)
    #expect(e.samples.isEmpty)
  }

  @Test("M-04 up to 40 ms after the last motion the velocity is untouched, later exactly 0")
  func hold() {
    let e = estimator(until: 0.2, rate: 125) { 1000 * $0 }
    let newest = e.samples[e.samples.count - 1].time
    let v = e.velocity(at: newest)
    #expect(abs(v.dx - 1000) < 1e-6)
    #expect(e.velocity(at: newest + 0.020) == v)
    #expect(e.velocity(at: newest + 0.040) == v)
    #expect(e.velocity(at: newest - 0.007) == v)
    #expect(e.velocity(at: newest + 0.0401) == .zero)
  }

  @Test("M-04 samples that repeat a position are no motion: a pause is a pause")
  func holdWithSamples() {
    // There and back within 60 ms, then held: the parabola still falls at the end of the hold.
    var e = VelocityEstimator()
    for step in 0...10 {
      let x = max(0, 30 - abs(Double(step) - 3) * 10)
      e.add(time: 0.01 * Double(step), location: CGPoint(x: x, y: 0))
    }
    #expect(e.pureFit.dx < -10)
    #expect(e.velocity(at: 0.1) == e.pureFit)
    e.add(time: 0.101, location: CGPoint(x: 0, y: 0))
    #expect(e.pureFit.dx < -10)
    #expect(e.velocity(at: 0.101) == .zero)
  }

  @Test("M-04 a stalled event pump widens both limits to two and a half of its intervals")
  func stalledPump() {
    // A pump that reads every 45 ms stamps every 45 ms: those gaps are no pauses.
    for pump in [0.0, 0.045] {
      var e = VelocityEstimator(timing: InputTiming(pumpInterval: pump))
      for step in 0...4 {
        e.add(time: 0.045 * Double(step), location: CGPoint(x: 45 * Double(step), y: 0))
      }
      #expect((abs(e.velocity(at: 0.18).dx - 1000) < 1e-6) == (pump > 0))
      #expect((abs(e.velocity(at: 0.29).dx - 1000) < 1e-6) == (pump > 0))
      #expect(e.velocity(at: 0.30) == .zero)
    }
    let quick = VelocityEstimator(timing: InputTiming(pumpInterval: 0.008))
    #expect(quick.timing.pumpInterval == 0.008)
  }

  /// A stroke out for 0.2 s and back for 0.12 s of the hand, at 1000 pt/s of it, in a scene whose
  /// time runs at a speed.
  private func turnedStroke(speed: Double) -> VelocityEstimator {
    var result = VelocityEstimator(timing: InputTiming(speed: speed))
    for step in 0...40 {
      let hand = Double(step) * 0.008
      let x = hand < 0.2 ? hand : 0.4 - hand
      result.add(time: hand * speed, location: CGPoint(x: 1000 * x, y: 0))
    }
    return result
  }

  @Test(
    "M-02 M-04 in slow motion window and pause are the hand's: a stroke is read as at full speed",
    arguments: [1, 0.5, 0.25, 0.1])
  func slowMotion(speed: Double) {
    let e = turnedStroke(speed: speed)
    let end = 0.32 * speed
    let v = e.velocity(at: end)
    #expect(abs(v.dx * speed + 1000) < 1e-6)
    #expect(e.velocity(at: end + 0.039 * speed) == v)
    #expect(e.velocity(at: end + 0.041 * speed) == .zero)
    #expect(e.samples.count == 13)
  }

  @Test("M-02 L-18 a change of speed in mid-stroke is no pause, and keeps the hand's velocity")
  func changedSpeed() {
    for (old, new) in [(1.0, 0.1), (0.1, 1.0), (0.25, 0.5)] {
      var e = turnedStroke(speed: old)
      e.timing = InputTiming(speed: new)
      #expect(abs(e.velocity(at: 0.32 * old).dx * new + 1000) < 1e-6)
      for step in 1...5 {
        let hand = Double(step) * 0.008
        let place = CGPoint(x: 80 - 1000 * hand, y: 0)
        e.add(time: 0.32 * old + hand * new, location: place)
        #expect(abs(e.velocity(at: 0.32 * old + hand * new).dx * new + 1000) < 1e-6)
      }
    }
  }

  @Test("the speed of time is limited, so that a wrong one divides by nothing")
  func speedLimits() {
    #expect(InputTiming(speed: .nan).speed == 1)
    #expect(InputTiming(speed: 0).speed == 0.001)
    #expect(InputTiming(speed: .infinity).speed == 1000)
    #expect(
      InputTiming(pumpInterval: 0.1).scaled(by: 0.25) == .init(pumpInterval: 0.025, speed: 0.25))
  }

  @Test("M-05 a braking stroke never reads as a reversal, a real flick back does")
  func falseReversal() {
    // Brakes from 1500 pt/s to rest within 60 ms and stays: the parabola overshoots its top.
    var braking = VelocityEstimator()
    for (t, x) in [(0.0, 0.0), (0.016, 24), (0.032, 40), (0.048, 45), (0.064, 45), (0.080, 45)] {
      braking.add(time: t, location: CGPoint(x: x, y: x))
    }
    #expect(braking.pureFit.dx < -10)
    #expect(braking.velocity(at: 0.080).dx == 0)
    #expect(braking.velocity(at: 0.080).dy == 0)
    // One step back, and the fit's direction stands, though the window's net movement is forwards.
    braking.add(time: 0.088, location: CGPoint(x: 44, y: 46))
    let v = braking.velocity(at: 0.088)
    #expect(v.dx < 0)
    #expect(v.dx == braking.pureFit.dx)
    #expect(v.dy == 0)
  }

  @Test("L-11 the same stroke has the same velocity at any sampling rate")
  func rates() {
    for rate in [60.0, 125, 500, 1000] {
      let e = estimator(until: 0.25, rate: rate) { (1000 * $0).rounded() }
      let newest = e.samples[e.samples.count - 1].time
      #expect(abs(e.velocity(at: newest).dx - 1000) < 50)
      let slow = estimator(until: 0.25, rate: rate) { 120 * $0 - 800 * $0 * $0 }
      let end = slow.samples[slow.samples.count - 1].time
      #expect(abs(slow.velocity(at: end).dx - (120 - 1600 * end)) < 1e-6)
    }
  }
}
