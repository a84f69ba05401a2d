import Foundation
import GlissadeDrawing

/// The motion of the layers before and after a release, measured in the pictures of the frames.
struct BranchMotion {
  /// The distance in points up to which a layer counts as not moving.
  private static let stillness = 0.01
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

  /// The measurements of the motion of the layer that moves the farthest.
  struct Figures: Hashable, Sendable {
    /// The identity of the layer that moves the farthest; `nil` if none moves.
    var layer: UInt64?
    /// The place of the layer in its parent at rest, in points; `nil` if the layer is not visible
    /// there.
    var place: CGPoint?
    /// The greatest distance of the layer beyond its final place, in points.
    var overshoot = 0.0
    /// The greatest speed of the layer after the release, in points per second.
    var peakSpeed = 0.0
    /// The difference between the layer's steps in the first frame after the release and in the
    /// frame before, in points.
    var jump = 0.0
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

  /// Returns the measurements of the layer that moves the farthest, after the scene has come to
  /// rest.
  func figures() -> Figures {
    let moving = tracks.filter { $0.value.length > Self.leastPath }
    let longest = moving.max { one, other in
      (one.value.length, -one.value.order) < (other.value.length, -other.value.order)
    }
    guard let (layer, track) = longest, let release else { return Figures() }
    let places = times.indices.compactMap { track.place(at: $0) }
    // A layer that appears after the release has no step before it, and therefore no jump.
    let start = release - (times.count - places.count)
    var figures = Figures(layer: layer)
    if last.map({ Self.contains(layer, in: $0.root) }) ?? false { figures.place = places.last }
    for frame in max(start, 0)..<places.count - 1 {
      let offset = times.count - places.count
      let step = Self.distance(places[frame], places[frame + 1])
      let time = times[offset + frame + 1] - times[offset + frame]
      if time > 0 { figures.peakSpeed = max(figures.peakSpeed, step / time) }
    }
    figures.overshoot = Self.overshoot(of: places[max(start, 0)...])
    if start > 0, start + 1 < places.count {
      figures.jump = Self.jump(places[start - 1], places[start], places[start + 1])
    }
    return figures
  }

  private static func contains(_ layer: UInt64, in group: DisplayGroup) -> Bool {
    if group.id == layer { return true }
    return group.commands.contains {
      if case .group(let child) = $0 { contains(layer, in: child) } else { false }
    }
  }

  private static func jump(_ before: CGPoint, _ at: CGPoint, _ after: CGPoint) -> Double {
    hypot((after.x - at.x) - (at.x - before.x), (after.y - at.y) - (at.y - before.y))
  }

  private static func overshoot(of places: ArraySlice<CGPoint>) -> Double {
    guard let first = places.first, let last = places.last else { return 0 }
    let length = distance(first, last)
    // A layer that ends where it was released has no direction of motion; every distance from that
    // place is an overshoot.
    guard length > stillness else { return places.map { distance($0, last) }.max() ?? 0 }
    let x = (last.x - first.x) / length
    let y = (last.y - first.y) / length
    let beyond = places.map { Double(($0.x - last.x) * x + ($0.y - last.y) * y) }.max() ?? 0
    return beyond > stillness ? beyond : 0
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(a.x - b.x, a.y - b.y) }
}
