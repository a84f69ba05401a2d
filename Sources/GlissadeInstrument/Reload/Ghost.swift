import Foundation
import GlissadeDrawing
import GlissadeInspector
import GlissadeReplay
import UIKit

/// The run from before a reload. Its moving views are outlined over the canvas at the same time of
/// the run (S-03).
@MainActor struct Ghost {
  private var history: OutlineHistory
  private let moving: Set<String>

  /// Creates the outlines of a run.
  ///
  /// - Parameter comparison: The comparison of the run with the present one.
  init(_ run: Recording, _ comparison: MotionComparison) {
    history = OutlineHistory(run, start: 0)
    moving = Set(comparison.rows.map(\.recordedName))
  }

  /// Returns the commands that draw the outlines at a time of the scene, in seconds; empty after
  /// the end of the run.
  mutating func commands(at time: TimeInterval) -> [DrawCommand] {
    guard time <= history.times.upperBound else { return [] }
    return history.outlines(at: time).filter { $0.name.map(moving.contains) ?? false }
      .map { outline in
        let path = CGPath(polygon: outline.corners)
        return .path(
          PathCommand(path: path, stroke: Palette.Overlay.moving.cgColor, lineWidth: 1.5))
      }
  }
}
