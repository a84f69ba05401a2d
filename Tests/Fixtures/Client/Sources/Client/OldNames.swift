import GlissadeTesting
import UIKit

// Names from before Swift 4.2, as old code has them (N-10).

class OldContainerViewController: UIViewController {
  var moves: [String] = []

  func exchange(_ old: UIViewController, for new: UIViewController) {
    old.willMove(toParentViewController: nil)
    addChildViewController(new)
    new.view.frame = view.bounds
    view.addSubview(new.view)
    old.view.removeFromSuperview()
    old.removeFromParentViewController()
    new.didMove(toParentViewController: self)
  }
}

class OldChildViewController: UIViewController {
  var moves: [String] = []
  override func willMove(toParent parent: UIViewController?) {
    moves.append(parent == nil ? "will leave" : "will come")
  }
  override func didMove(toParent parent: UIViewController?) {
    moves.append(parent == nil ? "left" : "came")
  }
}

func oldOptions() -> UIViewAnimationOptions { return [.curveEaseOut, .allowUserInteraction] }

func isOver(_ state: UIGestureRecognizerState) -> Bool { return state == .ended }

func isPush(_ operation: UINavigationControllerOperation) -> Bool { return operation == .push }

func quarterTurn() -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m34 = -1 / 500
  return CATransform3DRotate(transform, CGFloat(M_PI_2), 0, 1, 0)
}

func checkOldNames() {
  Checks.about("N-10 old names") {
    let container = OldContainerViewController()
    let harness = Harness { container }
    let (old, new) = (OldChildViewController(), OldChildViewController())
    container.addChildViewController(old)
    old.didMove(toParentViewController: container)
    container.view.addSubview(old.view)
    container.exchange(old, for: new)
    Checks.expect(
      container.childViewControllers == [new], "children", found: container.childViewControllers)
    Checks.expect(
      old.moves == ["will come", "came", "will leave", "left"], "the old one", found: old.moves)
    Checks.expect(new.moves == ["will come", "came"], "the new one", found: new.moves)
    harness.advanceUntilIdle()
    Checks.expect(oldOptions().contains(.curveEaseOut), "options")
    Checks.expect(isOver(.ended) && isPush(.push), "states and operations")
    Checks.expect(abs(quarterTurn().m11) < 1e-12, "a quarter turn", found: quarterTurn())
  }
}
