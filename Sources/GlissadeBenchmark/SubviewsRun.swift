import GlissadeRaster
import UIKit

/// A measurement of the addition of subviews to a view in a window.
@MainActor enum SubviewsRun {
  private static let count = 5000

  static func measure() {
    let scene = UIWindowScene(size: BenchmarkSetup.size, scale: 1, fonts: FontLibrary())
    var report = Report("\(count) subviews")
    scene.enter {
      for _ in 0..<10 {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        let views = (0..<count).map { _ in UIView() }
        let start = Instant.processor
        for view in views { window.addSubview(view) }
        report.add((Instant.processor - start) * 1000, to: "addSubview, all")
      }
    }
    report.print()
  }
}
