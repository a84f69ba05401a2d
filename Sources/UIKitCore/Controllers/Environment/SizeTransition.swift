import Foundation
import GlissadeLayers

/// The coordinator of a change of a window's size, alongside which controllers can animate.
///
/// The content has its new size at once, and the animations alongside take
/// `MotionDurations.windowResize` seconds. While the user drags the window's edge, there is one
/// change per frame, and the animations of these changes add up.
@MainActor final class SizeTransition: UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let window: UIWindow
  private weak var scene: UIWindowScene?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var phase = Phase.waiting
  private var start: TimeInterval = 0

  private enum Phase {
    case waiting, running, ended
  }

  init(window: UIWindow, scene: UIWindowScene) {
    self.window = window
    self.scene = scene
  }

  /// Runs the animations that were added before the resize, now that the window has its new size.
  func begin() {
    phase = .running
    start = scene?.layerHost.now ?? 0
    let animations = animations
    self.animations = []
    UIView.animate(withDuration: MotionDurations.windowResize, delay: 0, options: [.curveEaseInOut])
    {
      for animation in animations { animation(self) }
      self.window.layoutIfNeeded()
    } completion: { _ in
      self.end()
    }
  }

  private func end() {
    phase = .ended
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard phase != .ended else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if phase == .waiting {
      animations.append(animation)
    } else {
      UIView.animate(withDuration: MotionDurations.windowResize) { animation(self) }
    }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?)
    -> Bool
  { animate(alongsideTransition: animation, completion: completion) }

  // A change of size is not interactive, so these handlers are never called.
  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {}
  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {}

  // MARK: Context

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { MotionDurations.windowResize }
  var percentComplete: CGFloat {
    switch phase {
    case .waiting: 0
    case .running:
      min(1, max(0, ((scene?.layerHost.now ?? start) - start) / MotionDurations.windowResize))
    case .ended: 1
    }
  }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
