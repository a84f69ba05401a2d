import Foundation
import GlissadeDrawing
import GlissadeReplay

/// The motion of the layers before and after a release, measured in the pictures of the frames.
struct BranchMotion {
  /// The length of the shortest path that counts as motion, in points.
  private static let leastPath = 0.5

  /// The places of a layer at the frames in which it has changed.
  private struct Track {
    /// The index of each frame in `times`, with the layer's place in its parent, in points.
    var places: [(frame: Int, place: CGPoint)] = []
    /// The length of the layer's path after the release, in points.
    var length = 0.0
    /// The order of painting in the frame in which the layer was first seen.
    var order = 0

    func place(at frame: Int) -> CGPoint? { places.last { $0.frame <= frame }?.place }
  }

  /// The layer that moves the farthest, with the figures of its motion.
  struct FarthestLayer {
    /// The identity of the layer.
    let id: UInt64
    /// The place of the layer in its parent at rest, in points; `nil` if the layer is not visible
    /// there.
    let place: CGPoint?
    /// The figures of the layer's motion after the release.
    let figures: MotionFigures
  }

  private var tracks: [UInt64: Track] = [:]
  private var times: [TimeInterval] = []
  /// The contents of the layers in the last picture. A layer whose contents have not changed has
  /// the same sublayers at the same places.
  private var contents: [UInt64: DisplayContents] = [:]
  private var last: DisplayList?
  /// The index of the frame of the release.
  private var release: Int?

  /// Adds the picture of a frame.
  ///
  /// - Parameters:
  ///   - list: The picture of the frame; `nil` if it is that of the frame before.
  ///   - now: The time of the frame, in seconds.
  mutating func add(_ list: DisplayList?, at now: TimeInterval) {
    times.append(now)
    guard let list else { return }
    last = list
    visit(list.root)
  }

  /// Marks the frame that was added last as that of the release.
  mutating func markRelease() { release = times.count - 1 }

  private mutating func visit(_ group: DisplayGroup) {
    if group.id != 0 {
      add(CGPoint(x: group.transform.m31, y: group.transform.m32), of: group.id)
      if contents.updateValue(group.contents, forKey: group.id) === group.contents { return }
    }
    for case .group(let child) in group.commands { visit(child) }
  }

  private mutating func add(_ place: CGPoint, of id: UInt64) {
    let frame = times.count - 1
    let order = tracks.count
    let before = tracks[id]?.places.last?.place
    guard place != before else { return }
    if let before, let release, frame > release {
      tracks[id]?.length += Self.distance(before, place)
    }
    tracks[id, default: Track(order: order)].places.append((frame, place))
  }

  // MARK: Figures

  /// Returns the layer that moves the farthest after the release, or `nil` if none moves. The scene
  /// has to be at rest.
  func farthestLayer() -> FarthestLayer? {
    let moving = tracks.filter { $0.value.length > Self.leastPath }
    let longest = moving.max { one, other in
      (one.value.length, -one.value.order) < (other.value.length, -other.value.order)
    }
    guard let (id, track) = longest, let release else { return nil }
    let samples = times.indices.compactMap { frame in
      track.place(at: frame).map {
        MotionTrack.Sample(time: times[frame], x: Double($0.x), y: Double($0.y))
      }
    }
    let motion = MotionTrack(name: "", recordedName: "", samples: samples)
    let isVisible = last.map { Self.contains(id, in: $0.root) } ?? false
    return FarthestLayer(
      id: id, place: isVisible ? track.places.last?.place : nil,
      figures: MotionFigures(motion, from: times[release]))
  }

  private static func contains(_ layer: UInt64, in group: DisplayGroup) -> Bool {
    if group.id == layer { return true }
    return group.commands.contains {
      if case .group(let child) = $0 { contains(layer, in: child) } else { false }
    }
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(a.x - b.x, a.y - b.y) }
}
