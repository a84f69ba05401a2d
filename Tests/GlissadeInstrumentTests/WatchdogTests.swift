import Foundation
import Testing
import UIKit

@testable import GlissadeDemo
import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

/// A demo that forgets to complete its transition (L-03).
@MainActor @Suite("The watchdog") struct WatchdogTests {
  final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      view.alpha = 0
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.3) { view.alpha = 1 }
    }
  }

  final class Page: UIViewController, UIViewControllerTransitioningDelegate {
    var taps = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector(Page.open)))
    }
    func open() {
      taps += 1
      let second = UIViewController()
      second.view.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector(Page.count)))
      second.modalPresentationStyle = .custom
      second.transitioningDelegate = self
      present(second, animated: true)
    }
    func count() { taps += 1 }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Forgetful() }
  }

  private func fixture(_ size: CGSize = CGSize(width: 1180, height: 820)) throws -> (Fixture, Page)
  {
    let fixture = try Fixture(
      Demo(name: "rude", title: "Rude", summary: "", hue: .black) { Page() }, size: size)
    let page = try #require(fixture.canvas.scene.windows.first?.rootViewController as? Page)
    return (fixture, page)
  }

  private func tapCanvas(_ fixture: Fixture) {
    fixture.down(180, 400)
    fixture.frames(1)
    fixture.up(180, 400)
    fixture.frames(1)
  }

  @Test(
    "L-03 it is named over the canvas and in the log; the button completes it, and touches return",
    arguments: [CGSize(width: 1180, height: 820), CGSize(width: 720, height: 560)])
  func button(size: CGSize) throws {
    let (fixture, page) = try fixture(size)
    if size.width < 1000 {
      fixture.send(.down(at: CGPoint(x: 470, y: 250), t: fixture.now))
      fixture.send(.up(at: CGPoint(x: 470, y: 250), t: fixture.now))
    } else {
      tapCanvas(fixture)
    }
    #expect(page.taps == 1)
    fixture.frames(60)
    let banner = fixture.content.controller.canvas.banner
    #expect(banner.isHidden)
    fixture.frames(18)
    #expect(!banner.isHidden)
    #expect(banner.overdue?.culprit == "Forgetful")
    #expect(fixture.canvas.scene.eventLog.entries.contains { $0.description.contains("Forgetful") })
    #expect(!fixture.content.needsFrame)
    let button = try #require(
      banner.subviews.first { $0.accessibilityIdentifier == "overdue.complete" })
    fixture.click(button.convert(CGPoint(x: 20, y: 16), to: nil))
    fixture.frames(2)
    #expect(banner.isHidden)
    #expect(fixture.canvas.scene.transitionStatus == nil)
    #expect(page.presentedViewController != nil)
    let taps = page.taps
    if size.width > 1000 {
      tapCanvas(fixture)
      #expect(page.taps == taps + 1)
    }
  }

  @Test("L-03 Return does the same, and nothing else at that moment")
  func key() throws {
    let (fixture, page) = try fixture()
    tapCanvas(fixture)
    fixture.frames(90)
    let canvas = fixture.canvas
    fixture.key("Return")
    fixture.frames(2)
    #expect(fixture.canvas === canvas)
    #expect(page.presentedViewController != nil)
    #expect(canvas.scene.overdueTransition == nil)
    fixture.key("Return")
    #expect(fixture.canvas !== canvas)
  }
}
