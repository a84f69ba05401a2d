import Foundation
import TestMaterial
import Testing

@testable import GlissadeMotion

/// Tests of whole strokes, made for this project and recorded by others.
@Suite struct RecordedStrokeTests {
  struct Event: Decodable {
    let type: String
    let t: Double
    let x: Double
    let y: Double
  }

  struct Synthetic: Decodable {
    struct Case: Decodable {
      let id: String
      let pump_hz: Double?
      let accept_vx: [Double]
      let events: [Event]
    }
    let cases: [Case]
  }

  struct Recorded: Decodable {
    struct Trace: Decodable {
      let id: String
      let events: [Event]
      let expected: [Expectation]
      let recomputed: [String: Velocity]
    }
    struct Expectation: Decodable {
      let estimator: String
      let axis: String?
      let v: Double?
      let vx: Double?
      let vy: Double?
    }
    struct Velocity: Decodable {
      let vx: Double
      let vy: Double
    }
    let traces: [Trace]
  }

  /// Feeds a stroke in order; a release counts as a sample only where it moved (F-10).
  private func replay(_ events: [Event], pumpHz: Double? = nil) -> (VelocityEstimator, Double) {
    var estimator = VelocityEstimator(
      timing: InputTiming(pumpInterval: pumpHz.map { 1 / $0 } ?? 0))
    var release = 0.0
    for event in events {
      let (time, location) = (event.t / 1000, CGPoint(x: event.x, y: event.y))
      if event.type == "up" {
        release = time
        if estimator.samples.last?.location == location { continue }
      }
      estimator.add(time: time, location: location)
    }
    return (estimator, release)
  }

  @Test("M-06 all synthetic mouse strokes fall in their bands")
  func syntheticStrokes() throws {
    let data = try Data(contentsOf: ReferenceTable.url("velocity_synthetic.json", in: .module))
    for stroke in try JSONDecoder().decode(Synthetic.self, from: data).cases {
      let (estimator, release) = replay(stroke.events, pumpHz: stroke.pump_hz)
      let v = estimator.velocity(at: release)
      let band = stroke.accept_vx[0]...stroke.accept_vx[1]
      #expect(band.contains(Double(v.dx)), "\(stroke.id)")
      #expect(v.dy == 0, "\(stroke.id)")
    }
  }

  /// The strokes belong to the projects that recorded them, so that this repository cannot contain
  /// them.
  private static let recordedFile = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/data/recorded/velocity_traces.json").standardized

  @Test(
    "M-06 the fit is within 0.1 % on strokes recorded by other projects",
    .enabled(
      if: FileManager.default.fileExists(atPath: recordedFile.path),
      "The strokes belong to other projects; \(recordedFile.path) is not there."))
  func recordedStrokes() throws {
    let data = try Data(contentsOf: Self.recordedFile)
    for trace in try JSONDecoder().decode(Recorded.self, from: data).traces {
      let fit = replay(trace.events).0.pureFit
      let reference = try #require(trace.recomputed["lsq2"])
      check(Double(fit.dx), reference.vx, trace.id)
      check(Double(fit.dy), reference.vy, trace.id)
      for expected in trace.expected where expected.estimator.hasPrefix("lsq2") {
        if let vx = expected.vx { check(Double(fit.dx), vx, trace.id) }
        if let vy = expected.vy { check(Double(fit.dy), vy, trace.id) }
        if let v = expected.v { check(Double(expected.axis == "y" ? fit.dy : fit.dx), v, trace.id) }
      }
    }
  }

  private func check(_ value: Double, _ expected: Double, _ id: String) {
    #expect(abs(value - expected) <= 1e-3 * abs(expected) + 1e-6, "\(id)")
  }
}
