import UIKit

/// Opens a card by a pan from the lower edge of one view, and closes it by a pan on another.
///
/// It is no `NSObject`, and isolated to nothing.
final class CardDragger {
  weak var presenter: UIViewController?
  weak var card: CardViewController?
  private let openPan = UIPanGestureRecognizer()
  private let closePan = UIPanGestureRecognizer()
  var makeCard: (() -> CardViewController)?

  init(presenter: UIViewController) {
    self.presenter = presenter
    openPan.addTarget(self, action: Selector(CardDragger.openPanned))
    presenter.view.addGestureRecognizer(openPan)
  }

  init(card: CardViewController) {
    self.card = card
    closePan.addTarget(self, action: Selector(CardDragger.closePanned))
    card.view.addGestureRecognizer(closePan)
  }

  deinit {
    openPan.view?.removeGestureRecognizer(openPan)
    closePan.removeTarget(nil, action: nil)
  }

  func openPanned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard let presenter = presenter, presenter.presentedViewController == nil,
        pan.velocity(in: pan.view).y < 0, let card = makeCard?()
      else { return }
      self.card = card
      card.transition.isInteractive = true
      presenter.present(card, animated: true, completion: card.didOpen)
      card.transition.isInteractive = false
    default:
      follow(pan)
    }
  }

  func closePanned(_ pan: UIPanGestureRecognizer) {
    guard let card = card else { return }
    switch pan.state {
    case .began:
      if card.transition.driver.isActive {
        card.transition.driver.catchCard()
      } else {
        card.transition.isInteractive = true
        card.dismiss(animated: true)
        card.transition.isInteractive = false
      }
    default:
      follow(pan)
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let driver = card?.transition.driver, driver.isActive else { return }
    switch pan.state {
    case .changed: driver.drag(by: pan.translation(in: nil).y)
    case .ended: driver.release(velocity: pan.velocity(in: nil).y)
    case .cancelled, .failed: driver.release(velocity: 0)
    default: break
    }
  }
}
