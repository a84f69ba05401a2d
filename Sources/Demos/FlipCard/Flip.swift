import UIKit

/// The views of a card during a flip (2.1, 2.2).
///
/// A picture of the pet's page turns and grows, so that the page itself is laid out only once, in
/// its final size.
@MainActor final class Flip {
  static let duration: TimeInterval = 0.6
  /// The perspective component `m34` for a viewer at a distance of 500 points.
  private static let m34: CGFloat = -0.002
  private static let dusk = UIColor(red: 0.157, green: 0.094, blue: 0.165, alpha: 1)

  private let isPresenting: Bool
  private let container: UIView
  private let fromView: UIView
  private let toView: UIView
  /// The view of the pet's page, which the transition presents or dismisses.
  private var page: UIView { isPresenting ? toView : fromView }
  /// The view of the deck, which disappears during a presentation and reappears during a dismissal.
  private var deck: UIView { isPresenting ? fromView : toView }
  private let picture: UIImageView
  /// The background that is visible beside the turning card.
  private let backdrop = UIView()
  /// The frame of the card in the container.
  private let card: CGRect
  private let shown: CGRect

  /// Creates the views of a flip and puts them into their initial state.
  ///
  /// - Parameters:
  ///   - context: The transition context.
  ///   - isPresenting: A Boolean value that indicates whether the transition presents the pet's
  ///     page.
  ///   - card: A closure that returns the card's frame in a given view. It is called when the deck
  ///     is in the container.
  ///
  /// - Returns: `nil` if the context has no view for one of the pages.
  init?(
    _ context: any UIViewControllerContextTransitioning, isPresenting: Bool,
    card: (UIView) -> CGRect
  ) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else {
      return nil
    }
    self.isPresenting = isPresenting
    self.fromView = fromView
    self.toView = toView
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

  /// Animates the flip as three keyframes of a third each.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, or 0 to use that of the enclosing animation.
  ///   - completion: A closure that receives a Boolean value that indicates whether the animation
  ///     ran to its end.
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

  /// Restores both pages, removes the picture and completes the transition.
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
