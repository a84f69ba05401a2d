import Foundation
import Testing

@testable import Glissade
@testable import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeSandbox
@testable import UIKit

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

  private func rig(_ size: CGSize = CGSize(width: 1180, height: 820)) throws -> (Rig, Page) {
    let rig = try Rig(
      Demo(name: "rude", title: "Rude", summary: "", hue: .black) { Page() }, size: size)
    let page = try #require(rig.canvas.scene.windows.first?.rootViewController as? Page)
    return (rig, page)
  }

  private func tapStage(_ rig: Rig) {
    rig.down(180, 400)
    rig.frames(1)
    rig.up(180, 400)
    rig.frames(1)
  }

  @Test(
    "L-03 it is named over the canvas and in the log; the button completes it, and touches are back",
    arguments: [CGSize(width: 1180, height: 820), CGSize(width: 720, height: 560)])
  func button(size: CGSize) throws {
    let (rig, page) = try rig(size)
    if size.width < 1000 {
      rig.send(.down(at: CGPoint(x: 470, y: 250), t: rig.now))
      rig.send(.up(at: CGPoint(x: 470, y: 250), t: rig.now))
    } else {
      tapStage(rig)
    }
    #expect(page.taps == 1)
    rig.frames(60)
    let banner = rig.content.controller.canvas.banner
    #expect(banner.isHidden)
    rig.frames(18)
    #expect(!banner.isHidden)
    #expect(banner.overdue?.culprit == "Forgetful")
    #expect(rig.canvas.scene.eventLog.entries.contains { $0.contains("Forgetful") })
    #expect(!rig.content.needsFrame)
    let button = try #require(
      banner.subviews.first { $0.accessibilityIdentifier == "overdue.complete" })
    rig.click(button.convert(CGPoint(x: 20, y: 16), to: nil))
    rig.frames(2)
    #expect(banner.isHidden && rig.canvas.scene.transitionStatus == nil)
    #expect(page.presentedViewController != nil)
    let taps = page.taps
    if size.width > 1000 {
      tapStage(rig)
      #expect(page.taps == taps + 1)
    }
  }

  @Test("L-03 Return does the same, and nothing else at that moment")
  func key() throws {
    let (rig, page) = try rig()
    tapStage(rig)
    rig.frames(90)
    let canvas = rig.canvas
    rig.key("Return")
    rig.frames(2)
    #expect(rig.canvas === canvas && page.presentedViewController != nil)
    #expect(canvas.scene.overdueTransition == nil)
    rig.key("Return")
    #expect(rig.canvas !== canvas)
  }
}
