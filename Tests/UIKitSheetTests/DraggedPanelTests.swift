import Foundation
import GlissadeTesting
import Testing
import UIKit

extension DragStop.ID {
  fileprivate static let full: Self = "full"
  fileprivate static let half: Self = "half"
  fileprivate static let hidden: Self = "hidden"
}

/// A panel that can be interrupted at any time: the page of code of the article Getting started.
@MainActor
private final class PanelController: UIViewController,
  UIViewControllerTransitioningDelegate
{
  let drag = InterruptibleDrag(along: .vertical)
  let list: UIScrollView?
  private let size: CGSize

  init(size: CGSize, list: UIScrollView? = nil) {
    self.size = size
    self.list = list
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
    drag.stops = [
      DragStop(.full, at: 60), DragStop(.half, at: size.height / 2),
      DragStop(.hidden, at: size.height),
    ]
    drag.exit = .hidden
    drag.onMove = { [unowned self] top in view.frame.origin.y = top }
    drag.onExit = { [unowned self] in dismiss(animated: true) }
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.frame = CGRect(x: 0, y: 60, width: size.width, height: size.height - 60)
    view.addGestureRecognizer(drag.pan)
    guard let list else { return }
    list.frame = CGRect(x: 0, y: 80, width: size.width, height: size.height - 140)
    list.contentSize = CGSize(width: size.width, height: 3000)
    view.addSubview(list)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    drag.animationController(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { drag.animationController(isPresenting: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag.driver }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { drag.driver }
}

@MainActor private struct PanelSetup {
  let harness: Harness
  let panel: PanelController
  static let frame = 1.0 / 60

  init(list: UIScrollView? = nil, reducesMotion: Bool = false) {
    harness = Harness(reducesMotion: reducesMotion) { UIViewController() }
    panel = PanelController(size: CGSize(width: 375, height: 667), list: list)
  }

  var root: UIViewController? { harness.window.rootViewController }
  var top: CGFloat { harness.presentationFrame(of: panel.view).minY }
  var isShown: Bool { root?.presentedViewController === panel }

  func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 150, y: y) }
  func present() { root?.present(panel, animated: true) }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(harness.advanceUntilIdle(timeout: 10), sourceLocation: sourceLocation)
  }

  var complaints: [String] {
    harness.log.filter { $0.contains("warning") || $0.contains("violation") }
  }
}

@MainActor @Suite("A panel in a page of code")
struct DraggedPanelTests {
  @Test("M-55 it comes to the stop beside its exit, is dragged between its stops, and away")
  func life() {
    let setup = PanelSetup()
    setup.present()
    setup.harness.advance(by: 0.1)
    #expect(setup.top > 340)
    #expect(setup.top < 667)
    #expect(setup.panel.transitionCoordinator?.isInteractive == false)
    setup.settle()
    #expect(setup.top == 333.5)
    setup.harness.drag(from: setup.point(350), to: setup.point(120), over: 0.3, hold: 0.2)
    setup.settle()
    #expect(setup.top == 60)
    setup.harness.drag(from: setup.point(80), to: setup.point(350), over: 0.3, hold: 0.2)
    setup.settle()
    #expect(setup.top == 333.5)
    setup.harness.drag(
      from: setup.point(350), to: setup.point(500), over: 0.3, hold: 0.2, release: false)
    #expect(setup.panel.transitionCoordinator?.isInteractive == true)
    #expect(setup.panel.isBeingDismissed)
    #expect(abs(setup.panel.drag.driver.percentComplete - 146 / 333.5) < 0.01)
    #expect(setup.panel.drag.reading?.outcome == .cancels)
    setup.harness.mouseUp(at: setup.point(500))
    setup.settle()
    #expect(setup.isShown)
    #expect(setup.top == 333.5)
    setup.harness.drag(from: setup.point(350), to: setup.point(600), over: 0.3, hold: 0.2)
    setup.settle()
    #expect(!setup.isShown)
    #expect(setup.complaints == [])
  }

  @Test("L-03 a panel whose exit is no longer a stop leaves at once")
  func withoutExit() {
    let setup = PanelSetup()
    setup.present()
    setup.settle()
    setup.panel.drag.stops = [DragStop(.full, at: 60), DragStop(.half, at: 333.5)]
    setup.panel.dismiss(animated: true)
    setup.settle()
    #expect(!setup.isShown)
    #expect(setup.complaints == [])
  }

  @Test("L-09 L-12 a presentation is caught, and turned round; a dismissal, too")
  func caught() {
    let setup = PanelSetup()
    setup.present()
    setup.harness.advance(by: 0.1)
    let top = setup.top
    setup.harness.mouseDown(at: setup.point(640))
    setup.harness.advance(by: PanelSetup.frame)
    #expect(abs(setup.top - top) < 45)
    let caught = setup.top
    setup.harness.mouseMove(to: setup.point(655))
    setup.harness.advance(by: PanelSetup.frame)
    setup.harness.mouseMove(to: setup.point(660))
    setup.harness.advance(by: PanelSetup.frame)
    #expect(abs(setup.top - caught - 20) < 1)
    #expect(setup.panel.drag.reading != nil)
    setup.harness.advance(by: 0.2)
    setup.harness.mouseUp(at: setup.point(660))
    setup.settle()
    #expect(setup.isShown == (caught + 20 < 667 - 333.5 / 2))
    if !setup.isShown { setup.present() }
    setup.settle()
    setup.panel.dismiss(animated: true)
    setup.harness.advance(by: 0.1)
    setup.panel.drag.move(to: .full, animated: true)
    setup.settle()
    #expect(setup.isShown)
    #expect(setup.top == 60)
    #expect(setup.complaints == [])
  }

  @Test(
    "M-55 `entry` is the stop of a presentation, and a drag can begin it", arguments: [true, false])
  func entry(isFull: Bool) {
    let setup = PanelSetup()
    if isFull { setup.panel.drag.entry = .full }
    let pan = UIPanGestureRecognizer()
    let target = PanOfRoot { [panel = setup.panel, root = setup.root] pan in
      if pan.state == .began {
        panel.drag.startInteractively { root?.present(panel, animated: true) }
      }
      panel.drag.follow(pan)
    }
    pan.addTarget(target, action: Selector(PanOfRoot.handle))
    setup.root?.view.addGestureRecognizer(pan)
    setup.harness.drag(
      from: setup.point(640), to: setup.point(400), over: 0.3, hold: 0.2, release: false)
    #expect(setup.panel.transitionCoordinator?.initiallyInteractive == true)
    #expect(abs(setup.top - (667 - 236)) < 8)
    setup.harness.mouseUp(at: setup.point(400))
    setup.settle()
    #expect(setup.isShown)
    #expect(setup.top == 333.5)
    setup.panel.dismiss(animated: true)
    setup.settle()
    setup.present()
    setup.settle()
    #expect(setup.top == (isFull ? 60 : 333.5))
    #expect(setup.complaints == [])
  }

  @Test(
    "L-07 a scroll view in it moves the panel first, unless it does not share",
    arguments: [true, false])
  func scrolling(shares: Bool) {
    let list = UIScrollView()
    let setup = PanelSetup(list: list)
    setup.panel.drag.sharesWithScrollViews = shares
    setup.present()
    setup.settle()
    setup.harness.drag(from: setup.point(600), to: setup.point(450), over: 0.3, hold: 0.2)
    setup.settle()
    #expect(setup.top == (shares ? 60 : 333.5))
    #expect((list.contentOffset.y > 100) == !shares)
  }

  @Test("R-06 with reduced motion it fades where it is, and a pointer still drags it")
  func reducedMotion() {
    let setup = PanelSetup(reducesMotion: true)
    setup.present()
    setup.harness.advance(by: 0.1)
    #expect(setup.top == 333.5)
    setup.settle()
    setup.harness.drag(from: setup.point(350), to: setup.point(600), over: 0.3, hold: 0.2)
    setup.settle()
    #expect(!setup.isShown)
    #expect(setup.panel.view.alpha == 1)
  }
}

/// A target of a pan that calls a closure.
@MainActor private final class PanOfRoot: NSObject {
  private let action: (UIPanGestureRecognizer) -> Void

  init(_ action: @escaping (UIPanGestureRecognizer) -> Void) { self.action = action }

  func handle(_ pan: UIPanGestureRecognizer) { action(pan) }
}
