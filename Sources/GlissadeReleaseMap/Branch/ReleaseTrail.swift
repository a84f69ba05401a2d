import Foundation

/// The outlines of the views that move after a simulated release, frame by frame.
package struct ReleaseTrail: Hashable, Sendable {
  /// The outlines at an instant.
  package struct Frame: Hashable, Sendable {
    /// The time since the release, in seconds. It is negative in the run-up.
    package var time: TimeInterval
    /// The corners of each outline, in points of the scene.
    package var outlines: [[CGPoint]]

    /// Creates the outlines at a time since the release in seconds.
    package init(time: TimeInterval, outlines: [[CGPoint]]) {
      self.time = time
      self.outlines = outlines
    }
  }

  /// The part of the stroke before the release that a trail contains, in seconds.
  static let runUp = 0.05

  /// The release.
  package let release: Release
  /// The frames in the order of time.
  package var frames: [Frame] = []

  /// Creates a trail without frames.
  package init(_ release: Release) { self.release = release }

  /// Returns the outlines at a time since the release in seconds: those of the last frame up to
  /// then, or of the first frame before it.
  package func outlines(at time: TimeInterval) -> [[CGPoint]] {
    (frames.last { $0.time <= time + 1e-9 } ?? frames.first)?.outlines ?? []
  }

  /// The time of the first frame since the release, in seconds; negative or 0.
  package var start: TimeInterval { min(frames.first?.time ?? 0, 0) }
}

// The text of a frame, which a copy of the process sends to this process.
extension ReleaseTrail.Frame {
  /// The text of the frame.
  var text: String {
    let numbers = outlines.map { corners in
      corners.map { "\(Double($0.x)) \(Double($0.y))" }.joined(separator: " ")
    }
    return (["\(time)"] + numbers).joined(separator: ";")
  }

  /// Creates a frame from its text, or returns `nil` for any other text.
  init?(text: Substring) {
    let fields = text.split(separator: ";")
    guard let time = fields.first.flatMap({ Double($0) }) else { return nil }
    self.init(time: time, outlines: fields.dropFirst().map(Self.corners))
  }

  private static func corners(of field: Substring) -> [CGPoint] {
    let numbers = field.split(separator: " ").compactMap { Double($0) }
    return stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }
}
