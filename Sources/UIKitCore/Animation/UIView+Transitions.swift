import Foundation
import GlissadeLayers

extension UIView.AnimationOptions {
  /// No transition: the changes are visible at once.
  public static let transitionNone: UIView.AnimationOptions = []
  /// A transition that turns the view about its vertical axis, to the right.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// A transition that turns the view about its vertical axis, to the left.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// A transition that fades from the old content to the new content.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// A transition that turns the view about its horizontal axis, downwards.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// A transition that turns the view about its horizontal axis, upwards.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
  /// Hides and shows the two views of `transition(from:to:…)` instead of removing and adding them.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)

  /// The axis and the direction of a turn, or `nil` for another transition.
  fileprivate var turn: CGVector? {
    switch rawValue >> 20 & 7 {
    case 1: CGVector(dx: 0, dy: 1)
    case 2: CGVector(dx: 0, dy: -1)
    case 6: CGVector(dx: -1, dy: 0)
    case 7: CGVector(dx: 1, dy: 0)
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
  ///   - animations: A closure that changes the content. Only the transition animates its changes.
  ///   - completion: A closure that is called when the transition has ended, with `false` if it did
  ///     not reach its end.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let fades = options.contains(.transitionCrossDissolve) && options.turn == nil
    guard view.window != nil, duration > 0, fades || options.turn != nil else {
      change(view, duration: 0, options: options, animations)
      completion?(true)
      return
    }
    let turn = UIAccessibility.isReduceMotionEnabled ? nil : options.turn
    change(view, duration: duration, options: options, animations)
    let add = {
      guard let block = AnimationBlock.current else { return }
      view.layer.addTransition(in: block, turn: turn)
    }
    animate(
      withDuration: duration, delay: 0, options: options, animations: add, completion: completion)
  }

  /// Makes the changes of a transition. If a view controller transition or a property animator
  /// drives the animations, changes of properties are recorded, so that a cancellation restores
  /// them.
  private static func change(
    _ view: UIView, duration: TimeInterval, options: AnimationOptions, _ animations: (() -> Void)?
  ) {
    let change = {
      animations?()
      view.layoutIfNeeded()
    }
    let wasHidden = view.isHidden
    if duration > 0, options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, delay: 0, options: options, animations: change)
    } else if AnimationClock.current != nil, duration > 0, areAnimationsEnabled {
      AnimationBlock(timing: AnimationBlock.Timing(duration: 0, curve: .linear), completion: nil)
        .perform(change)
    } else {
      performWithoutAnimation(change)
    }
    if view.isHidden != wasHidden {
      AnimationClock.current?.onReturn { view.isHidden = wasHidden }
    }
  }

  /// Replaces a view by another one in its superview, with a transition.
  ///
  /// - Parameters:
  ///   - fromView: The view that is removed, or hidden with `showHideTransitionViews`.
  ///   - toView: The view that is added, or shown.
  ///   - duration: The duration in seconds.
  ///   - options: The transition and the curve.
  ///   - completion: A closure that is called when the transition has ended, with `false` if it did
  ///     not reach its end.
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
        fromView.isHidden = true
        toView.isHidden = false
        AnimationClock.current?.onReturn {
          fromView.isHidden = false
          toView.isHidden = true
        }
      } else {
        superview.insertSubview(toView, aboveSubview: fromView)
        AnimationClock.current?.onReturn {
          superview.insertSubview(fromView, belowSubview: toView)
          toView.removeFromSuperview()
        }
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: superview, duration: duration, options: options, animations: change,
      completion: completion)
  }
}
