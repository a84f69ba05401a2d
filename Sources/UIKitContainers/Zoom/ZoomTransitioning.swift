import UIKitCore
import GlissadeTransitions
import GlissadeLayers
import GlissadeMotion

/// The animator and driver of a zoom. It uses only the public API of transitions.
///
/// A display link moves the page by the springs of a `ZoomMotion`. Touches move the page by a
/// `ZoomGrip`.
@MainActor final class ZoomTransitioning: NSObject {
  /// The two ends of a zoom.
  enum End {
    case source, page
  }

  enum Phase {
    case idle
    /// The page moves to an end.
    case running(ZoomMotion, to: End)
    /// Touches hold the page, which was moving to an end before.
    case held(ZoomGrip?, from: End)
    /// The owner of the animator has stopped the page at its current place.
    case stopped
    case over
  }

  let zoom: Zoom
  let isOpening: Bool
  let wantsInteractiveStart: Bool
  var phase = Phase.idle
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  private(set) var stage: ZoomStage?
  private(set) var source: ZoomSource?
  private(set) var pose = ZoomPose(frame: .zero, progress: 0, crop: 0, opacity: 0)
  private(set) var context: (any UIViewControllerContextTransitioning)?
  /// The display link. The scene retains it, and it retains this object while it runs.
  private weak var link: CADisplayLink?
  /// A Boolean value that indicates whether the page fades instead of growing and shrinking.
  private let isCalm = UIAccessibility.isReduceMotionEnabled
  /// A closure that is called at the end of the zoom.
  var onEnd: () -> Void = {}
  /// A closure that returns the velocities of the touches that hold the page, and whether they have
  /// moved the page. It returns `nil` if there are no touches.
  var touches: () -> (velocity: ZoomStep, haveMoved: Bool)? = { nil }

  /// The angular frequency of the spring that opens or closes a page that nobody touches, in
  /// radians per second.
  static let ownFrequency = 18.0

  /// Creates the animator and driver of one transition.
  ///
  /// - Parameters:
  ///   - isOpening: A Boolean value that indicates whether the transition opens the page. Otherwise
  ///     it closes the page.
  ///   - isInteractive: A Boolean value that indicates whether touches begin the transition.
  init(_ zoom: Zoom, isOpening: Bool, isInteractive: Bool) {
    (self.zoom, self.isOpening, wantsInteractiveStart) = (zoom, isOpening, isInteractive)
    super.init()
  }

  /// The controller of the page, and the controller that shows the source view.
  private var controllers: (page: UIViewController, source: UIViewController)? {
    guard let from = context?.viewController(forKey: .from),
      let to = context?.viewController(forKey: .to)
    else { return nil }
    return isOpening ? (to, from) : (from, to)
  }

  /// The end of the zoom at which the transition finishes.
  var finishingEnd: End { isOpening ? .page : .source }
  /// The end of the zoom at which the transition starts.
  var startingEnd: End { isOpening ? .source : .page }

  /// The frame of the page at rest, in points of the container.
  var pageFrame: CGRect { stage?.pageFrame() ?? .zero }
}

// This extension starts the transition.
extension ZoomTransitioning: UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    startInteractiveTransition(context)
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { self }

  func animationEnded(_ transitionCompleted: Bool) {
    onEnd()
    (context, onEnd, touches) = (nil, {}, { nil })
  }

  /// Adds the views of the zoom, and moves the page to the finishing end unless touches begin the
  /// transition.
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let page = context.view(forKey: isOpening ? .to : .from) else {
      return context.completeTransition(false)
    }
    placeArrivingView(in: context)
    let (container, controller) = (context.containerView, controllers?.page)
    stage = ZoomStage(container: container, page: page, options: zoom.options) {
      [weak container, weak context] in
      let frame = controller.flatMap { context?.finalFrame(for: $0) } ?? .zero
      return frame.isEmpty ? container?.bounds ?? .zero : frame
    }
    stage?.fitPage()
    container.layoutIfNeeded()
    findSource()
    // The client, which was called for the layout and the source, may have ended the transition.
    guard self.context != nil else {
      return conclude(at: context.transitionWasCancelled ? startingEnd : finishingEnd, in: context)
    }
    pose = isOpening ? sourcePose : pagePose
    stage?.apply(pose)
    if wantsInteractiveStart {
      phase = .held(nil, from: .page)
    } else {
      run(to: finishingEnd, velocity: .zero, at: CACurrentMediaTime(), frequency: Self.ownFrequency)
    }
  }

  /// Adds the view of the controller that shows the source view beneath the page, if the page is
  /// closing.
  private func placeArrivingView(in context: any UIViewControllerContextTransitioning) {
    guard !isOpening, let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to),
      let page = context.view(forKey: .from)
    else { return }
    UIView.performWithoutAnimation {
      let frame = context.finalFrame(for: controller)
      if to.frame != frame { to.frame = frame }
      if page.superview === context.containerView {
        context.containerView.insertSubview(to, belowSubview: page)
      } else {
        context.containerView.insertSubview(to, at: 0)
      }
    }
  }

  /// Requests the source view, hides it, and shows its picture on the card.
  private func findSource() {
    guard !isCalm, let (page, shower) = controllers, let stage else { return }
    source = zoom.source(of: page, in: shower, container: stage.container)
    stage.align = { [zoom, weak page, weak source] in
      page.flatMap { zoom.alignmentRect(of: $0, source: source?.view) }
    }
    stage.sourceRadius = source?.cornerRadius ?? 0
    stage.show(source?.hide())
  }
}

// This extension moves the page to the ends of the zoom.
extension ZoomTransitioning {
  /// The pose of the page at rest.
  private var pagePose: ZoomPose {
    ZoomPose(frame: pageFrame, progress: 1, crop: 1, opacity: 1)
  }

  /// The duration to which a spring of the client's that has none of its own is fitted, in seconds.
  private static let fittedDuration: TimeInterval = 0.5

  /// The size of a page without a source view, as a fraction of its size at rest.
  private static let fractionWithoutSource: CGFloat = 0.3

  /// The pose of the page at its source view. Without a source view, the page is transparent and at
  /// the center.
  private var sourcePose: ZoomPose {
    if let frame = source?.frame {
      return ZoomPose(frame: frame, progress: 0, crop: 0, opacity: 1)
    }
    let frame = pageFrame
    if isCalm {
      // A page that the user has moved fades where it is.
      let place = pose.size.width > 1 ? pose : pagePose
      var calm = place
      (calm.components[5], calm.components[6], calm.components[7]) = (0, 1, 0)
      return calm
    }
    let factor = Self.fractionWithoutSource
    return ZoomPose(
      frame: frame.insetBy(
        dx: frame.width * (1 - factor) / 2, dy: frame.height * (1 - factor) / 2),
      progress: 0, crop: 1, opacity: 0)
  }

  func pose(at end: End) -> ZoomPose { end == .page ? pagePose : sourcePose }

  /// The size of the source view, or `nil` if there is none.
  var sourceSize: CGSize? { source?.frame?.size }

  // MARK: Motion

  /// Moves the page to an end with springs.
  ///
  /// - Parameters:
  ///   - velocity: The velocities of the pose's components, per second.
  ///   - time: The time at which the page has the current pose.
  ///   - frequency: The angular frequency in radians per second, or `nil` for that of a release.
  func run(to end: End, velocity: SIMD8<Double>, at time: TimeInterval, frequency: Double? = nil) {
    let target = pose(at: end).turnedLike(pose)
    var settlingTime = HandOffSpring.usualSettlingTime
    if frequency == nil {
      let own = zoom.options.releaseSpring ?? UISpringTimingParameters(HandOffSpring())
      switch own.dragSpring(duration: Self.fittedDuration) {
      case .handOff: break
      case .release(let time): settlingTime = time
      case .spring(let spring):
        return run(
          ZoomMotion(from: pose, velocity: velocity, to: target, at: time, spring: spring), to: end)
      }
    }
    let motion = ZoomMotion(
      from: pose, velocity: velocity, to: target, at: time, frequency: frequency,
      settlingTime: settlingTime)
    let own = Spring(angularFrequency: motion.frequency, dampingRatio: 1)
    let tuned = UISpringTimingParameters.tuned(own)
    guard tuned != own else { return run(motion, to: end) }
    run(
      ZoomMotion(from: pose, velocity: velocity, to: target, at: time, spring: tuned), to: end)
  }

  private func run(_ motion: ZoomMotion, to end: End) {
    phase = .running(motion, to: end)
    if link == nil {
      let link = CADisplayLink(target: self, selector: Selector(ZoomTransitioning.step))
      link.add(to: .main, forMode: .common)
      self.link = link
    }
    show(motion.pose(at: CACurrentMediaTime()))
  }

  /// Shows the page at the time of the frame.
  func step(_ link: CADisplayLink) {
    let now = link.targetTimestamp
    guard case .running(let motion, let end) = phase else { return }
    let goal = pose(at: end).turnedLike(pose)
    if goal.differs(from: motion.target), !isCalm || end == .page {
      // The source view or the window has moved. The page turns towards its new target, with the
      // same position and velocity.
      return run(motion.turned(to: goal, at: now), to: end)
    }
    show(motion.pose(at: now))
    if motion.isSettled(at: now) { finish(at: end) }
  }

  func show(_ pose: ZoomPose) {
    self.pose = pose
    stage?.apply(pose)
  }

  func stopLink() {
    link?.invalidate()
    link = nil
  }

  private func finish(at end: End) {
    let context = context
    conclude(at: end, in: context)
    context?.completeTransition(end == finishingEnd)
  }

  /// Removes everything that belongs to the zoom, and calls the completions.
  func conclude(at end: End, in context: (any UIViewControllerContextTransitioning)?) {
    phase = .over
    stopLink()
    let staysBehind = context?.view(forKey: isOpening ? .from : .to) == nil
    stage?.takeDown(keepsPage: end == .page, keepsDimming: staysBehind)
    if end == .page, !isOpening { context?.view(forKey: .to)?.removeFromSuperview() }
    stage = nil
    source?.restore()
    source = nil
    let position: UIViewAnimatingPosition = end == finishingEnd ? .end : .start
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}

extension ZoomPose {
  /// Returns the pose with its rotation replaced by the full turn nearest to the rotation of
  /// another pose.
  fileprivate func turnedLike(_ other: ZoomPose) -> ZoomPose {
    var turned = self
    turned.components[4] = (other.components[4] / (2 * .pi)).rounded() * 2 * .pi
    return turned
  }

  /// Returns whether the difference to another pose would be visible at the end of a motion.
  fileprivate func differs(from other: ZoomPose) -> Bool {
    let difference = components - other.components
    return (0..<8).contains { abs(difference[$0]) > 1e-6 }
  }
}
