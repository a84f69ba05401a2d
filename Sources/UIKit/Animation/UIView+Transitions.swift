import Foundation
import GlissadeLayers

extension UIView.AnimationOptions {
  /// No transition: the changes are visible at once.
  public static let transitionNone: UIView.AnimationOptions = []
  /// A turn about the vertical axis, to the right.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// A turn about the vertical axis, to the left.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// A fade from the old content to the new one.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// A turn about the horizontal axis, downwards.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// A turn about the horizontal axis, upwards.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
  /// Hides and shows the views of `transition(from:to:…)` instead of removing and adding them.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)

  /// The axis and the direction of a turn, or `nil` for another transition.
  fileprivate var turn: (x: CGFloat, y: CGFloat)? {
    switch rawValue >> 20 & 7 {
    case 1: (0, 1)
    case 2: (0, -1)
    case 6: (-1, 0)
    case 7: (1, 0)
    default: nil
    }
  }
}

extension UIView {
  /// Changes the content of a view with a transition.
  ///
  /// - Parameters:
  ///   - view: The view whose content changes.
  ///   - duration: The duration in seconds.
  ///   - options: The transition and the curve.
  ///   - animations: A closure that makes the changes, which are not animated by themselves.
  ///   - completion: A closure that is called at the end, with `false` if it was not reached.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let isVisible = view.window != nil && duration > 0
    let old = isVisible ? view.snapshotView(afterScreenUpdates: false) : nil
    change(view, duration: isVisible ? duration : 0, options: options, animations)
    let fades = options.contains(.transitionCrossDissolve) && options.turn == nil
    guard let old, fades || options.turn != nil else {
      completion?(true)
      return
    }
    // The old content covers the new one; it is a layer, so that the view has no other subviews.
    old.frame = view.bounds
    view.layer.addSublayer(old.layer)
    let end = { (finished: Bool) in
      old.layer.removeFromSuperlayer()
      completion?(finished)
    }
    if let turn = options.turn, !UIAccessibility.isReduceMotionEnabled {
      view.turn(turn, from: old, duration: duration, options: options, completion: end)
    } else {
      animate(
        withDuration: duration, delay: 0, options: options, animations: { old.alpha = 0 },
        completion: end)
    }
  }

  /// Makes the changes of a transition.
  private static func change(
    _ view: UIView, duration: TimeInterval, options: AnimationOptions, _ animations: (() -> Void)?
  ) {
    let change = {
      animations?()
      view.layoutIfNeeded()
    }
    if duration > 0, options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, delay: 0, options: options, animations: change)
    } else {
      performWithoutAnimation(change)
    }
  }

  /// Replaces a view by another one in its superview, with a transition.
  ///
  /// - Parameters:
  ///   - fromView: The view that is removed, or hidden with `showHideTransitionViews`.
  ///   - toView: The view that is added, or shown.
  ///   - duration: The duration in seconds.
  ///   - options: The transition and the curve.
  ///   - completion: A closure that is called at the end, with `false` if it was not reached.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      completion?(false)
      return
    }
    let change = {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: superview, duration: duration, options: options, animations: change,
      completion: completion)
  }

  /// The strength of the perspective of a turn: the eye is 1000 points before the view.
  private static let perspective: CGFloat = -1 / 1000

  /// Turns the view by half a circle: the old content is visible until it is seen edge-on.
  private func turn(
    _ axis: (x: CGFloat, y: CGFloat), from old: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions, completion: @escaping (Bool) -> Void
  ) {
    let upright = layer.transform
    func turned(_ angle: CGFloat) -> CATransform3D {
      var space = CATransform3DIdentity
      space.m34 = Self.perspective
      return CATransform3DConcat(upright, CATransform3DRotate(space, angle, axis.x, axis.y, 0))
    }
    UIView.animate(withDuration: duration / 2, delay: 0, options: .curveEaseIn) {
      self.layer.transform = turned(.pi / 2 - 0.001)
    } completion: { finished in
      old.isHidden = true
      UIView.performWithoutAnimation { self.layer.transform = turned(-.pi / 2 + 0.001) }
      UIView.animate(withDuration: duration / 2, delay: 0, options: .curveEaseOut) {
        self.layer.transform = upright
      } completion: {
        completion($0 && finished)
      }
    }
  }
}
