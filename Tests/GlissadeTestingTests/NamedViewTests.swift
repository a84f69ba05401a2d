import GlissadeTesting
import Testing
import UIKit

/// The views that a harness finds by name, and drags along points.
@MainActor @Suite struct NamedViewTests {
  @Test("X-14 a view is found by its accessibility identifier, at any depth")
  func found() {
    let inner = UIView()
    inner.accessibilityIdentifier = "inner"
    let harness = Harness {
      let page = UIViewController()
      let outer = UIView()
      outer.addSubview(inner)
      page.view.addSubview(outer)
      return page
    }
    #expect(harness.view(named: "inner") === inner)
    #expect(harness.view(named: "outer") == nil)
  }

  @Test("X-14 a drag along points shows one of them in each frame, and then ends")
  func along() {
    let pan = UIPanGestureRecognizer()
    let harness = Harness {
      let page = UIViewController()
      page.view.addGestureRecognizer(pan)
      return page
    }
    let start = harness.now
    harness.drag(along: (0..<10).map { CGPoint(x: 100, y: 100 + 10 * $0) })
    #expect(abs(harness.now - start - 11.0 / 60) < 1e-9)
    #expect(pan.state == .ended || pan.state == .possible)
    #expect(harness.log.contains { $0.contains("began") })
  }
}
