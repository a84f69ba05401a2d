import Foundation
import GlissadeReplay

/// The outlines of the views that move after a simulated release, frame by frame.
package struct ReleaseTrail: Hashable, Sendable {
  /// The outlines at an instant.
  package struct Frame: Hashable, Sendable {
    /// The time since the release, in seconds. It is negative in the run-up.
    package var time: TimeInterval
    /// The corners of each outline, in points of the scene.
    package var outlines: [[CGPoint]]
  }

  /// The distance that a view moves in its superview at least, in points.
  private static let leastMove = 0.5
  /// The part of the stroke before the release that the trail contains, in seconds.
  private static let runUp = 0.05

  /// The release.
  package let release: Release
  /// The time from the release until everything is at rest, in seconds.
  package let seconds: Double
  /// The frames in the order of time.
  package let frames: [Frame]

  /// Creates a trail of given frames.
  package init(_ release: Release, seconds: Double, frames: [Frame]) {
    self.release = release
    self.seconds = seconds
    self.frames = frames
  }

  /// Creates the trail of a recorded branch.
  ///
  /// - Parameters:
  ///   - release: The release that the branch simulates.
  ///   - recording: The frames of the branch, with their pictures.
  ///   - time: The scene's time of the release, in seconds.
  ///   - seconds: The time from the release until everything is at rest, in seconds.
  init(
    _ release: Release, _ recording: Recording, releasedAt time: TimeInterval, seconds: Double
  ) {
    var picture = RecordedPicture()
    var origins: [UInt64: CGPoint] = [:]
    var moving: Set<UInt64> = []
    var frames: [(time: TimeInterval, outlines: [RecordedPicture.Outline])] = []
    for frame in recording.frames {
      picture.apply(frame.change)
      guard frame.endTime >= time - Self.runUp - 1e-6 else { continue }
      let outlines = picture.outlines()
      for id in outlines.map(\.id) {
        guard let origin = picture.origin(of: id) else { continue }
        let first = origins[id, default: origin]
        origins[id] = first
        if hypot(origin.x - first.x, origin.y - first.y) > Self.leastMove { moving.insert(id) }
      }
      frames.append((frame.endTime - time, outlines))
    }
    self.init(
      release, seconds: seconds,
      frames: frames.map { frame in
        let shown = frame.outlines.filter { moving.contains($0.id) }
        return Frame(time: frame.time, outlines: shown.map(\.corners))
      })
  }

  /// Returns the outlines at a time since the release in seconds: those of the last frame up to
  /// then, or of the first frame before it.
  package func outlines(at time: TimeInterval) -> [[CGPoint]] {
    (frames.last { $0.time <= time + 1e-9 } ?? frames.first)?.outlines ?? []
  }

  /// The time of the first frame since the release, in seconds; negative or 0.
  package var start: TimeInterval { min(frames.first?.time ?? 0, 0) }
}

// The text of a trail, which a copy of the process sends to this process.
extension ReleaseTrail {
  private static let line: Character = "\u{1d}"

  /// The text of the trail.
  var text: String {
    var lines = ["\(release.position) \(release.velocity) \(seconds)"]
    for frame in frames {
      let numbers = frame.outlines.map { corners in
        corners.map { "\(Double($0.x)) \(Double($0.y))" }.joined(separator: " ")
      }
      lines.append(([String(frame.time)] + numbers).joined(separator: ";"))
    }
    return lines.joined(separator: String(Self.line))
  }

  /// Creates a trail from its text, or returns `nil` for any other text.
  init?(text: String) {
    let lines = text.split(separator: Self.line)
    let head = lines.first.map { $0.split(separator: " ").compactMap { Double($0) } } ?? []
    guard head.count == 3 else { return nil }
    let frames = lines.dropFirst().compactMap { line -> Frame? in
      let fields = line.split(separator: ";")
      guard let time = fields.first.flatMap({ Double($0) }) else { return nil }
      return Frame(time: time, outlines: fields.dropFirst().map(Self.corners))
    }
    self.init(Release(position: head[0], velocity: head[1]), seconds: head[2], frames: frames)
  }

  private static func corners(of field: Substring) -> [CGPoint] {
    let numbers = field.split(separator: " ").compactMap { Double($0) }
    return stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }
}
