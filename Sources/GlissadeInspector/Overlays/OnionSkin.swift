import Foundation
import GlissadeDrawing
import GlissadeGeometry
import UIKit

/// The movements of the last second: for each view that moved by itself, its outline at a dozen
/// instants, older ones fainter, and the path of its center.
///
/// A view that only moves with its superview counts as unmoved. The outlines remain until something
/// moves again, so that the user can study them at rest.
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

  private struct Placement: Equatable {
    var plane: ProjectiveTransform
    var size: CGSize
  }

  /// The length of the time that the outlines cover, in seconds of the canvas's time.
  private static let span = 1.0
  /// The least time between two outlines of a view, in seconds of the canvas's time.
  private static let interval = 1.0 / 12
  /// The greatest number of observed views. The outlines of more views could not be told apart.
  private static let viewLimit = 400

  private var placements: [ObjectIdentifier: Placement] = [:]
  /// The movements of views, in the order in which they began.
  private var tracks: [(id: ObjectIdentifier, ghosts: [Ghost])] = []
  private var lastTime: TimeInterval = 0
  /// The least time between two observations, in seconds of the canvas's time. It limits the cost,
  /// because each observation visits all views.
  private static let observationInterval = 1.0 / 25

  /// Creates an onion skin that has observed nothing.
  package init() {}

  /// Observes the visible views of a scene.
  ///
  /// - Parameters:
  ///   - scene: The canvas's scene.
  ///   - time: The canvas's time, in seconds.
  package mutating func observe(_ scene: UIWindowScene, at time: TimeInterval) {
    guard time >= lastTime + Self.observationInterval || placements.isEmpty else { return }
    var seen: [ObjectIdentifier: Placement] = [:]
    for shown in scene.shownViews.prefix(Self.viewLimit) {
      let placement = Placement(plane: shown.planeInParent, size: shown.bounds.size)
      seen[shown.id] = placement
      guard let old = placements[shown.id], old != placement else { continue }
      add(shown.outline, of: shown.id, at: time)
    }
    placements = seen
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

  /// The commands that draw the movements, in the canvas's points.
  package var commands: [DrawCommand] { tracks.flatMap { commands(for: $0.ghosts) } }

  private func commands(for ghosts: [Ghost]) -> [DrawCommand] {
    let outlines = ghosts.compactMap { ghost -> DrawCommand? in
      guard let path = Self.path(ghost.outline, isClosed: true) else { return nil }
      let fresh = max(0, 1 - (lastTime - ghost.time) / Self.span)
      return .path(
        PathCommand(path: path, stroke: Self.color(0.15 + 0.6 * fresh), lineWidth: 1.5))
    }
    guard let path = Self.path(ghosts.map(\.middle), isClosed: false) else { return outlines }
    let line = DrawCommand.path(PathCommand(path: path, stroke: Self.color(0.9), lineWidth: 2))
    return outlines + [line] + ghosts.map { Self.dot(at: $0.middle) }
  }

  private static func color(_ alpha: Double) -> CGColor {
    Palette.Overlay.onion.withAlphaComponent(alpha).cgColor
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
