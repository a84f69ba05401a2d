import Foundation
import GlissadeGestures
import UIKit

/// The panel pulled down and pushed up, over and over: a second by hand, a second by itself.
@MainActor final class DraggedPanel: BenchmarkWork {
  let title: String
  private let window: UIWindow
  private static let period = 120
  private static let dragged = 60

  /// - Parameter hasTab: something sticks out of the panel, so that its shadow is that of all it draws.
  init(in scene: UIWindowScene, hasTab: Bool = false) {
    title = hasTab ? "dragged panel with a tab" : "dragged panel"
    window = scene.enter {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = BasePageController(hasTab: hasTab)
      window.makeKeyAndVisible()
      return window
    }
  }

  func input(frame: Int, now: TimeInterval) -> [InputEvent] {
    let step = frame % Self.period
    let isPull = frame / Self.period % 2 == 0
    let interval = 1 / BenchmarkStage.framesPerSecond
    func place(_ part: Double) -> CGPoint {
      // Whole pixels, as a pointer has them, at an uneven speed.
      let way = (part * part * (3 - 2 * part) * 500).rounded()
      return CGPoint(x: 512, y: isPull ? 60 + way : 700 - way)
    }
    switch step {
    case 0: return [.down(at: place(0), t: now)]
    case 1..<Self.dragged:
      // A mouse of 120 Hz.
      return [0.5, 0].map { early in
        let part = (Double(step) - early) / Double(Self.dragged - 1)
        return .move(to: place(part), t: now - early * interval)
      }
    case Self.dragged: return [.up(at: place(1), t: now)]
    default: return []
    }
  }

  func phase(frame: Int) -> String {
    frame % Self.period < Self.dragged ? "frame, dragged" : "frame, let go"
  }
}
