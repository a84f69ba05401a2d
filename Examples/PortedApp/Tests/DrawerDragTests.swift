import GlissadeTesting
import Testing
import UIKit

@testable import PortedApp

/// Drags the drawer of the ported app.
@MainActor @Suite struct DrawerDragTests {
  private let harness = Harness { HomeViewController() }

  private var home: HomeViewController? {
    harness.window.rootViewController as? HomeViewController
  }

  /// Opens the drawer by a tap on the button.
  private func openDrawer() throws -> DrawerViewController {
    harness.tap(at: CGPoint(x: 60, y: 80))
    #expect(harness.advanceUntilIdle())
    return try #require(home?.presentedViewController as? DrawerViewController)
  }

  @Test("a tap opens the drawer, and its delegate is called")
  func opens() throws {
    let drawer = try openDrawer()
    #expect(harness.presentationFrame(of: drawer.view).minY == 80)
    #expect(home?.openCount == 1)
  }

  @Test("a drag moves the drawer point by point, and half way closes it")
  func drags() throws {
    let drawer = try openDrawer()
    let height = harness.window.bounds.height
    harness.drag(
      from: CGPoint(x: 180, y: 120), to: CGPoint(x: 180, y: 220), over: 0.3, release: false)
    let before = harness.presentationFrame(of: drawer.view).minY
    harness.mouseMove(to: CGPoint(x: 180, y: 270))
    harness.advance(by: 1.0 / 60)
    let step = harness.presentationFrame(of: drawer.view).minY - before
    #expect(abs(step - 50 * (height - 80) / height) < 1e-6)
    harness.mouseMove(to: CGPoint(x: 180, y: 120 + height * 0.6))
    harness.advance(by: 0.2)
    harness.mouseUp(at: CGPoint(x: 180, y: 120 + height * 0.6))
    #expect(harness.advanceUntilIdle())
    #expect(home?.presentedViewController == nil)
    #expect(harness.log.contains("viewDidDisappear Drawer"))
  }

  @Test("a short drag brings the drawer back")
  func cancels() throws {
    let drawer = try openDrawer()
    harness.drag(
      from: CGPoint(x: 180, y: 120), to: CGPoint(x: 180, y: 200), over: 0.5, hold: 0.2)
    #expect(harness.advanceUntilIdle())
    #expect(home?.presentedViewController === drawer)
    #expect(harness.presentationFrame(of: drawer.view).minY == 80)
  }

  @Test("a tap beside the drawer closes it, by the selector of an overloaded method")
  func dims() throws {
    _ = try openDrawer()
    harness.tap(at: CGPoint(x: 180, y: 40))
    #expect(harness.advanceUntilIdle())
    #expect(home?.presentedViewController == nil)
  }
}
