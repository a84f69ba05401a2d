import Foundation
import GlissadeGestures
import GlissadeMotion
import TestMaterial
import Testing

struct PointerPathTests {
  /// A frame of a drag.
  private struct Frame {
    var now: Double
    /// The distance of the place that the frame shows.
    var shown: Double
    /// The distance of the newest sample.
    var newest: Double
  }

  /// The instants of an even series with a jitter, in seconds.
  private struct Series {
    var rate: Double
    var jitter = 0.0
    var start = 0.0

    func instants(until end: Double, _ random: inout SeededGenerator) -> [Double] {
      let count = Int((end - start) * rate)
      return (0...count).map {
        start + Double($0) / rate + Double.random(in: -1...1, using: &random) * jitter
      }
    }
  }

  /// Returns the frames of a motion along a line, each with the samples that are older than the
  /// 4 ms of its work.
  private func frames(
    _ samples: [(time: Double, x: Double)], at instants: [Double], speed: Double = 1
  ) -> [Frame] {
    var path = PointerPath(from: CGPoint(x: samples[0].x, y: 0), at: samples[0].time)
    var index = 1
    return instants.map { now in
      while index < samples.count, samples[index].time <= now - 0.004 * speed {
        path.add(
          PointerPath.Sample(
            time: samples[index].time, location: CGPoint(x: samples[index].x, y: 0)),
          speed: speed)
        index += 1
      }
      defer { path.endFrame(at: now, speed: speed) }
      return Frame(
        now: now, shown: Double(path.sample(shownAt: now, speed: speed).location.x),
        newest: Double(path.location.x))
    }
  }

  private static let rates = [125.0, 250, 500, 1000]
  private static let frameRates = [60.0, 75, 120, 144]

  @Test(
    "M-51 at a steady speed each step is within 12 % and the lag grows by at most 0.2 ms",
    arguments: rates, frameRates)
  func evenSteps(rate: Double, framesPerSecond: Double) {
    var random = SeededGenerator(seed: 51)
    let speed = 950.0
    for _ in 0..<20 {
      let phase = Double.random(in: 0..<1, using: &random) / rate
      let samples = Series(rate: rate, start: phase).instants(until: 4, &random)
      let instants = Series(rate: framesPerSecond, start: 0.1).instants(until: 4, &random)
      // The means take some frames to settle.
      let shown = frames(samples.map { ($0, $0 * speed) }, at: instants).dropFirst(20)
      for (first, second) in zip(shown, shown.dropFirst()) {
        let step = (second.shown - first.shown) / ((second.now - first.now) * speed)
        #expect(abs(step - 1) < 0.12)
      }
      let behind = shown.reduce(0) { $0 + $1.newest - $1.shown } / Double(shown.count)
      #expect(behind / speed < 0.0002)
    }
  }

  @Test(
    "M-51 with jitter of samples and frames no step is off by more than the jitter",
    arguments: rates, frameRates)
  func jitter(rate: Double, framesPerSecond: Double) {
    var random = SeededGenerator(seed: 52)
    let speed = 950.0
    let jitter = 0.0005
    let samples = Series(rate: rate, jitter: min(jitter, 0.3 / rate), start: 0)
      .instants(until: 4, &random).sorted()
    let instants = Series(rate: framesPerSecond, jitter: jitter, start: 0.1)
      .instants(until: 4, &random)
    let shown = frames(samples.map { ($0, $0 * speed) }, at: instants).dropFirst(20)
    for (first, second) in zip(shown, shown.dropFirst()) {
      let off = (second.shown - first.shown) / speed - (second.now - first.now)
      #expect(abs(off) < 0.12 / framesPerSecond + 2 * jitter)
    }
  }

  @Test("M-51 at each speed of time the places are the same")
  func slowMotion() {
    var random = SeededGenerator(seed: 53)
    let samples = Series(rate: 125).instants(until: 2, &random)
    let instants = Series(rate: 60, start: 0.1013).instants(until: 2, &random)
    let real = frames(samples.map { ($0, $0 * 800) }, at: instants)
    let slow = frames(
      samples.map { ($0 * 0.1, $0 * 800) }, at: instants.map { $0 * 0.1 }, speed: 0.1)
    for (first, second) in zip(real, slow) { #expect(abs(first.shown - second.shown) < 1e-6) }
  }

  @Test("M-51 samples that coincide with frames are shown as they are", arguments: [0, 1.0 / 60])
  func constantAge(age: Double) {
    var path = PointerPath(from: .zero, at: 0)
    for frame in 1...60 {
      let now = Double(frame) / 60
      let place = CGPoint(x: Double(frame * frame), y: -Double(frame))
      path.add(PointerPath.Sample(time: now - age, location: place), speed: 1)
      #expect(path.sample(shownAt: now, speed: 1).location == place)
      path.endFrame(at: now, speed: 1)
    }
  }

  @Test("M-51 a pointer that rests is shown at its place a frame later")
  func rest() {
    var random = SeededGenerator(seed: 54)
    for rate in [125.0, 250, 1000] {
      let samples = Series(rate: rate).instants(until: 1, &random)
      let instants = Series(rate: 60, start: 0.1).instants(until: 1.2, &random)
      let shown = frames(samples.map { ($0, $0 * 900) }, at: instants)
      let last = samples[samples.count - 1]
      let resting = shown.filter { $0.now > last + 0.004 + 2.0 / 60 }
      #expect(resting.count > 5)
      #expect(resting.allSatisfy { $0.shown == last * 900 })
    }
  }

  @Test("M-51 a release moves nothing, whether the pointer has rested or not")
  func released() {
    var path = PointerPath(from: .zero, at: 0)
    var now = 0.0
    func frame(_ sample: Double?) -> CGFloat {
      now += 0.01
      if let sample {
        path.add(
          PointerPath.Sample(time: sample, location: CGPoint(x: 1000 * sample, y: 0)), speed: 1)
      }
      let x = path.sample(shownAt: now, speed: 1).location.x
      path.endFrame(at: now, speed: 1)
      return x
    }
    var released: CGFloat {
      path.sample(shownAt: now + 0.01, speed: 1, continues: false).location.x
    }
    for step in 1...40 { _ = frame(Double(step) * 0.01 - Double(step % 2) * 0.003) }
    // The next sample is late, so that the movement is continued.
    let continued = frame(0.404)
    #expect(continued > 404)
    #expect(released == continued)
    // It does not come.
    for _ in 0..<5 { _ = frame(nil) }
    #expect(released == 404)
  }

  @Test("M-51 a movement while time is paused is shown at once")
  func pausedTime() {
    var path = PointerPath(from: .zero, at: 0)
    for frame in 1...20 {
      let now = Double(frame) / 60
      path.add(
        PointerPath.Sample(time: now - 0.006, location: CGPoint(x: frame * 10, y: 0)), speed: 1)
      path.endFrame(at: now, speed: 1)
    }
    path.displace(to: CGPoint(x: 500, y: 0))
    #expect(path.sample(shownAt: 20.0 / 60, speed: 1).location.x == 500)
    // Time passes without events.
    #expect(path.sample(shownAt: 20.2 / 60, speed: 1).location.x == 500)
  }

  private static let recordedFile = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/data/recorded/velocity_traces.json").standardized

  private struct Recorded: Decodable {
    struct Trace: Decodable {
      struct Event: Decodable {
        var t: Double
        var x: Double
        var y: Double
      }
      var id: String
      var events: [Event]
    }
    var traces: [Trace]
  }

  @Test(
    "M-51 on recorded strokes at most one frame in a thousand shows 1 pt beyond the pointer",
    .enabled(
      if: FileManager.default.fileExists(atPath: recordedFile.path),
      "The strokes belong to other projects; \(recordedFile.path) is not there."))
  func recordedStrokes() throws {
    let data = try Data(contentsOf: Self.recordedFile)
    var count = 0
    var beyond = 0
    for trace in try JSONDecoder().decode(Recorded.self, from: data).traces {
      // Some strokes are in points and others in pixels of a screen with 3.5 per point.
      let unit = trace.id.hasPrefix("flutter") ? 1 : 3.5
      for axis in [\Recorded.Trace.Event.x, \Recorded.Trace.Event.y] {
        let samples = trace.events.map { (time: $0.t / 1000, x: $0[keyPath: axis] / unit) }
        for frame in allFrames(of: samples) {
          count += 1
          if isBeyond(frame, samples) { beyond += 1 }
        }
      }
    }
    #expect(count > 10_000)
    #expect(beyond * 1000 <= count, "\(beyond) of \(count)")
  }

  /// Returns the frames of a stroke at several rates and phases, until its last movement.
  private func allFrames(of samples: [(time: Double, x: Double)]) -> [Frame] {
    // The last event is the release.
    let end = samples[samples.count - 2].time + 0.008
    return [60.0, 120, 144].flatMap { rate in
      stride(from: 0.0, to: 1, by: 0.1).flatMap { phase in
        frames(samples, at: Array(stride(from: phase / rate, through: end, by: 1 / rate)))
      }
    }
  }

  /// Returns whether a frame shows more than 1 pt beyond where the pointer is and has just been.
  private func isBeyond(_ frame: Frame, _ samples: [(time: Double, x: Double)]) -> Bool {
    var places = samples.filter { $0.time <= frame.now && $0.time > frame.now - 0.03 }.map(\.x)
    places += samples.filter { $0.time <= frame.now - 0.004 }.suffix(1).map(\.x)
    let next = samples.firstIndex { $0.time > frame.now } ?? samples.count
    if next > 0, next < samples.count {
      let a = samples[next - 1]
      let b = samples[next]
      places.append(a.x + (b.x - a.x) * (frame.now - a.time) / (b.time - a.time))
    }
    guard let least = places.min(), let greatest = places.max() else { return false }
    return frame.shown < least - 1 || frame.shown > greatest + 1
  }
}
