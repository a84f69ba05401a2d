import UIKit

/// A helper without isolation in Swift 6 mode: what it does with views is warned of, as with UIKit.
final class Helper {
  weak var view: UIView?

  init(view: UIView) { self.view = view }

  func hide() {
    view?.alpha = 0
    view?.layer.cornerRadius = 4
    UIView.animate(withDuration: 0.2) { self.view?.alpha = 1 }
  }

  deinit { view?.removeFromSuperview() }
}
