import UIKit

// UIKit calls delegates in the methods of these classes. A delegate may end the appearance, so the
// witness is notified before `super`.

final class Navigation: UINavigationController, Witnessed {
  let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ animated: Bool) {
    witness.receive(.viewWillAppear)
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) { witness.receive(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) {
    witness.receive(.viewDidAppear)
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    witness.receive(.viewWillDisappear)
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) { witness.receive(.viewDidDisappear) }
}

final class Tabs: UITabBarController, Witnessed {
  let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ animated: Bool) {
    witness.receive(.viewWillAppear)
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) { witness.receive(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { witness.receive(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { witness.receive(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { witness.receive(.viewDidDisappear) }
}

final class Columns: UISplitViewController, Witnessed {
  let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ animated: Bool) {
    witness.receive(.viewWillAppear)
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) { witness.receive(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { witness.receive(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { witness.receive(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { witness.receive(.viewDidDisappear) }
}

/// A page view controller over three pages of its own.
final class Pager: UIPageViewController, Witnessed, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let witness: Witness
  let pages: [Page]

  init(_ witness: Witness, _ pages: [Page]) {
    self.witness = witness
    self.pages = pages
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    dataSource = self
    delegate = self
    setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ animated: Bool) {
    witness.receive(.viewWillAppear)
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) { witness.receive(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { witness.receive(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) {
    witness.receive(.viewWillDisappear)
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) { witness.receive(.viewDidDisappear) }

  private func neighbour(_ controller: UIViewController, _ step: Int) -> UIViewController? {
    witness.receive(.delegateAsked)
    let place = pages.firstIndex { $0 === controller }.map { $0 + step }
    return place.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(viewController, 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { witness.receive(.delegateWill) }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { witness.receive(.delegateDid) }
}

final class Alert: UIAlertController, Witnessed {
  private var storage: Witness!
  var witness: Witness { storage }

  static func make(_ witness: Witness) -> Alert {
    let alert = Alert(title: "Alert", message: "Message", preferredStyle: .alert)
    alert.storage = witness
    for (title, style) in [("Yes", UIAlertAction.Style.default), ("No", .cancel)] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [weak witness] _ in
          witness?.receive(.control)
        })
    }
    return alert
  }

  override func viewWillAppear(_ animated: Bool) { witness.receive(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { witness.receive(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { witness.receive(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { witness.receive(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { witness.receive(.viewDidDisappear) }
}
