import Foundation
import GlissadeGestures
import Testing

@testable import GlissadeReplay

/// S-05: the figures of a motion, and their comparison.
@Suite struct MotionComparisonTests {
  /// Makes a recording of one view whose x follows a function of the time since the release at 1 s.
  ///
  /// - Parameters:
  ///   - start: The time at which the recording begins, in seconds.
  ///   - rate: The pictures per second.
  private func recording(
    start: Double = 0, rate: Double = 60, name: String = "card", _ x: (Double) -> Double
  ) -> Recording {
    var frames: [RecordedFrame] = []
    for index in 0...Int(3 * rate) {
      let time = start + Double(index) / rate
      var frame = RecordedFrame(index: index, now: time, time: time)
      frame.hash = UInt64(index + 1)
      if index == Int(rate) {
        frame.actions = [.input(.up(at: .zero, t: time, button: 1), isTimePaused: false)]
      }
      frame.change.groups = [
        .init(id: 7, name: index == 0 ? name : nil, parent: 1, at: [x(time - start - 1), 40])
      ]
      frames.append(frame)
    }
    let header = RecordingHeader(program: "tests", size: CGSize(width: 300, height: 400), scale: 1)
    return Recording(header: header, frames: RecordedFrames(frames))
  }

  /// A view that moves by 300 points in half a second, evenly.
  private func even(_ time: Double) -> Double { 300 * min(max(time, 0), 0.5) / 0.5 }

  @Test("S-05 an even motion settles when it ends, at its speed, without overshoot")
  func evenMotion() throws {
    let recording = recording(even)
    #expect(recording.lastRelease == 1)
    let track = try #require(recording.motionTracks().first)
    #expect(track.name == "card")
    #expect(track.recordedName == "card")
    let figures = MotionFigures(track, from: 1)
    #expect(abs(figures.settlingTime - 0.5) < 1e-9)
    #expect(abs(figures.peakSpeed - 600) < 1e-6)
    #expect(abs(figures.releaseSpeed - 600) < 1e-6)
    #expect(figures.overshoot == 0)
    #expect(abs(figures.distance - 300) < 1e-6)
  }

  @Test("S-05 a damped oscillation overshoots by its first half period")
  func oscillation() throws {
    let (damping, frequency) = (4.0, 2 * Double.pi * 2)
    let recording = recording(rate: 240) { time in
      time <= 0 ? 0 : 200 - 200 * exp(-damping * time) * cos(frequency * time)
    }
    let track = try #require(recording.motionTracks().first)
    let figures = MotionFigures(track, from: 1)
    // The greatest deviation is where the derivative is 0: tan(ωt) = −damping / ω.
    let peak = (Double.pi - atan(damping / frequency)) / frequency
    let overshoot = -200 * exp(-damping * peak) * cos(frequency * peak)
    #expect(abs(figures.overshoot - overshoot) < 0.2)
  }

  @Test("S-05 the same motion at another time and another rate is not apart")
  func shifted() throws {
    let comparison = MotionComparison(
      recording(even), recording(start: 5, rate: 120, even))
    let row = try #require(comparison.rows.first)
    #expect(comparison.rows.count == 1)
    #expect(row.apart < 1e-6)
    #expect(MotionTolerances(all: 0.001).faults(of: comparison) == [])
  }

  @Test("S-05 a slower motion is apart, and each tolerance names it")
  func slower() throws {
    let comparison = MotionComparison(
      recording(even), recording { 300 * min(max($0, 0), 1) })
    let row = try #require(comparison.rows.first)
    #expect(abs(row.apart - 150) < 1e-6)
    #expect(abs((row.new?.settlingTime ?? 0) - 1) < 1e-9)
    let faults = MotionTolerances(all: 0.01).faults(of: comparison)
    #expect(faults.count == 4)
    #expect(faults.first == "card: settles apart by 0.500 s; 0.010 are accepted.")
    #expect(comparison.table.contains("0.500 → 1.000"))
    #expect(MotionTolerances().faults(of: comparison) == [])
  }

  @Test("S-05 of two views with one name the second has a number, and both their recorded name")
  func sameName() {
    var run = recording(even)
    for index in run.frames.indices {
      var frame = run.frames[index]
      frame.change.groups.append(
        .init(id: 8, name: index == 0 ? "card" : nil, parent: 1, at: [even(frame.time - 1), 80]))
      run.frames[index] = frame
    }
    let rows = MotionComparison(run, run).rows
    #expect(rows.map(\.view).sorted() == ["card", "card 2"])
    #expect(rows.allSatisfy { $0.recordedName == "card" })
  }

  @Test("S-05 a view of one run alone is a fault of any tolerance")
  func missing() {
    let comparison = MotionComparison(recording(even), recording(name: "page", even))
    #expect(comparison.rows.map(\.view).sorted() == ["card", "page"])
    let faults = MotionTolerances(all: 1).faults(of: comparison)
    #expect(
      faults.sorted() == [
        "card: it is not in the second recording.", "page: it is not in the first recording.",
      ])
  }

  @Test("S-05 where pictures of a motion are missing in one run, the runs are not compared")
  func gaps() throws {
    func curve(_ time: Double) -> Double { 300 * sin(min(max(time, 0), 1)) }
    let whole = recording(curve)
    var late = whole
    late.frames = RecordedFrames(
      whole.frames.enumerated().filter { !(80..<86).contains($0.offset) }.map(\.element))
    #expect(try #require(MotionComparison(whole, late).rows.first).apart < 1e-9)
  }

  @Test("S-05 a picture that comes late is a hitch; a rest is none")
  func hitches() {
    var late = recording(even)
    #expect(late.hitchRatio == 0)
    for index in 90..<late.frames.count {
      var frame = late.frames[index]
      frame.now += index < 120 ? 1 / 60 : 10
      late.frames[index] = frame
    }
    // One picture of 60 a second comes one frame late in 3 s, and ten seconds are a rest.
    #expect(abs(late.hitchRatio - 1000 / 60 / 3) < 0.1)
    let comparison = MotionComparison(recording(even), late)
    #expect(MotionTolerances(all: 1).faults(of: comparison).contains { $0.hasPrefix("hitches: ") })
  }

  @Test("S-05 a recording without a release, a view or a frame has no figures")
  func empty() {
    let header = RecordingHeader(program: "tests", size: CGSize(width: 30, height: 40), scale: 1)
    let none = Recording(header: header, frames: RecordedFrames())
    #expect(MotionComparison(none, none).rows == [])
    #expect(none.lastRelease == nil)
    #expect(none.hitchRatio == 0)
  }
}

extension MotionTolerances {
  /// Creates tolerances that are all the same number.
  fileprivate init(all limit: Double) {
    self.init()
    settling = limit
    peak = limit
    overshoot = limit
    release = limit
    apart = limit
    hitches = limit
  }
}
