import Foundation
import GlissadeGestures
import UIKit

/// A panel that is pulled down and pushed up repeatedly: a second by the pointer, a second by its
/// spring.
@MainActor final class DraggedPanel: BenchmarkWork {
  let title: String
  private let window: UIWindow
  private static let period = 120
  private static let dragged = 60
  private let releases: Releases

  /// The last release by the controllers.
  private final class Releases {
    var last: PanelRelease?
  }

  /// Creates the work.
  ///
  /// - Parameter hasTab: A Boolean value that indicates whether a tab lies outside of the panel, so
  ///   that its shadow is made from its whole content.
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
      // Locations are whole pixels, like a pointer's, with a speed that increases to 960 points per
      // second.
      let travel = (part * (0.4 + 0.6 * part) * 600).rounded()
      return CGPoint(x: 512, y: isPull ? 60 + travel : 700 - travel)
    }
    func part(_ early: Double) -> Double { (Double(step) - early) / Double(Self.dragged) }
    switch step {
    case 0: return [.down(at: place(0), t: now)]
    case 1..<Self.dragged:
      // The mouse has 120 Hz.
      return [0.5, 0].map { .move(to: place(part($0)), t: now - $0 * interval) }
    case Self.dragged:
      return [.move(to: place(part(0.5)), t: now - 0.5 * interval), .up(at: place(1), t: now)]
    default: return []
    }
  }

  /// The last release of the panel.
  var lastRelease: PanelRelease? { releases.last }

  /// Returns the number of frames since the pointer released the panel, 0 in that of the release,
  /// or `nil` during a drag.
  static func framesSinceRelease(_ frame: Int) -> Int? {
    let step = frame % period - dragged
    return step >= 0 ? step : nil
  }

  /// The visible upper edge of the panel, in points, or `nil` without a panel.
  var panelTop: CGFloat? {
    window.rootViewController?.presentedViewController?.view.layer.presentation()?.frame.minY
  }

  func phase(frame: Int) -> String {
    frame % Self.period < Self.dragged ? "frame, dragged" : "frame, released"
  }
}
