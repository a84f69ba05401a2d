import Foundation
import GlissadeGallery
import GlissadeGestures
import UIKit

/// A demo whose open page a pointer drags back towards its origin and forth again, without a
/// release.
@MainActor final class DraggedBack: BenchmarkWork {
  let title: String
  private let window: UIWindow
  private let opening: Opening
  private static let start = 90
  /// The number of frames in which the pointer moves back and forth once.
  private static let period = 180
  private static let distance = 240.0
  /// The size of the canvas, in points.
  static let size = CGSize(width: 375, height: 667)
  /// The name of the row of the report that contains the frames of the drag.
  static let row = "frame, taken back"

  /// The gesture that opens the page of a demo.
  enum Opening {
    /// A tap at a point.
    case tap(CGPoint)
    /// A pull upwards from the lower edge of the canvas.
    case pull
  }

  init(_ name: String, opening: Opening, in scene: UIWindowScene) {
    guard let demo = Gallery.demo(named: name) else {
      preconditionFailure("There is no demo called \(name) any more.")
    }
    title = "\(name), taken back by a drag"
    self.opening = opening
    window = scene.enter {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = demo.makeRoot()
      window.makeKeyAndVisible()
      return window
    }
  }

  func input(frame: Int, now: TimeInterval) -> [InputEvent] {
    let place = CGPoint(x: Self.size.width / 2, y: Self.size.height * 0.6)
    switch frame {
    case 3...20: return open(frame, now: now)
    case Self.start: return [.down(at: place, t: now)]
    case (Self.start + 1)...:
      // A mouse of 120 Hz is simulated: two moves per frame.
      return [0.5, 0].map { early in
        let travel = Self.progress(Double(frame) - early) * Self.distance
        return .move(
          to: CGPoint(x: place.x, y: place.y + 8 + travel),
          t: now - early / BenchmarkSetup.framesPerSecond)
      }
    default: return []
    }
  }

  private func open(_ frame: Int, now: TimeInterval) -> [InputEvent] {
    switch opening {
    case .tap(let point):
      if frame == 3 { return [.down(at: point, t: now)] }
      return frame == 5 ? [.up(at: point, t: now)] : []
    case .pull:
      let (x, foot) = (Self.size.width / 2, Self.size.height - 4)
      let place = CGPoint(x: x, y: foot - 25 * Double(frame - 3))
      if frame == 3 { return [.down(at: place, t: now)] }
      return [frame == 20 ? .up(at: place, t: now) : .move(to: place, t: now)]
    }
  }

  /// Returns the value of a triangle wave from 0 to 1 and back at a frame.
  private static func progress(_ frame: Double) -> Double {
    let part = (frame - Double(start) - 1) / Double(period)
    return 1 - abs(2 * (part - part.rounded(.down)) - 1)
  }

  func phase(frame: Int) -> String { frame > Self.start ? Self.row : "frame, opened" }
}

extension MemoryRun {
  /// Measures the cost of frames in which a picture of the demo *Photos* is dragged back, and
  /// compares it with the demo *Panel*. Both have the size of the sandbox's canvas, with 2×2 pixels
  /// per point.
  static func measurePhotos(_ frames: Int) {
    let photos = MemoryRun(size: DraggedBack.size, scale: 2) {
      DraggedBack("photos", opening: .tap(CGPoint(x: 187, y: 268)), in: $0)
    }.measure(frames)
    let panel = MemoryRun(size: DraggedBack.size, scale: 2) {
      DraggedBack("panel", opening: .pull, in: $0)
    }.measure(frames)
    let (first, second) = (photos.median(DraggedBack.row), panel.median(DraggedBack.row))
    print(String(format: "\n  taken back, photos ÷ panel: %.2f", first / second))
  }
}
