import GlissadeTesting
import UIKit

// What surrounds a controller: traits, sizes, segues, and a phone's bars (N-24, N-25).

private var calls: [String] = []

class AdaptingViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    preferredContentSize = CGSize(width: 300, height: 200)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
  override var prefersStatusBarHidden: Bool { return true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { return .slide }
  override var childForStatusBarStyle: UIViewController? { return children.last }
  override var childForStatusBarHidden: UIViewController? { return children.last }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return UIDevice.current.userInterfaceIdiom == .pad ? .all : [.portrait, .landscapeLeft]
  }
  override var shouldAutorotate: Bool { return false }
  override var prefersHomeIndicatorAutoHidden: Bool { return true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { return [.bottom] }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func awakeFromNib() { super.awakeFromNib() }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    calls.append("size \(Int(view.bounds.width)) → \(Int(size.width))")
    coordinator.animate(
      alongsideTransition: { _ in
        calls.append("alongside \(Int(self.view.bounds.width))")
        self.label.alpha = 0.5
      }, completion: { _ in calls.append("completion") })
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    calls.append("traits \(newCollection.horizontalSizeClass == .regular)")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let was = previousTraitCollection?.horizontalSizeClass == .compact
    calls.append("changed \(was) \(traitCollection.horizontalSizeClass == .regular)")
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    calls.append("prefers \(container.preferredContentSize.height)")
  }
}

class DimmedPresentation: UIPresentationController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    calls.append("presentation \(Int(size.width))")
  }
  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    return CGSize(width: parentSize.width - 20, height: parentSize.height / 2)
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let size = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
    return CGRect(origin: CGPoint(x: 10, y: bounds.height - size.height), size: size)
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override var shouldPresentInFullscreen: Bool { return false }
  override var adaptivePresentationStyle: UIModalPresentationStyle { return .none }
}

class Vendor: NSObject, UIViewControllerTransitioningDelegate,
  UIAdaptivePresentationControllerDelegate
{
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return DimmedPresentation(presentedViewController: presented, presenting: presenting)
  }
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    return .overFullScreen
  }
}

class DetailSegue: UIStoryboardSegue {
  override func perform() {
    calls.append("perform \(identifier ?? "")")
    source.present(destination, animated: false)
  }
}

class MasterViewController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    segue.destination.title = sender as? String
  }
}

func checkEnvironment() {
  Checks.about("N-24 sizes and traits") {
    checkResize()
    checkPresentedResize()
    checkTraits()
    checkPreferredSize()
    checkPresentationControllerBefore()
  }
  Checks.about("N-25 N-27 segues and a phone's bars") {
    checkSegues()
    checkPhone()
    checkContext()
    checkEditing()
  }
}

private func checkResize() {
  let child = AdaptingViewController()
  let root = UINavigationController(rootViewController: child)
  let harness = Harness { root }
  calls = []
  harness.resize(to: CGSize(width: 700, height: 600))
  harness.advance(by: 0.1)
  let expected = ["traits true", "size 375 → 700", "alongside 700", "changed true true"]
  Checks.expect(calls == expected, "a resize", found: calls)
  let alpha = child.label.layer.presentation()?.opacity ?? 0
  Checks.expect(alpha > 0.5 && alpha < 1, "animates alongside", found: alpha)
  Checks.expect(child.view.bounds.width == 700, "while the view fills the window")
  harness.advanceUntilIdle()
  Checks.expect(calls.last == "completion", "then completes", found: calls)
  calls = []
  harness.resize(to: CGSize(width: 710, height: 600))
  harness.advanceUntilIdle()
  Checks.expect(
    calls == ["size 700 → 710", "alongside 710", "completion"], "without other traits",
    found: calls)
}

private func checkPresentedResize() {
  let page = AdaptingViewController()
  let root = UIViewController()
  let vendor = Vendor()
  page.modalPresentationStyle = .custom
  page.transitioningDelegate = vendor
  let harness = Harness { root }
  root.present(page, animated: false)
  harness.advanceUntilIdle()
  calls = []
  harness.resize(to: CGSize(width: 400, height: 500))
  harness.advance(by: 0.05)
  let expected = ["size 355 → 380", "presentation 400", "alongside 380"]
  Checks.expect(calls == expected, "a presented controller", found: calls)
  Checks.expect(
    page.view.frame == CGRect(x: 10, y: 250, width: 380, height: 250), "has its new frame",
    found: page.view.frame)
}

private func checkTraits() {
  let root = AdaptingViewController()
  let harness = Harness(scale: 2) { root }
  let traits = root.view.traitCollection
  Checks.expect(traits.displayScale == 2, "the scale", found: traits.displayScale)
  Checks.expect(traits.userInterfaceStyle == .light, "the style")
  Checks.expect(traits.layoutDirection == .leftToRight, "the direction")
  Checks.expect(traits.preferredContentSizeCategory == .large, "the size of texts")
  calls = []
  root.overrideUserInterfaceStyle = .dark
  Checks.expect(calls == ["changed true false"], "an override notifies", found: calls)
  Checks.expect(root.label.traitCollection.userInterfaceStyle == .dark, "and holds for views")
  Checks.expect(
    harness.window.traitCollection.userInterfaceStyle == .light, "but not outside")
  let both = UITraitCollection(traitsFrom: [
    UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
  ])
  Checks.expect(traits.containsTraits(in: both), "contained traits", found: traits)
  Checks.expect(
    traits.hasDifferentColorAppearance(comparedTo: root.traitCollection), "another appearance")
}

private func checkPreferredSize() {
  let root = AdaptingViewController()
  let child = UIViewController()
  let harness = Harness { root }
  root.addChild(child)
  root.view.addSubview(child.view)
  child.didMove(toParent: root)
  calls = []
  child.preferredContentSize = CGSize(width: 100, height: 120)
  child.preferredContentSize = CGSize(width: 100, height: 120)
  Checks.expect(calls == ["prefers 120.0"], "a child's preferred size", found: calls)
  Checks.expect(harness.window.rootViewController === root, "in its container")
}

private func checkPresentationControllerBefore() {
  let (root, page, vendor) = (UIViewController(), UIViewController(), Vendor())
  let harness = Harness { root }
  page.modalPresentationStyle = .overFullScreen
  page.presentationController?.delegate = vendor
  let before = page.presentationController
  root.present(page, animated: true)
  harness.advanceUntilIdle()
  Checks.expect(before === page.presentationController, "the one from before presents")
  Checks.expect(before?.presentingViewController === root, "with its presenter")
  Checks.expect(before?.delegate === vendor, "and its delegate")
  let style = before?.adaptivePresentationStyle
  Checks.expect(style == .overFullScreen, "which is asked", found: String(describing: style))
}

private func checkSegues() {
  let root = MasterViewController()
  let harness = Harness { root }
  root.addSegue(withIdentifier: "detail") {
    DetailSegue(identifier: "detail", source: root, destination: UIViewController())
  }
  calls = []
  root.performSegue(withIdentifier: "detail", sender: "Hello")
  harness.advanceUntilIdle()
  Checks.expect(calls == ["perform detail"], "a segue is performed", found: calls)
  Checks.expect(root.presentedViewController?.title == "Hello", "after it was prepared")
  root.performSegue(withIdentifier: "nothing", sender: nil)
  var closed = false
  let segue = UIStoryboardSegue(identifier: nil, source: root, destination: root) { closed = true }
  segue.perform()
  Checks.expect(closed, "a segue with a closure")
}
