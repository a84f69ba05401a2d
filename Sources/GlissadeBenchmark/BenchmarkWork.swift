import Foundation
import GlissadeGestures
import UIKit

/// The content of a scene whose frames are measured.
@MainActor protocol BenchmarkWork: AnyObject {
  /// The title of the report.
  var title: String { get }
  /// Returns the input events that a frame delivers.
  func input(frame: Int, now: TimeInterval) -> [InputEvent]
  /// Returns the name of the row of the report to which the cost of a frame is added.
  func phase(frame: Int) -> String
}

enum BenchmarkSetup {
  /// The size of the scene in points.
  static let size = CGSize(width: 1024, height: 768)
  static let framesPerSecond = 60.0
  /// The number of frames before the measurement. During these frames fonts are loaded and caches
  /// filled.
  static let warmUp = 240
}
