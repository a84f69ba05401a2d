import Foundation
import GlissadeReplay
import GlissadeTesting
import Testing
import UIKit

/// Pages of a navigation controller in a layout from right to left.
@MainActor @Suite("Navigation from right to left") struct DirectionTests {
  @Test("T-16 from right to left a page is pushed from the left, and popped from the right edge")
  func push() throws {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    second.title = "Second"
    let harness = Harness(recorder: nil) { UINavigationController(rootViewController: first) }
    let navigation = try #require(harness.window.rootViewController as? UINavigationController)
    harness.scene.set(.direction, to: 1)
    harness.advance(by: 0.1)
    navigation.pushViewController(second, animated: true)
    harness.advance(by: 0.1)
    let place = harness.presentationFrame(of: second.view).midX
    #expect(place < 100)
    harness.advanceUntilIdle()
    let width = harness.window.bounds.width
    #expect(harness.presentationFrame(of: second.view).minX == 0)
    let back = harness.view(named: "button.back")
    #expect(back?.convert(back?.bounds ?? .zero, to: nil).maxX == width)
    // A drag from the left edge does nothing.
    harness.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: width - 10, y: 300), over: 0.2)
    harness.advanceUntilIdle()
    #expect(navigation.topViewController === second)
    harness.mouseDown(at: CGPoint(x: width - 2, y: 300))
    for step in 1...10 {
      harness.mouseMove(to: CGPoint(x: width - 2 - CGFloat(step) * 20, y: 300))
      harness.advance(by: 1 / 60)
    }
    #expect(harness.presentationFrame(of: second.view).minX < -150)
    // A change of the direction during the drag does not move the page.
    harness.scene.set(.direction, to: 0)
    harness.advance(by: 1 / 60)
    #expect(harness.presentationFrame(of: second.view).minX < -150)
    harness.mouseUp(at: CGPoint(x: width - 202, y: 300))
    harness.advanceUntilIdle()
    #expect(navigation.topViewController === first)
  }
}
