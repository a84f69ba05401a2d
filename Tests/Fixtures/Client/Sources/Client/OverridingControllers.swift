import GlissadeTesting
import UIKit

class NotingViewController: UIViewController {
  let noting = NotingView()
  let delegateStorage = NotingDelegate()
  private lazy var item = UINavigationItem(title: "Own item")

  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func loadView() { view = noting }
  override var title: String? { didSet { Calls.note("UIViewController.title") } }
  override var navigationItem: UINavigationItem {
    Calls.note("UIViewController.navigationItem")
    return item
  }
  override var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    get {
      Calls.note("UIViewController.transitioningDelegate")
      return super.transitioningDelegate ?? delegateStorage
    }
    set { super.transitioningDelegate = newValue }
  }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { return .custom }
    set {}
  }
  override var view: UIView! { didSet { Calls.note("UIViewController.view") } }
  override var children: [UIViewController] { return super.children }
  override var parent: UIViewController? { return super.parent }
  override var isBeingPresented: Bool { return super.isBeingPresented }
  override var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    return super.transitionCoordinator
  }
  override var presentedViewController: UIViewController? { return super.presentedViewController }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Calls.note("UIViewController.present")
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Calls.note("UIViewController.dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
  override func addChild(_ childController: UIViewController) {
    Calls.note("UIViewController.addChild")
    super.addChild(childController)
  }
  override func removeFromParent() {
    Calls.note("UIViewController.removeFromParent")
    super.removeFromParent()
  }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
}

class NotingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return NotingPresentation(presentedViewController: presented, presenting: presenting)
  }
}

class NotingPresentation: UIPresentationController {
  override var presentationStyle: UIModalPresentationStyle { return super.presentationStyle }
  override var containerView: UIView? {
    Calls.note("UIPresentationController.containerView")
    return super.containerView
  }
  override var presentedViewController: UIViewController { return super.presentedViewController }
}

class NotingNavigationController: UINavigationController {
  override func addChild(_ childController: UIViewController) {
    Calls.note("UINavigationController.addChild")
    super.addChild(childController)
  }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    Calls.note("UINavigationController.setNavigationBarHidden")
    super.setNavigationBarHidden(hidden, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    Calls.note("UINavigationController.popViewController")
    return super.popViewController(animated: animated)
  }
  override var delegate: UINavigationControllerDelegate? {
    get { return super.delegate }
    set { super.delegate = newValue }
  }
}
