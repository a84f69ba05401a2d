import Foundation
import GlissadeGestures
import UIKit

/// The content of a scene whose frames are measured.
@MainActor protocol BenchmarkWork: AnyObject {
  /// The title of the report.
  var title: String { get }
  /// Returns the user's input in a frame.
  func input(frame: Int, now: TimeInterval) -> [InputEvent]
  /// Returns the row of the report in which the frame counts.
  func phase(frame: Int) -> String
}

enum BenchmarkSetup {
  /// The size in points.
  static let size = CGSize(width: 1024, height: 768)
  static let framesPerSecond = 60.0
  /// The number of frames before the measurement, in which fonts are loaded and caches filled.
  static let warmUp = 240
}
