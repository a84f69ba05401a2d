import Foundation
import GlissadeGestures
import UIKit

/// What a scene is given to do while its frames are measured.
@MainActor protocol BenchmarkWork: AnyObject {
  /// What it is, for the heading.
  var title: String { get }
  /// What the user does in a frame.
  func input(frame: Int, now: TimeInterval) -> [InputEvent]
  /// The row of the report that the frame counts in.
  func phase(frame: Int) -> String
}

enum BenchmarkStage {
  /// In points.
  static let size = CGSize(width: 1024, height: 768)
  static let framesPerSecond = 60.0
  /// Frames that run before any is counted: fonts are loaded and caches filled in them.
  static let warmUp = 240
}
