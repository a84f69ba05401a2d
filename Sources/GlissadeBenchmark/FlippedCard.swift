import Foundation
import GlissadeGallery
import GlissadeGestures
import UIKit

/// The demo `flip-card`. A pointer that is pressed at the left edge turns its page back and forth.
@MainActor final class FlippedCard: BenchmarkWork {
  let title = "flipped card, scrubbed"
  private let window: UIWindow
  private static let start = 60
  /// The number of frames in which the pointer moves back and forth once.
  private static let period = 180
  private static let height = BenchmarkSetup.size.height / 2

  init(in scene: UIWindowScene) {
    guard let demo = Gallery.demo(named: "flip-card") else {
      preconditionFailure("There is no demo called flip-card any more.")
    }
    window = scene.enter {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = demo.makeRoot()
      window.makeKeyAndVisible()
      return window
    }
  }

  func input(frame: Int, now: TimeInterval) -> [InputEvent] {
    let middle = CGPoint(x: BenchmarkSetup.size.width / 2, y: Self.height)
    switch frame {
    case 3: return [.down(at: middle, t: now)]
    case 5: return [.up(at: middle, t: now)]
    case Self.start: return [.down(at: CGPoint(x: 4, y: Self.height), t: now)]
    case (Self.start + 1)...:
      // A mouse of 120 Hz is simulated: two moves per frame. The drag is recognized after 10
      // points.
      return [0.5, 0].map { early in
        let distance = Self.progress(Double(frame) - early) * 200
        return .move(
          to: CGPoint(x: 14 + distance, y: Self.height),
          t: now - early / BenchmarkSetup.framesPerSecond)
      }
    default: return []
    }
  }

  /// Returns the value of a triangle wave from 0 to 1 and back at a frame.
  private static func progress(_ frame: Double) -> Double {
    let part = (frame - Double(start) - 1) / Double(period)
    return 1 - abs(2 * (part - part.rounded(.down)) - 1)
  }

  func phase(frame: Int) -> String {
    switch Self.progress(Double(frame)) * 3 {
    case ..<1: "frame, page shrinks"
    case ..<2: "frame, card turns"
    default: "frame, deck turns"
    }
  }
}
