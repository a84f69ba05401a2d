import Foundation
import GlissadeLayers
import GlissadeMotion
import GlissadeTransitions

/// A drag of content between stops, which can be caught, reversed and released at any time.
///
/// ```swift
/// let drag = InterruptibleDrag(along: .vertical)
/// drag.stops = [DragStop("open", at: 120), DragStop("closed", at: 600)]
/// drag.onMove = { [card] top in card.frame.origin.y = top }
/// card.addGestureRecognizer(drag.pan)
/// ```
///
/// The pan moves the content. When the pan ends, `releaseRule` chooses a stop, and the content
/// moves to it with a `HandOffSpring` that continues the pointer's velocity. A press catches moving
/// content. A program moves the content to a stop with `move(to:animated:)`.
///
/// The position of the content is a model value at every instant. The closure `onMove` is called
/// with each new position and places the content there without an animation.
///
/// To make the content appear and disappear in the transitions of a view controller, set `exit`,
/// and return `driver` and the animators of `animationController(isPresenting:)` from the
/// transitioning delegate; see <doc:GettingStarted>.
@preconcurrency @MainActor public final class InterruptibleDrag: NSObject {
  /// The axis of the drag.
  public let axis: NSLayoutConstraint.Axis
  /// The pan that drags the content. It begins at once on moving content, and on content at rest
  /// once it moves along the axis.
  public var pan: UIPanGestureRecognizer { ownPan }
  let ownPan = CatchingPan()

  /// A Boolean value that indicates whether a drag in a scroll view of the content also moves the
  /// content: upwards until the content is at its first stop, and downwards when the scroll view is
  /// at its beginning. The default is `true`.
  public var sharesWithScrollViews = true

  // MARK: Stops

  /// The stops of the content, in any order. When the position of a stop changes, content that
  /// rests at the stop moves with it.
  ///
  /// The default is one stop, at 0.
  public var stops: [DragStop] {
    get { motion.stops.all }
    set { change(to: Stops(newValue, lower: motion.stops.lower, upper: motion.stops.upper)) }
  }
  /// The resistance of content that is pulled beyond the first stop. If it is `nil`, the default,
  /// the content cannot be pulled beyond that stop.
  public var bandBeforeFirstStop: RubberBand? {
    get { motion.stops.lower.band }
    set { change(to: Stops(stops, lower: .init(newValue), upper: motion.stops.upper)) }
  }
  /// The resistance of content that is pulled beyond the last stop. If it is `nil`, the default,
  /// the content cannot be pulled beyond that stop.
  public var bandAfterLastStop: RubberBand? {
    get { motion.stops.upper.band }
    set { change(to: Stops(stops, lower: motion.stops.lower, upper: .init(newValue))) }
  }

  // MARK: Decision

  /// The rule by which a release chooses a stop.
  public var releaseRule = ReleaseRule() {
    didSet { releaseRule = releaseRule.usable(or: oldValue) }
  }
  /// A closure that returns the stop to which released content moves. Its arguments are the release
  /// and the stop that `releaseRule` has chosen. The default returns the chosen stop.
  ///
  /// The closure must not change anything, because it is also called during a drag, to show the
  /// decision that a release would make.
  public var stopForRelease: (DragRelease, DragStop) -> DragStop.ID = { $1.id }

  // MARK: Motion

  /// The spring with which released content moves to a stop, such as one that was tuned in the
  /// sandbox and copied. The motion continues the pointer's velocity, which replaces the initial
  /// velocity of the spring. If it is `nil`, the default, the content moves with a `HandOffSpring`.
  ///
  ///     drag.releaseSpring = UISpringTimingParameters(duration: 0.3, bounce: 0.2)
  public var releaseSpring: UISpringTimingParameters?
  /// A closure that places the content at a position along the axis, in points.
  public var onMove: (CGFloat) -> Void = { _ in }
  /// A closure that receives the stop to which the content begins to move by itself.
  public var willRest: (DragStop) -> Void = { _ in }
  /// A closure that receives the stop at which the content has come to rest.
  public var didRest: (DragStop) -> Void = { _ in }

  // MARK: Transitions

  /// The stop at which the content is gone. The content moves to this stop and back only in a
  /// transition, which the drag drives. The value is `nil` for content that always stays.
  public var exit: DragStop.ID?
  /// The stop to which a presentation moves the content; `nil` stands for the stop beside `exit`.
  public var entry: DragStop.ID?
  /// A closure that dismisses the content. A drag from the stop beside `exit` towards `exit` calls
  /// it, and then drives the dismissal.
  public var onExit: () -> Void = {}
  /// The interaction controller of the content's transitions, for the transitioning delegate to
  /// return.
  public let driver: UIPercentDrivenInteractiveTransition

  // MARK: State

  /// The adapter of UIKit's own container that uses the drag, or `nil` for a client's drag.
  private weak var owner: (any DragAdapter)?
  private let plainAdapter = PlainDragAdapter()
  private(set) var motion = DragMotion(Stops([DragStop("start", at: 0)]), at: "start")
  /// The pan that drags the content at present, or `nil`.
  weak var activePan: UIPanGestureRecognizer?
  /// The animator of the transition in which the content moves or fades, or `nil`.
  weak var transitioning: DragTransitioning?
  /// The animator of the transition that moves the content, or `nil`.
  weak var animator: DragAnimator?
  /// The state of a drag in a scroll view that also drags the content, or `nil`. It consists of the
  /// part of the pan's translation that has been applied, and the vertical content offset, in
  /// points.
  var scrolling: (travel: CGFloat, offset: CGFloat)?
  /// A Boolean value that indicates whether a transition fades the content. Fading content cannot
  /// be dragged.
  var isFading = false
  /// The reason of the latest decision of a release, for the log, or `nil`.
  var reason: String?
  private var frames: CADisplayLink?
  /// A hold that keeps the transaction open in which the content began to move by itself.
  private var hold: TransactionHold?

  /// Creates a drag along an axis, with one stop at 0 and without content.
  public convenience init(along axis: NSLayoutConstraint.Axis) {
    self.init(along: axis, of: nil)
  }

  /// Creates a drag for one of UIKit's own containers.
  package init(along axis: NSLayoutConstraint.Axis, of owner: (any DragAdapter)?) {
    self.axis = axis
    self.owner = owner
    let driver = DragDriver()
    self.driver = driver
    super.init()
    driver.mover = self
    ownPan.addTarget(self, action: Selector(InterruptibleDrag.follow))
    ownPan.isCatching = { [weak self] in
      self.map { $0.isMoving && $0.adapter.catchesAtOnce } ?? false
    }
    ownPan.delegate = self
    ownPan.allowedScrollTypesMask = .continuous
  }

  var adapter: any DragAdapter { owner ?? plainAdapter }

  /// The present position of the content along the axis, in points.
  public var position: CGFloat { motion.position(at: now) }
  /// The velocity of the content while it moves by itself, in points per second.
  public var velocity: CGFloat { motion.velocity(at: now) }
  /// A Boolean value that indicates whether a pointer drags the content.
  public var isDragging: Bool { motion.isDragging }
  /// A Boolean value that indicates whether the content moves by itself, so that a press catches
  /// it.
  public var isMoving: Bool { motion.isSettling && !isFading && !adapter.isLocked }
  /// A Boolean value that indicates whether neither a pointer nor a transition moves the content.
  var isFree: Bool { !motion.isDragging && animator == nil && !isFading }
  /// The stop at which the content rests, or to which it moves; `nil` while it is dragged.
  public var target: DragStop? {
    switch motion.phase {
    case .resting: motion.origin
    case .settling(let settling): settling.stop
    case .dragging: nil
    }
  }

  /// Moves the content to a stop. If the stop is `exit` and no transition moves the content,
  /// `onExit` is called to begin one instead.
  ///
  /// - Parameters:
  ///   - stop: The identity of the stop. An identity that is not among `stops` is ignored.
  ///   - isAnimated: A Boolean value that indicates whether the content moves to the stop,
  ///     beginning with its present velocity, or is at the stop at once.
  public func move(to stop: DragStop.ID, animated isAnimated: Bool) {
    guard motion.stops[stop] != nil else { return }
    if stop == exit, animator == nil { return onExit() }
    stopDragging()
    send(isAnimated ? .sent(to: stop, velocity: nil, by: .handOff) : .placed(at: stop))
  }
}

// The events that change the motion of the content, and the effects of each event.
extension InterruptibleDrag {
  var now: TimeInterval {
    activePan?.scene?.layerHost.now ?? pan.scene?.layerHost.now ?? CACurrentMediaTime()
  }

  /// Replaces the stops and the behavior at both ends. Content that moves in a transition continues
  /// to the new position of its stop.
  package func change(to stops: Stops, by spring: DragSpring? = nil) {
    send(
      .stopsChanged(stops, instead: entry, by: animator == nil ? spring : .handOff))
  }

  /// Handles an event, and performs its effects.
  package func send(_ event: DragEvent) {
    let effects = motion.receive(event, at: now)
    followFrames()
    for effect in effects where effect.isDue(in: motion) { perform(effect) }
  }

  private func perform(_ effect: DragEffect) {
    switch effect {
    case .place(let position): place(at: position)
    case .willRest(let stop):
      decideTransition(for: stop)
      willRest(stop)
    case .didRest(let stop):
      endTransition(at: stop)
      didRest(stop)
    }
  }

  /// Starts a display link while the content moves by itself, and invalidates it otherwise.
  private func followFrames() {
    guard motion.isSettling else {
      frames?.invalidate()
      frames = nil
      hold = nil
      return
    }
    guard frames == nil else { return }
    hold = CATransaction.hold()
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      self.send(.frame)
    }
    link.add(to: .main, forMode: .common)
    frames = link
  }
}

extension Stops.End {
  init(_ band: RubberBand?) { self = band.map { .elastic($0) } ?? .rigid }

  var band: RubberBand? {
    switch self {
    case .elastic(let band): band
    case .rigid: nil
    }
  }
}

extension UIGestureRecognizer {
  fileprivate var scene: UIWindowScene? { view?.window?.windowScene }
}
