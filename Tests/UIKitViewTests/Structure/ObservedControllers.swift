import UIKit

// Controllers that write their callbacks into a journal.

/// A page.
final class ObservedPage: UIViewController {
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    journal.add(self, name)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    journal.record(self, "didLoad")
    super.viewDidLoad()
  }
  override func viewWillAppear(_ animated: Bool) {
    journal.record(self, "willAppear")
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    journal.record(self, "isAppearing")
    super.viewIsAppearing(animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    journal.record(self, "didAppear")
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    journal.record(self, "willDisappear")
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    journal.record(self, "didDisappear")
    super.viewDidDisappear(animated)
  }
  override func viewDidLayoutSubviews() {
    journal.record(self, "didLayout")
    super.viewDidLayoutSubviews()
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    journal.record(self, parent == nil ? "willLeave" : "willEnter")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    journal.record(self, parent == nil ? "didLeave" : "didEnter")
  }
}

/// A stack of pages, which is its own delegate.
final class ObservedStack: UINavigationController {
  private let journal: Journal

  init(_ name: String, _ journal: Journal, root: UIViewController) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    journal.add(self, name)
    delegate = self
    viewControllers = [root]
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    journal.record(self, "didLoad")
    super.viewDidLoad()
  }
  override func viewWillAppear(_ animated: Bool) {
    journal.record(self, "willAppear")
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    journal.record(self, "isAppearing")
    super.viewIsAppearing(animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    journal.record(self, "didAppear")
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    journal.record(self, "willDisappear")
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    journal.record(self, "didDisappear")
    super.viewDidDisappear(animated)
  }
  override func viewDidLayoutSubviews() {
    journal.record(self, "didLayout")
    super.viewDidLayoutSubviews()
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    journal.record(self, parent == nil ? "willLeave" : "willEnter")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    journal.record(self, parent == nil ? "didLeave" : "didEnter")
  }
}

extension ObservedStack: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { journal.record(self, "willShow") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { journal.record(self, "didShow") }
}

/// Tabs.
final class ObservedTabs: UITabBarController {
  private let journal: Journal

  init(_ name: String, _ journal: Journal, _ tabs: [UIViewController]) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    journal.add(self, name)
    viewControllers = tabs
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    journal.record(self, "didLoad")
    super.viewDidLoad()
  }
  override func viewWillAppear(_ animated: Bool) {
    journal.record(self, "willAppear")
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    journal.record(self, "isAppearing")
    super.viewIsAppearing(animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    journal.record(self, "didAppear")
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    journal.record(self, "willDisappear")
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    journal.record(self, "didDisappear")
    super.viewDidDisappear(animated)
  }
  override func viewDidLayoutSubviews() {
    journal.record(self, "didLayout")
    super.viewDidLayoutSubviews()
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    journal.record(self, parent == nil ? "willLeave" : "willEnter")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    journal.record(self, parent == nil ? "didLeave" : "didEnter")
  }
}

/// A controller of pages that are turned.
final class ObservedPager: UIPageViewController {
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.journal = journal
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    journal.add(self, name)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    journal.record(self, "didLoad")
    super.viewDidLoad()
  }
  override func viewWillAppear(_ animated: Bool) {
    journal.record(self, "willAppear")
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    journal.record(self, "isAppearing")
    super.viewIsAppearing(animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    journal.record(self, "didAppear")
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    journal.record(self, "willDisappear")
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    journal.record(self, "didDisappear")
    super.viewDidDisappear(animated)
  }
  override func viewDidLayoutSubviews() {
    journal.record(self, "didLayout")
    super.viewDidLayoutSubviews()
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    journal.record(self, parent == nil ? "willLeave" : "willEnter")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    journal.record(self, parent == nil ? "didLeave" : "didEnter")
  }
}
