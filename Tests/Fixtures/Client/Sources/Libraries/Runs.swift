import GlissadeTesting
import UIKit

// What a program sees of the libraries in this folder, which are written as for an iPhone and were
// ported with glissade-port.

private let size = CGSize(width: 320, height: 480)

/// A page that writes down its callbacks.
private class Page: UIViewController {
  var notes: [String] = []
  override func viewWillAppear(_ animated: Bool) { notes.append("willAppear") }
  override func viewDidAppear(_ animated: Bool) { notes.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { notes.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { notes.append("didDisappear") }
}

private class DrawerNotes: NSObject, DrawerContentDelegate {
  var changes = 0
  var progress: [CGFloat] = []
  func drawerPositionDidChange(drawer: DrawerViewController, bottomSafeArea: CGFloat) {
    changes += 1
  }
  func makeUIAdjustmentsForFullscreen(progress: CGFloat, bottomSafeArea: CGFloat) {
    self.progress.append(progress)
  }
  func collapsedHeight(bottomSafeArea: CGFloat) -> CGFloat { return 100 }
}

func runDrawer() {
  Checks.about("N-72 a drawer") {
    let notes = DrawerNotes()
    let drawer = DrawerViewController(content: Page(), primary: Page())
    drawer.delegate = notes
    let harness = Harness(size: size) { drawer }
    harness.advance(by: 0.1)
    guard let panel = drawer.view.subviews.last else { return }
    Checks.expect(panel.frame.minY == 380, "it is collapsed", found: panel.frame)
    Checks.expect(panel.layer.mask?.frame == panel.bounds, "with round corners")
    harness.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 60), over: 0.3)
    Checks.expect(drawer.stop == .open, "a drag opens it", found: drawer.stop)
    Checks.expect(notes.changes == 0, "which ends later", found: notes.changes)
    harness.advanceUntilIdle()
    Checks.expect(panel.frame.minY == 20, "at the top", found: panel.frame)
    Checks.expect(notes.changes == 1, "and is told once", found: notes.changes)
    Checks.expect(
      notes.progress == notes.progress.sorted() && notes.progress.count > 5, "with its progress",
      found: notes.progress)
    harness.drag(from: CGPoint(x: 20, y: 40), to: CGPoint(x: 300, y: 60), over: 0.2)
    harness.advanceUntilIdle()
    Checks.expect(panel.frame.minY == 20, "a drag across does not move it", found: panel.frame)
    drawer.setStop(.closed, animated: false)
    Checks.expect(panel.frame.minY == 480, "it closes at once", found: panel.frame)
  }
}

private class CardNotes: NSObject, CardPresentDelegate {
  var notes: [String] = []
  func didDismissByTap() { notes.append("tap") }
  func didDismissBySwipe() { notes.append("swipe") }
}

func runCards() {
  Checks.about("N-72 cards") {
    let (root, card, notes) = (Page(), Page(), CardNotes())
    let harness = Harness(size: size) { root }
    harness.advance(by: 0.1)
    for way in ["swipe", "tap"] {
      card.notes = []
      root.presentAsCard(card) { card.notes.append("completion") }
      (card.presentationController as? CardPresentationController)?.cardDelegate = notes
      Checks.expect(card.isBeingPresented, "a card comes in")
      harness.advanceUntilIdle()
      Checks.expect(
        card.notes == ["willAppear", "didAppear", "completion"], "in order", found: card.notes)
      Checks.expect(
        card.view.frame == CGRect(x: 0, y: 43, width: 320, height: 437), "below the top",
        found: card.view.frame)
      Checks.expect(root.notes == ["willAppear", "didAppear"], "above the page", found: root.notes)
      if way == "swipe" {
        harness.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 150), over: 0.3)
        harness.advanceUntilIdle()
        Checks.expect(card.view.transform == .identity, "it returns", found: card.view.transform)
        harness.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 420), over: 0.3)
      } else {
        harness.tap(at: CGPoint(x: 160, y: 36))
      }
      Checks.expect(card.isBeingDismissed, "it leaves by a \(way)")
      harness.advanceUntilIdle()
      Checks.expect(notes.notes.last == way, "and says so", found: notes.notes)
      Checks.expect(root.presentedViewController == nil, "the page is alone")
      Checks.expect(card.view.window == nil, "and the card is gone")
    }
  }
}

private class MenuNotes: NSObject, MenuNavigationDelegate {
  var notes: [String] = []
  func sideMenuWillAppear(menu: MenuNavigationController, animated: Bool) {
    notes.append("will \(animated)")
  }
  func sideMenuDidDisappear(menu: MenuNavigationController, animated: Bool) {
    notes.append("did \(animated)")
  }
}

func runMenu() {
  Checks.about("N-72 a side menu") {
    let (root, notes) = (Page(), MenuNotes())
    let harness = Harness(size: size) { root }
    let menu = MenuNavigationController(rootViewController: Page())
    menu.leftSide = true
    menu.menuDelegate = notes
    root.present(menu, animated: true)
    harness.advance(by: 0.1)
    let frame = harness.presentationFrame(of: menu.view)
    Checks.expect(frame.minX < -10 && frame.minX > -270, "the menu slides in", found: frame)
    harness.advanceUntilIdle()
    Checks.expect(
      menu.view.frame == CGRect(x: 0, y: 0, width: 270, height: 480), "at the left",
      found: menu.view.frame)
    Checks.expect(notes.notes == ["will true"], "and says so", found: notes.notes)
    harness.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 120, y: 200), over: 0.4, hold: 0.2)
    harness.advanceUntilIdle()
    Checks.expect(root.presentedViewController === menu, "a short pull is given up")
    Checks.expect(menu.view.transform == .identity, "without a trace", found: menu.view.transform)
    Checks.expect(!notes.notes.contains("did true"), "or a word", found: notes.notes)
    harness.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 20, y: 200), over: 0.2)
    harness.advanceUntilIdle()
    Checks.expect(root.presentedViewController == nil, "a long one closes it")
    Checks.expect(notes.notes.last == "did true", "and says so", found: notes.notes)
    Checks.expect(menu.view.window == nil, "it is gone")
  }
}

func runPop() {
  Checks.about("N-72 a pop from anywhere") {
    let (first, second) = (Page(), Page())
    let pages = FullWidthNav(rootViewController: first)
    let harness = Harness(size: size) { pages }
    pages.pushViewController(second, animated: true)
    harness.advanceUntilIdle()
    Checks.expect(second.notes == ["willAppear", "didAppear"], "a push", found: second.notes)
    first.notes = []
    second.notes = []
    harness.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 200, y: 200), over: 0.3)
    harness.advanceUntilIdle()
    Checks.expect(pages.topViewController === second, "a short pull is given up")
    let back = ["willDisappear", "willAppear", "didAppear"]
    Checks.expect(second.notes == back, "the page returns", found: second.notes)
    let covered = ["willAppear", "willDisappear", "didDisappear"]
    Checks.expect(first.notes == covered, "and covers the other", found: first.notes)
    harness.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 300, y: 200), over: 0.3)
    harness.advanceUntilIdle()
    Checks.expect(pages.viewControllers == [first], "a long one pops")
    Checks.expect(second.notes.last == "didDisappear", "the page", found: second.notes)
    Checks.expect(first.view.transform == .identity, "in place", found: first.view.transform)
  }
}

private class Reveal: NSObject, UIViewControllerTransitioningDelegate {
  let animator = CircularReveal()
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return animator
  }
}

func runReveal() {
  Checks.about("N-72 a circular reveal") {
    let (root, page, reveal) = (Page(), Page(), Reveal())
    let harness = Harness(size: size) { root }
    reveal.animator.startingPoint = CGPoint(x: 20, y: 20)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = reveal
    root.present(page, animated: true)
    harness.advance(by: 0.25)
    let mask = page.view.layer.mask as? CAShapeLayer
    let path = mask?.presentation()?.path?.boundingBox ?? .zero
    Checks.expect(path.width > 40 && path.width < 1000, "a circle grows", found: path)
    Checks.expect(page.isBeingPresented, "it is not over")
    harness.advance(by: 0.3)
    Checks.expect(page.view.layer.mask == nil, "its end is reported")
    Checks.expect(!page.isBeingPresented, "and ends the transition")
    Checks.expect(page.notes == ["willAppear", "didAppear"], "in order", found: page.notes)
    let button = HamburgerButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    page.view.addSubview(button)
    harness.tap(at: CGPoint(x: 25, y: 25))
    Checks.expect(button.showsMenu, "a tap on a control of layers toggles it")
    Checks.expect(button.layer is CAGradientLayer, "whose layer has a class of its own")
  }
}

func runSharedElements() {
  Checks.about("N-72 shared elements") {
    let (root, page) = (Page(), Page())
    let harness = Harness(size: size) { root }
    let views = [root, page].map { owner -> UIView in
      let view = UIView(frame: CGRect(x: 10, y: owner === root ? 20 : 200, width: 50, height: 50))
      view.backgroundColor = .red
      view.morph.id = "box"
      owner.view.addSubview(view)
      return view
    }
    harness.advance(by: 0.1)
    Checks.expect(views[0].morph.id == "box", "a view has an associated name")
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = MorphTransition.shared
    root.present(page, animated: true)
    harness.advance(by: 0.1)
    Checks.expect(views[1].alpha == 0, "a snapshot stands for it", found: views[1].alpha)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
    harness.advance(by: 0.5)
    Checks.expect(views[1].alpha == 1, "until the end", found: views[1].alpha)
    Checks.expect(
      page.notes == ["willAppear", "didAppear"], "which is reported", found: page.notes)
    Checks.expect(root.notes.last == "didDisappear", "to both", found: root.notes)
    Checks.expect(harness.advanceUntilIdle(), "and nothing goes on")
  }
}
