import Foundation
import GlissadeGestures
import UIKit

/// The panel pulled down and pushed up, over and over: a second by hand, a second by itself.
@MainActor final class DraggedPanel: BenchmarkWork {
  let title: String
  private let window: UIWindow
  private static let period = 120
  private static let dragged = 60
  private let releases: Releases

  /// Where the controllers leave what they released last.
  private final class Releases {
    var last: PanelRelease?
  }

  /// - Parameter hasTab: something sticks out of the panel, so that its shadow is that of all it draws.
  init(in scene: UIWindowScene, hasTab: Bool = false) {
    title = hasTab ? "dragged panel with a tab" : "dragged panel"
    let releases = Releases()
    self.releases = releases
    window = scene.enter {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = BasePageController(hasTab: hasTab) { releases.last = $0 }
      window.makeKeyAndVisible()
      return window
    }
  }

  func input(frame: Int, now: TimeInterval) -> [InputEvent] {
    let step = frame % Self.period
    let isPull = frame / Self.period % 2 == 0
    let interval = 1 / BenchmarkStage.framesPerSecond
    func place(_ part: Double) -> CGPoint {
      // Whole pixels, as a pointer has them, faster and faster up to 960 points per second.
      let travel = (part * (0.4 + 0.6 * part) * 600).rounded()
      return CGPoint(x: 512, y: isPull ? 60 + travel : 700 - travel)
    }
    func part(_ early: Double) -> Double { (Double(step) - early) / Double(Self.dragged) }
    switch step {
    case 0: return [.down(at: place(0), t: now)]
    case 1..<Self.dragged:
      // A mouse of 120 Hz.
      return [0.5, 0].map { .move(to: place(part($0)), t: now - $0 * interval) }
    case Self.dragged:
      return [.move(to: place(part(0.5)), t: now - 0.5 * interval), .up(at: place(1), t: now)]
    default: return []
    }
  }

  /// What the panel was released with last.
  var lastRelease: PanelRelease? { releases.last }

  /// Frames since the pointer released the panel: 0 in that of the release; nil while it drags.
  static func framesSinceRelease(_ frame: Int) -> Int? {
    let step = frame % period - dragged
    return step >= 0 ? step : nil
  }

  /// The upper edge of the panel as it is shown, in points; nil while there is none.
  var panelTop: CGFloat? {
    window.rootViewController?.presentedViewController?.view.layer.presentation()?.frame.minY
  }

  func phase(frame: Int) -> String {
    frame % Self.period < Self.dragged ? "frame, dragged" : "frame, let go"
  }
}
