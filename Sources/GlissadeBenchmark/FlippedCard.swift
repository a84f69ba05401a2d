import Foundation
import GlissadeGallery
import GlissadeGestures
import UIKit

/// The demo `flip-card`, its page turned back and forth under a finger from the left edge.
@MainActor final class FlippedCard: BenchmarkWork {
  let title = "flipped card, scrubbed"
  private let window: UIWindow
  private static let start = 60
  /// The finger goes to and fro once in so many frames.
  private static let period = 180
  private static let height = BenchmarkStage.size.height / 2

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
    let middle = CGPoint(x: BenchmarkStage.size.width / 2, y: Self.height)
    switch frame {
    case 3: return [.down(at: middle, t: now)]
    case 5: return [.up(at: middle, t: now)]
    case Self.start: return [.down(at: CGPoint(x: 4, y: Self.height), t: now)]
    case (Self.start + 1)...:
      // A mouse of 120 Hz; 10 points until it is a drag.
      return [0.5, 0].map { early in
        let way = Self.progress(Double(frame) - early) * 200
        return .move(
          to: CGPoint(x: 14 + way, y: Self.height),
          t: now - early / BenchmarkStage.framesPerSecond)
      }
    default: return []
    }
  }

  /// Even to and fro.
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
