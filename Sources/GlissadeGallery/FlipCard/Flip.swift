import UIKit

/// The two sides of a card while it is turned over, and what becomes of them (SPEC 2.1, 2.2).
///
/// What turns and grows is a picture of the pet's page, so that the page itself is laid out once, in
/// its own size.
@MainActor final class Flip {
  static let duration: TimeInterval = 0.6
  /// How strong the perspective is: the eye is 500 pt before the page.
  private static let m34: CGFloat = -0.002
  private static let dusk = UIColor(red: 0.157, green: 0.094, blue: 0.165, alpha: 1)

  private let isPresenting: Bool
  private let container: UIView
  private let fromView: UIView
  private let toView: UIView
  /// The pet's page: it comes, or it goes.
  private var page: UIView { isPresenting ? toView : fromView }
  /// The deck: it goes, or it comes.
  private var deck: UIView { isPresenting ? fromView : toView }
  private let picture: UIImageView
  /// What is seen beside a card that is turned.
  private let backdrop = UIView()
  /// Where the card is, in the container.
  private let card: CGRect
  private let shown: CGRect

  /// Puts everything in its place for the start.
  ///
  /// - Parameter card: where the card is in a view, asked for once the deck is there.
  init?(
    _ context: any UIViewControllerContextTransitioning, isPresenting: Bool,
    card: (UIView) -> CGRect
  ) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else {
      return nil
    }
    (self.isPresenting, self.fromView, self.toView) = (isPresenting, fromView, toView)
    container = context.containerView
    shown = container.bounds
    toView.frame = shown
    if isPresenting {
      container.addSubview(toView)
    } else {
      container.insertSubview(toView, belowSubview: fromView)
    }
    container.layoutIfNeeded()
    self.card = card(container)
    picture = Self.picture(of: isPresenting ? toView : fromView)
    setUp()
  }

  private static func picture(of view: UIView) -> UIImageView {
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image {
      view.layer.render(in: $0.cgContext)
    }
    let picture = UIImageView(image: image)
    picture.clipsToBounds = true
    picture.accessibilityIdentifier = "picture"
    return picture
  }

  private func setUp() {
    backdrop.frame = shown
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.backgroundColor = Self.dusk
    container.insertSubview(backdrop, at: 0)
    container.layer.sublayerTransform.m34 = Self.m34
    page.isHidden = true
    picture.frame = isPresenting ? card : shown
    picture.layer.cornerRadius = isPresenting ? PetCardView.cornerRadius : 0
    picture.layer.transform = Self.turned(by: isPresenting ? .pi / 2 : 0)
    if !isPresenting { deck.layer.transform = Self.turned(by: -.pi / 2) }
    container.addSubview(picture)
  }

  static func turned(by angle: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(angle, 0, 1, 0)
  }

  /// The whole flip, in thirds.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 within another animation is that animation's.
  ///   - completion: gets whether it came to its end.
  func animate(duration: TimeInterval, completion: ((Bool) -> Void)? = nil) {
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeCubic,
      animations: { isPresenting ? addPresenting() : addDismissing() }, completion: completion)
  }

  private func addPresenting() {
    addThird(0) { [deck] in deck.layer.transform = Self.turned(by: -.pi / 2) }
    addThird(1) { [picture] in picture.layer.transform = CATransform3DIdentity }
    addThird(2) { [picture, shown] in
      picture.frame = shown
      picture.layer.cornerRadius = 0
    }
  }

  private func addDismissing() {
    addThird(0) { [picture, card] in
      picture.frame = card
      picture.layer.cornerRadius = PetCardView.cornerRadius
    }
    addThird(1) { [picture] in picture.layer.transform = Self.turned(by: .pi / 2) }
    addThird(2) { [deck] in deck.layer.transform = CATransform3DIdentity }
  }

  private func addThird(_ index: Double, _ changes: () -> Void) {
    UIView.addKeyframe(
      withRelativeStartTime: index / 3, relativeDuration: 1 / 3, animations: changes)
  }

  /// Leaves both pages as they were, but for which of them is there.
  func end(_ context: any UIViewControllerContextTransitioning) {
    let completed = !context.transitionWasCancelled
    page.isHidden = false
    deck.layer.transform = CATransform3DIdentity
    container.layer.sublayerTransform = CATransform3DIdentity
    for view in [picture, backdrop] { view.removeFromSuperview() }
    if !completed, !isPresenting { deck.removeFromSuperview() }
    context.completeTransition(completed)
  }
}
