import UIKit

/// Drives the shade: by a finger, and when that lets go by its weight, until it rests.
///
/// It is behavior, gesture handler and delegate in one, and treats the system as its original did: it adds
/// the pan that is under way once more, starts an animation with every movement of the finger, and
/// finishes a transition before it completes it with false.
@MainActor final class ShadeDriver: UIDynamicBehavior {
  /// How near to an edge of the screen the finger takes hold of a shade at rest, in points.
  static let gripHeight: CGFloat = 90
  /// So far below the finger is the lower edge of a shade that it pulls, in points.
  private static let gripOffset: CGFloat = 20
  /// How much later the shade is where the finger is, in seconds.
  private static let lag = 0.2

  /// Called with the animator that is to be kept; nil for none.
  var onFall: (UIDynamicAnimator?) -> Void = { _ in }

  private weak var meadow: MeadowViewController?
  private(set) weak var rain: RainViewController?
  /// Of the transition that is under way.
  var context: (any UIViewControllerContextTransitioning)?
  var isPresenting = true
  /// The pan of the finger that has the shade.
  private(set) var holder: UIPanGestureRecognizer?
  /// How far below the finger the lower edge is, in points.
  private var grip = ShadeDriver.gripOffset
  /// Of a shade that was caught and has not been moved since: where it was on its way to.
  private var caughtOnWayTo: ShadeEnd?
  /// Where its weight takes the shade; nil while it does not fall.
  var end: ShadeEnd?
  /// What the falling shade is made of.
  var matter: UIDynamicItemBehavior?

  /// The shade, while it is under way.
  var shade: UIView? { context == nil ? nil : rain?.viewIfLoaded }

  func link(to meadow: MeadowViewController) {
    self.meadow = meadow
    addPan(named: "pull", to: meadow.view)
  }

  func link(to rain: RainViewController) {
    self.rain = rain
    addPan(named: "push", to: rain.view)
  }

  private func addPan(named name: String, to view: UIView) {
    let pan = CatchingPanGestureRecognizer(target: self, action: Selector(ShadeDriver.handle))
    pan.name = name
    pan.delegate = self
    pan.isCatching = { [weak self] in self?.end != nil }
    view.addGestureRecognizer(pan)
  }

  // MARK: The finger

  func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: if holder == nil { take(pan) }
    case .changed where holder === pan: follow(pan)
    case .ended where holder === pan: letGo(of: pan)
    case .cancelled where holder === pan: drop(pan)
    default: break
    }
  }

  private func take(_ pan: UIPanGestureRecognizer) {
    holder = pan
    if let shade { return catchShade(shade, by: pan) }
    (grip, caughtOnWayTo) = (Self.gripOffset, nil)
    if pan.view === meadow?.viewIfLoaded {
      meadow?.dropShade()
    } else {
      rain?.dismiss(animated: true)
    }
  }

  /// Stops it where it shows.
  private func catchShade(_ shade: UIView, by pan: UIPanGestureRecognizer) {
    let shown = shade.layer.presentation()?.frame ?? shade.frame
    caughtOnWayTo = end
    stopFalling()
    shade.layer.removeAllAnimations()
    shade.frame = shown
    grip = shown.maxY - pan.location(in: context?.containerView).y
  }

  /// What a finger pulls goes from one end to the other, and no further.
  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let shade, let context else { return }
    caughtOnWayTo = nil
    let height = context.containerView.bounds.height
    let lowerEdge = min(max(pan.location(in: context.containerView).y + grip, 0), height)
    UIView.animate(withDuration: Self.lag, delay: 0, options: .allowUserInteraction) {
      shade.frame.origin.y = lowerEdge - height
    }
    context.updateInteractiveTransition(progress)
  }

  private func letGo(of pan: UIPanGestureRecognizer) {
    let finishes = release?.outcome == .finishes
    holder = nil
    // Who touched it and did nothing else has not changed its mind.
    fall(
      to: caughtOnWayTo ?? (finishes == isPresenting ? .shown : .hidden),
      velocity: pan.velocity(in: nil).y)
  }

  private func drop(_ pan: UIPanGestureRecognizer) {
    holder = nil
    fall(to: isPresenting ? .hidden : .shown, velocity: 0)
  }

  /// Lets the shade go up, unless a finger has it: Escape does.
  func sendUp() {
    guard holder == nil else { return }
    if context == nil { rain?.dismiss(animated: true) } else { fall(to: .hidden, velocity: 0) }
  }

  // MARK: Verdict

  /// How much of the way to the transition's end is behind the shade, 0…1.
  var progress: CGFloat {
    guard let shade, let context else { return 0 }
    let shown = min(max(shade.frame.maxY / max(context.containerView.bounds.height, 1), 0), 1)
    return isPresenting ? shown : 1 - shown
  }

  /// What letting go now would find and do; nil while nothing is held.
  ///
  /// A pull finishes downwards with the middle of the shade on the screen, a push upwards with it off
  /// the screen. The sign of the speed decides, however small that is.
  var release: Release? {
    guard let holder, let shade else { return nil }
    let (velocity, middle) = (holder.velocity(in: nil).y, shade.center.y)
    let cancels = isPresenting ? velocity < 0.5 || middle < 0 : velocity > 0.5 || middle > 0
    return Release(
      progress: progress, velocity: isPresenting ? velocity : -velocity,
      outcome: cancels ? .cancels : .finishes)
  }
}

/// Where a shade can rest.
enum ShadeEnd {
  case shown, hidden
}

extension ShadeDriver: UIGestureRecognizerDelegate {
  /// At rest only the edges are taken hold of; a shade that falls is caught wherever it is touched.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = gestureRecognizer.view else { return false }
    let y = touch.location(in: view).y
    if view === meadow?.viewIfLoaded { return y <= Self.gripHeight }
    return end != nil || y >= view.bounds.height - Self.gripHeight
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard holder == nil, let pan = gestureRecognizer as? UIPanGestureRecognizer else {
      return false
    }
    let way = pan.translation(in: nil)
    if context != nil { return true }
    let isPull = pan.view === meadow?.viewIfLoaded
    return abs(way.y) >= abs(way.x) && (isPull ? way.y > 0 : way.y < 0)
  }
}
