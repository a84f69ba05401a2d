import Foundation
import GlissadeTesting
import Testing
import UIKit

/// Tests of the options of a zoom.
@MainActor @Suite("Zoom: options")
struct ZoomOptionTests {
  typealias Options = UIViewController.Transition.ZoomOptions

  @Test("Q-02 the alignment rectangle is what the source view becomes")
  func alignment() {
    let options = Options()
    options.alignmentRectProvider = { context in
      #expect(context.zoomedViewController is PageController)
      return context.sourceView.bounds.width == 100
        ? CGRect(x: 40, y: 80, width: 295, height: 120) : nil
    }
    let zoom = ZoomSetup(.present, framesPerSecond: 1000, options: options)
    zoom.open()
    zoom.harness.advance(by: 0.001)
    // At the source the height of the part fills the tile, and their centers agree.
    let band = zoom.page.view.convert(CGRect(x: 40, y: 80, width: 295, height: 120), to: nil)
    #expect(abs(band.midX - zoom.tile.center.x) < 0.5)
    #expect(abs(band.midY - zoom.tile.center.y) < 0.5)
    #expect(abs(band.height - 100) < 0.5)
    zoom.harness.advanceUntilIdle()
    #expect(zoom.leftovers == [])
  }

  @Test("Q-02 the page has its size when the rectangle is requested, and again after a resize")
  func alignmentAfterResize() {
    let options = Options()
    var sizes: [CGSize] = []
    options.alignmentRectProvider = { context in
      sizes.append(context.zoomedViewController.view.bounds.size)
      return nil
    }
    let zoom = ZoomSetup(.present, options: options)
    zoom.page.view.frame.size = CGSize(width: 10, height: 10)
    zoom.open()
    zoom.harness.advance(by: 0.1)
    zoom.harness.resize(to: CGSize(width: 667, height: 375))
    zoom.harness.advanceUntilIdle()
    #expect(sizes == [ZoomSetup.size, CGSize(width: 667, height: 375)])
  }

  @Test(
    "Q-02 nil and null rectangles stand for the middle of the page",
    arguments: [nil, .null, .infinite, .zero, CGRect(x: Double.nan, y: 0, width: 9, height: 9)]
      as [CGRect?])
  func noAlignment(rect: CGRect?) {
    let options = Options()
    options.alignmentRectProvider = { _ in rect }
    let zoom = ZoomSetup(.present, framesPerSecond: 1000, options: options)
    zoom.open()
    zoom.harness.advance(by: 0.001)
    #expect(abs(zoom.frame.midY - zoom.tile.center.y) < 0.5)
    #expect(abs(zoom.frame.width - 100) < 0.5)
  }

  private func dimming(of zoom: ZoomSetup) -> UIView? {
    zoom.page.view.superview?.superview?.superview?.subviews.first {
      String(describing: type(of: $0)).contains("Dimming")
    }
  }

  @Test("Q-02 the dimming has its color and effect, and fades with the progress")
  func dimming() {
    let options = Options()
    options.dimmingColor = .red
    options.dimmingVisualEffect = UIBlurEffect(style: .dark)
    let zoom = ZoomSetup(.present, options: options)
    options.dimmingColor = .green
    zoom.open()
    var last: CGFloat = -1
    for _ in 0..<20 {
      zoom.harness.advance(by: 1.0 / 60)
      guard let dimming = dimming(of: zoom) else { break }
      let progress = zoom.page.transitionCoordinator?.percentComplete ?? 1
      #expect(abs(dimming.alpha - progress) < 0.01, "L-17")
      #expect(dimming.alpha > last)
      last = dimming.alpha
      #expect(dimming.backgroundColor == .red, "the options are copied")
      #expect(dimming.subviews.first is UIVisualEffectView)
    }
    #expect(last > 0.8)
    zoom.harness.advanceUntilIdle()
    #expect(zoom.leftovers == [])
  }

  @Test("Q-02 without a color the dimming is a translucent black")
  func defaultDimming() {
    let zoom = ZoomSetup(.present)
    zoom.open()
    zoom.harness.advance(by: 0.1)
    let color = dimming(of: zoom)?.backgroundColor
    #expect(color == UIColor(white: 0, alpha: 0.4))
    #expect(dimming(of: zoom)?.subviews.isEmpty ?? false)
  }

  @Test("Q-02 the client refuses an interactive dismissal", arguments: ZoomKind.allCases)
  func refuses(kind: ZoomKind) throws {
    let options = Options()
    var contexts: [Options.InteractionContext] = []
    options.interactiveDismissShouldBegin = { context in
      contexts.append(context)
      return false
    }
    let zoom = ZoomSetup(kind, options: options)
    zoom.openAndSettle()
    zoom.harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), over: 0.2)
    zoom.harness.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300), over: 0.2)
    zoom.harness.advanceUntilIdle()
    #expect(zoom.isOpen)
    #expect(contexts.map(\.willBegin) == [true, true])
    let first = try #require(contexts.first)
    #expect(abs(first.location.x - 200) < 1)
    #expect(abs(first.velocity.dy - 1000) < 50)
    #expect(zoom.leftovers == [])
  }

  @Test("Q-02 the client allows a pan that does not begin by default")
  func allows() {
    let options = Options()
    var willBegin: [Bool] = []
    options.interactiveDismissShouldBegin = { context in
      willBegin.append(context.willBegin)
      return true
    }
    let zoom = ZoomSetup(.present, options: options)
    zoom.openAndSettle()
    zoom.harness.drag(
      from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), over: 0.2, release: false)
    #expect(willBegin == [false])
    #expect(zoom.frame.midY < 200)
    zoom.harness.mouseUp(at: CGPoint(x: 200, y: 300))
    zoom.harness.advanceUntilIdle()
    #expect(zoom.isOpen)
  }

  @Test("the built-in transitions of UIKit", arguments: ZoomKind.allCases)
  func builtIn(kind: ZoomKind) {
    for (transition, moves) in [
      (UIViewController.Transition.coverVertical, true), (.crossDissolve, false),
    ] {
      let zoom = ZoomSetup(kind)
      zoom.page.preferredTransition = transition
      zoom.page.modalPresentationStyle = .fullScreen
      zoom.open()
      zoom.harness.advance(by: 0.1)
      #expect((zoom.frame.origin != .zero) == moves)
      zoom.harness.advanceUntilIdle()
      #expect(zoom.isOpen)
      zoom.close()
      zoom.harness.advanceUntilIdle()
      #expect(!zoom.isOpen)
    }
  }
}
