import Foundation
import GlissadeDrawing
import GlissadeGeometry
import UIKit

/// Where things were in the last second: of each view that moved by itself its outline at a dozen
/// instants, the older the fainter, and the way of its middle.
///
/// A view that is only carried along by the one around it has not moved. What has been seen stays until
/// something moves again, so that one can look at it at rest.
@MainActor package struct OnionSkin {
  private struct Ghost {
    var time: TimeInterval
    var outline: [CGPoint]

    var middle: CGPoint {
      let count = CGFloat(max(outline.count, 1))
      return CGPoint(
        x: outline.reduce(0) { $0 + $1.x } / count, y: outline.reduce(0) { $0 + $1.y } / count)
    }
  }

  private struct Place: Equatable {
    var plane: ProjectiveTransform
    var size: CGSize
  }

  /// How far back it goes, and how far apart two outlines are at least, in the stage's seconds.
  private static let span = 1.0
  private static let interval = 1.0 / 12
  /// Views beyond these many are left out: nobody could tell their outlines apart.
  private static let mostViews = 400

  private var places: [ObjectIdentifier: Place] = [:]
  /// In the order in which they began to move.
  private var tracks: [(id: ObjectIdentifier, ghosts: [Ghost])] = []
  private var lastTime: TimeInterval = 0
  /// It looks no more often than this, in the stage's seconds: to go through all views costs time.
  private static let pause = 1.0 / 25

  package init() {}

  /// Looks at what shows now.
  ///
  /// - Parameter time: the stage's.
  package mutating func observe(_ scene: UIWindowScene, at time: TimeInterval) {
    guard time >= lastTime + Self.pause || places.isEmpty else { return }
    var seen: [ObjectIdentifier: Place] = [:]
    for shown in scene.shownViews.prefix(Self.mostViews) {
      let place = Place(plane: shown.planeInParent, size: shown.bounds.size)
      seen[shown.id] = place
      guard let old = places[shown.id], old != place else { continue }
      add(shown.outline, of: shown.id, at: time)
    }
    places = seen
    lastTime = time
    for index in tracks.indices {
      tracks[index].ghosts.removeAll { $0.time < time - Self.span }
    }
    if tracks.contains(where: { $0.ghosts.isEmpty }) {
      tracks.removeAll { $0.ghosts.isEmpty }
    }
  }

  private mutating func add(_ outline: [CGPoint], of id: ObjectIdentifier, at time: TimeInterval) {
    guard let index = tracks.firstIndex(where: { $0.id == id }) else {
      tracks.append((id, [Ghost(time: time, outline: outline)]))
      return
    }
    if let last = tracks[index].ghosts.last, time - last.time < Self.interval - 1e-6 { return }
    tracks[index].ghosts.append(Ghost(time: time, outline: outline))
  }

  /// What to draw, in the stage's points.
  package var commands: [DrawCommand] { tracks.flatMap { commands(for: $0.ghosts) } }

  private func commands(for ghosts: [Ghost]) -> [DrawCommand] {
    let outlines = ghosts.compactMap { ghost -> DrawCommand? in
      guard let path = Self.path(ghost.outline, isClosed: true) else { return nil }
      let fresh = max(0, 1 - (lastTime - ghost.time) / Self.span)
      return .path(
        PathCommand(path: path, stroke: Self.color(0.15 + 0.6 * fresh), lineWidth: 1.5))
    }
    guard let way = Self.path(ghosts.map(\.middle), isClosed: false) else { return outlines }
    let line = DrawCommand.path(PathCommand(path: way, stroke: Self.color(0.9), lineWidth: 2))
    return outlines + [line] + ghosts.map { Self.dot(at: $0.middle) }
  }

  private static func color(_ alpha: Double) -> CGColor {
    UIColor(red: 0.93, green: 0.28, blue: 0.86, alpha: alpha).cgColor
  }

  private static func dot(at point: CGPoint) -> DrawCommand {
    let rect = CGRect(x: point.x - 2.5, y: point.y - 2.5, width: 5, height: 5)
    return .shape(ShapeCommand(outline: RoundedRect(rect: rect, radius: 2.5), fill: color(1)))
  }

  private static func path(_ points: [CGPoint], isClosed: Bool) -> CGPath? {
    guard let first = points.first, points.count > 1 else { return nil }
    return CGPath(
      elements: [.move(first)] + points.dropFirst().map { .line($0) } + (isClosed ? [.close] : []))
  }
}
