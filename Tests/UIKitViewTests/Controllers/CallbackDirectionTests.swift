import Foundation
import GlissadeTesting
import Testing
import UIKit

/// Tests of A-16: what callbacks see of the direction in which a controller goes.
@MainActor @Suite("The direction of callbacks") struct CallbackDirectionTests {
  private let fade = FadeDelegate()
  private let driver = UIPercentDrivenInteractiveTransition()

  /// The appearance callbacks and what the client reads in them.
  private final class Observer: UIViewController {
    var onCallback: (String) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) { onCallback("willAppear") }
    override func viewDidAppear(_ animated: Bool) { onCallback("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { onCallback("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { onCallback("didDisappear") }
  }

  private final class Report {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private static func direction(of controller: UIViewController?) -> String {
    switch (controller?.isBeingPresented, controller?.isBeingDismissed) {
    case (true, false): "presented"
    case (false, true): "dismissed"
    case (false, false): "none"
    default: "both"
    }
  }

  private static func move(of controller: UIViewController) -> String {
    switch (controller.isMovingToParent, controller.isMovingFromParent) {
    case (true, false): "in"
    case (false, true): "out"
    case (false, false): "stays"
    case (true, true): "both"
    }
  }

  /// Begins a transition, and cancels it half way or finishes it.
  private func run(_ harness: Harness, finish: Bool, _ begin: () -> Void) {
    fade.driver = driver
    begin()
    harness.advance(by: 0.1)
    driver.update(0.4)
    harness.advance(by: 0.1)
    finish ? driver.finish() : driver.cancel()
    harness.advanceUntilIdle()
    fade.driver = nil
  }

  @Test(
    "A-16 presenter, presented and child see the direction of their callback, after a cancel too",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func presentation(style: UIModalPresentationStyle) {
    let (root, page, child) = (Observer(), Observer(), Observer())
    let report = Report()
    for (name, controller) in [("root", root), ("page", page), ("child", child)] {
      controller.onCallback = { [unowned page] in
        report.lines.append("\(name) \($0) \(Self.direction(of: page))")
      }
    }
    let harness = Harness { root }
    page.addChild(child)
    page.view.addSubview(child.view)
    child.didMove(toParent: page)
    page.modalPresentationStyle = style
    page.transitioningDelegate = fade
    _ = report.take()
    func expect(_ presented: [String], _ presenter: [String], isSeenAs directions: [String]) {
      let pages = zip(presented, directions).flatMap { ["page \($0) \($1)", "child \($0) \($1)"] }
      let roots = zip(presenter, directions).map { "root \($0) \($1)" }
      let expected = style == .fullScreen ? pages + roots : pages
      #expect(report.take().sorted() == expected.sorted())
      #expect(Self.direction(of: page) == "none")
    }
    let (coming, going) = (["willAppear", "didAppear"], ["willDisappear", "didDisappear"])
    run(harness, finish: false) { root.present(page, animated: true) }
    expect(
      ["willAppear"] + going, ["willDisappear"] + coming,
      isSeenAs: ["presented", "dismissed", "dismissed"])
    run(harness, finish: true) { root.present(page, animated: true) }
    expect(coming, going, isSeenAs: ["presented", "presented"])
    run(harness, finish: false) { page.dismiss(animated: true) }
    expect(
      ["willDisappear"] + coming, ["willAppear"] + going,
      isSeenAs: ["dismissed", "presented", "presented"])
    run(harness, finish: true) { page.dismiss(animated: true) }
    expect(going, coming, isSeenAs: ["dismissed", "dismissed"])
  }

  @Test("C-02 an animation alongside in the callbacks of a cancelled dismissal is made at once")
  func alongsideTheEnd() {
    let (root, page) = (UIViewController(), Observer())
    let harness = Harness { root }
    page.modalPresentationStyle = .overFullScreen
    page.transitioningDelegate = fade
    let mark = UIView()
    page.view.addSubview(mark)
    root.present(page, animated: false)
    harness.advanceUntilIdle()
    page.onCallback = { [unowned page] in
      guard $0 == "willAppear" else { return }
      page.transitionCoordinator?.animate { _ in mark.alpha = 0.5 }
      #expect(mark.layer.animationKeys() == nil)
    }
    run(harness, finish: false) { page.dismiss(animated: true) }
    #expect(mark.alpha == 0.5)
    #expect(harness.advanceUntilIdle())
  }

  @Test("A-16 K-06 the page of a cancelled push moves in and out again, that of a pop out and in")
  func stack() {
    let (root, page) = (Observer(), Observer())
    let stack = UINavigationController(rootViewController: root)
    let harness = Harness { stack }
    stack.delegate = fade
    let report = Report()
    for (name, controller) in [("root", root), ("page", page)] {
      controller.onCallback = { [unowned controller] in
        report.lines.append("\(name) \($0) \(Self.move(of: controller))")
      }
    }
    run(harness, finish: false) { stack.pushViewController(page, animated: true) }
    #expect(
      report.take() == [
        "root willDisappear stays", "page willAppear in", "page willDisappear out",
        "page didDisappear out", "root willAppear stays", "root didAppear stays",
      ])
    stack.pushViewController(page, animated: false)
    harness.advanceUntilIdle()
    _ = report.take()
    run(harness, finish: false) { stack.popViewController(animated: true) }
    #expect(
      report.take() == [
        "page willDisappear out", "root willAppear stays", "root willDisappear stays",
        "root didDisappear stays", "page willAppear in", "page didAppear in",
      ])
    #expect(Self.move(of: page) == "stays")
  }

  @Test("A-16 K-07 the same holds for the children of a client's container")
  func container() {
    let (container, old, new) = (UIViewController(), Observer(), Observer())
    let harness = Harness { container }
    container.addChild(old)
    container.view.addSubview(old.view)
    old.didMove(toParent: container)
    harness.advanceUntilIdle()
    let report = Report()
    for (name, controller) in [("old", old), ("new", new)] {
      controller.onCallback = { [unowned controller] in
        report.lines.append("\(name) \($0) \(Self.move(of: controller))")
      }
    }
    run(harness, finish: false) {
      let context = ContainerTransitionContext(
        container: container, containerView: container.view, from: old, to: new)
      context.start(animator: fade, driver: driver)
    }
    #expect(
      report.take() == [
        "old willDisappear out", "new willAppear in", "new willDisappear out",
        "new didDisappear out", "old willAppear in", "old didAppear in",
      ])
  }
}
