import Foundation
import GlissadeGestures
import UIKit

/// A panel that is pulled down and pushed up repeatedly. Each time the pointer drags it for a
/// second, and then its spring moves it for a second.
@MainActor final class DraggedPanel: BenchmarkWork {
  let title: String
  private let window: UIWindow
  private static let period = 120
  private static let dragged = 60
  private let releases: Releases

  /// A store of the last release that the controllers reported.
  private final class Releases {
    var last: PanelRelease?
  }

  /// Creates the panel and its base page in a scene.
  ///
  /// - Parameter hasTab: A Boolean value that indicates whether the panel has a tab outside of its
  ///   bounds, so that its shadow is made from its whole content.
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
    let interval = 1 / BenchmarkSetup.framesPerSecond
    func place(_ part: Double) -> CGPoint {
      // The locations are whole pixels, like those of a mouse. The speed increases to 960 points
      // per second.
      let travel = (part * (0.4 + 0.6 * part) * 600).rounded()
      return CGPoint(x: 512, y: isPull ? 60 + travel : 700 - travel)
    }
    func part(_ early: Double) -> Double { (Double(step) - early) / Double(Self.dragged) }
    switch step {
    case 0: return [.down(at: place(0), t: now)]
    case 1..<Self.dragged:
      // A mouse of 120 Hz is simulated: two moves per frame.
      return [0.5, 0].map { .move(to: place(part($0)), t: now - $0 * interval) }
    case Self.dragged:
      return [.move(to: place(part(0.5)), t: now - 0.5 * interval), .up(at: place(1), t: now)]
    default: return []
    }
  }

  /// The last release of the panel, or `nil` before the first.
  var lastRelease: PanelRelease? { releases.last }

  /// Returns the number of frames since the frame of the panel's last release, or `nil` during a
  /// drag.
  static func framesSinceRelease(_ frame: Int) -> Int? {
    let step = frame % period - dragged
    return step >= 0 ? step : nil
  }

  /// The visible position of the panel's upper edge, in points, or `nil` if no panel is presented.
  var panelTop: CGFloat? {
    window.rootViewController?.presentedViewController?.view.layer.presentation()?.frame.minY
  }

  func phase(frame: Int) -> String {
    frame % Self.period < Self.dragged ? "frame, dragged" : "frame, released"
  }
}
